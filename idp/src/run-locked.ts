import type { Pool, PoolClient } from 'pg';

/** Any constant will do, as long as nobody else locks it. */
const SETUP_LOCK = 7_201_001;

/** One transaction at a time across all processes, for what is set up once and then only read. */
export async function runLocked(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
