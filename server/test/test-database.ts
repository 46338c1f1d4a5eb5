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
  return {
    pool,
    db: createDatabase(pool),
    url,
    drop: async () => {
      await pool.end();
      await dropDatabase(clusterUrl, name);
    },
  };
}

function replaceDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Connections are closed by their owners before the server has noticed; one that is cut in between fails where nobody
 * listens. What is still there after a moment was left open, and must not keep the run from ending.
 */
async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
      if (rowCount === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
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
