import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Db } from '../src/platform/database.ts';

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly url: string;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** A database of one's own with the whole demo bank in it; copying the template takes some 20 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = pg.escapeIdentifier(inject('templateName'));
  await runOnCluster(
    clusterUrl,
    `create database ${pg.escapeIdentifier(name)} template ${template} strategy file_copy`,
  );
  const url = replaceDatabase(clusterUrl, name);
  const pool = createPool(url);
  // The pool has let go of a closing connection before the server has; a drop in between cuts it, and nobody listens.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    db: createDatabase(pool),
    url,
    drop: async () => {
      await pool.end();
      // By force: a job queue or a session that a test left open must not keep the run from ending.
      await runOnCluster(clusterUrl, `drop database ${pg.escapeIdentifier(name)} with (force)`);
    },
  };
}

function replaceDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function runOnCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
