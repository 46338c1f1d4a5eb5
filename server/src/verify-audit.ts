import { join } from 'node:path';
import { readSettings } from './config.ts';
import { startPostgres } from './embedded/postgres.ts';
import { verifyAudit } from './platform/audit.ts';
import { createDatabase, createPool } from './platform/database.ts';

/** Checks the whole audit chain and says so; exits 1 when a link is broken. */
const settings = readSettings(process.env);
const embedded = settings.DATABASE_URL
  ? undefined
  : await startPostgres({ dataDir: join(settings.DATA_DIR, 'postgres') });
const pool = createPool(settings.DATABASE_URL ?? embedded?.url ?? '', 2);
try {
  const verdict = await verifyAudit(createDatabase(pool));
  const broken = verdict.brokenAt !== undefined;
  process.stdout.write(
    broken
      ? `The audit chain is broken at event ${verdict.brokenAt} of ${verdict.events}.\n`
      : `The audit chain is whole: ${verdict.events} events.\n`,
  );
  process.exitCode = broken ? 1 : 0;
} finally {
  await pool.end();
  await embedded?.stop();
}
