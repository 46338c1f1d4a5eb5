import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { removeOldAttempts } from './login-attempts.ts';

interface ArtifactRow {
  readonly payload: AdapterPayload;
  readonly consumed: number | null;
}

const SWEEP_EVERY_MS = 5 * 60_000;

/** Keeps what the provider library has to remember in PostgreSQL, all kinds of it in one table. */
export function createArtifactAdapter(pool: Pool): (model: string) => Adapter {
  const sweep = createSweeper(pool);
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      sweep();
      await pool.query(
        `insert into idp.artifact (model, id, payload, grant_id, session_uid, expires_at)
         values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
         on conflict (model, id) do update
           set payload = excluded.payload, grant_id = excluded.grant_id,
               session_uid = excluded.session_uid, expires_at = excluded.expires_at`,
        [model, id, payload, payload.grantId ?? null, payload.uid ?? null, expiresIn ?? null],
      );
    },
    find: (id) => readArtifact(pool, 'model = $1 and id = $2', [model, id]),
    findByUid: (uid) => readArtifact(pool, 'model = $1 and session_uid = $2', [model, uid]),
    // Belongs to the device flow, which is switched off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const consumed = await pool.query(
        'update idp.artifact set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
        [model, id],
      );
      // The library checks before it consumes; of two requests that both passed the check only one may win.
      if (consumed.rowCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await pool.query('delete from idp.artifact where model = $1 and id = $2', [model, id]);
    },
    async revokeByGrantId(grantId) {
      await pool.query('delete from idp.artifact where model = $1 and grant_id = $2', [model, grantId]);
    },
  });
}

async function readArtifact(
  pool: Pool,
  where: string,
  values: string[],
): Promise<AdapterPayload | undefined> {
  const found = await pool.query<ArtifactRow>(
    `select payload, extract(epoch from consumed_at)::float8 as consumed from idp.artifact where ${where}`,
    values,
  );
  const row = found.rows[0];
  if (row === undefined) return undefined;
  // Expiry is left to the library, which allows for clocks that differ.
  return row.consumed === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed) };
}

/**
 * Removes what has expired, now and then while something else is written. There is no timer, so nothing
 * runs on after the pool was closed.
 */
function createSweeper(pool: Pool): () => void {
  let lastSweep = 0;
  return () => {
    if (Date.now() - lastSweep < SWEEP_EVERY_MS) return;
    lastSweep = Date.now();
    // A sweep that fails is made up for by the next one; the request at hand must not suffer.
    void Promise.all([
      pool.query("delete from idp.artifact where expires_at < now() - interval '5 minutes'"),
      removeOldAttempts(pool),
    ]).catch(() => undefined);
  };
}
