import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const FOLDER = join(import.meta.dirname, '../../migrations');
// Any constant will do: replicas that start together queue up behind it.
const MIGRATION_LOCK = 7_301_984;

/** Runs the migrations that have not run yet, in file order, each in a transaction. Forward only. */
export async function migrate(pool: pg.Pool, folder = FOLDER): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const pending = files.filter((file) => !done.has(file));
    for (const file of pending) await runMigration(client, join(folder, file), file);
    return pending;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

async function runMigration(client: pg.PoolClient, path: string, name: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
