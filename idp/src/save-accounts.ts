import type { Pool } from 'pg';
import { hashPassword } from './password-hash.ts';
import { prepareSchema } from './prepare-schema.ts';

export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly employeeId: string;
  readonly displayName: string;
  readonly email: string;
}

const BATCH = 5_000;

/**
 * Creates or updates demo accounts.
 *
 * Equal passwords get one hash with one salt. A salt of its own for each account would keep equal
 * passwords from being recognised, but the demo accounts share one published password anyway, and
 * 50,000 scrypt runs would take a quarter of an hour. This provider never holds real people.
 */
export async function saveAccounts(pool: Pool, accounts: readonly NewAccount[]): Promise<void> {
  await prepareSchema(pool);
  const hashes = new Map<string, string>();
  for (const password of new Set(accounts.map((account) => account.password))) {
    hashes.set(password, await hashPassword(password));
  }
  for (let start = 0; start < accounts.length; start += BATCH) {
    await saveBatch(pool, accounts.slice(start, start + BATCH), hashes);
  }
}

async function saveBatch(
  pool: Pool,
  accounts: readonly NewAccount[],
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await pool.query(
    `insert into idp.account (username, password_hash, employee_id, display_name, email)
     select lower(username), password_hash, employee_id, display_name, email
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
         as given (username, password_hash, employee_id, display_name, email)
     on conflict (username) do update
       set password_hash = excluded.password_hash, employee_id = excluded.employee_id,
           display_name = excluded.display_name, email = excluded.email`,
    [
      accounts.map((account) => account.username),
      accounts.map((account) => hashes.get(account.password)),
      accounts.map((account) => account.employeeId),
      accounts.map((account) => account.displayName),
      accounts.map((account) => account.email),
    ],
  );
}
