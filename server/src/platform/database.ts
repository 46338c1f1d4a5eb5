import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../tables.ts';

export type Db = Kysely<Database>;
/** A transaction handle. Writes take this and never the pool, so an effect cannot slip out of its transaction. */
export type Tx = Transaction<Database>;
/** For reads that serve both. */
export type DbOrTx = Db | Tx;

// Dates stay text (a resign date has no time zone); amounts stay exact.
const DATE_OID = 1082;
const INT8_OID = 20;

export function createPool(connectionString: string, max = 20): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  types.setTypeParser(INT8_OID, (text) => BigInt(text));
  return new pg.Pool({ connectionString, max, types, application_name: 'gerbang' });
}

export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
