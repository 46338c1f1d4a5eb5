import { pino } from 'pino';
import { buildApp } from './app.ts';
import { defineJobs } from './background.ts';
import { buildWeb } from './build-web.ts';
import { BadSettings, readSettings, type Settings } from './config.ts';
import { DEMO_RANGE_LIMITS } from './directory/read-range-limits.ts';
import { StartupProblem } from './embedded/startup-problem.ts';
import { chooseEmployeeSource } from './employee-source.ts';
import { demandFreePort } from './listen.ts';
import { createDatabase, createPool } from './platform/database.ts';
import { Jobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';
import { serveWeb } from './serve-web.ts';
import { printSummary, sayProgress } from './start-summary.ts';
import { type Surroundings, startSurroundings } from './surroundings.ts';

/** Starts the whole portal and stays until a signal ends it. */
async function main(): Promise<void> {
  const started = performance.now();
  const settings = readSettings(process.env);
  await demandFreePort(settings.PORT, settings.HOST);
  const embedded = !settings.DATABASE_URL;
  const log = pino({ level: embedded && !process.env.LOG_LEVEL ? 'warn' : settings.LOG_LEVEL });

  const surroundings = await startSurroundings(settings, log);
  const stop = await startPortal(settings, surroundings, log).catch(async (error: unknown) => {
    await surroundings.stop();
    throw error;
  });
  onEnd(stop, log);
  printSummary(settings, embedded, performance.now() - started);
}

async function startPortal(settings: Settings, surroundings: Surroundings, log: pino.Logger) {
  const pool = createPool(surroundings.databaseUrl, settings.DATABASE_POOL);
  pool.on('error', (error) => log.error({ err: error }, 'database connection'));
  const ran = await migrate(pool);
  if (ran.length > 0) sayProgress(`Database migrated (${ran.length} steps)`);
  await surroundings.fill(pool);

  const db = createDatabase(pool);
  const employeeSource = chooseEmployeeSource(settings);
  const jobs = new Jobs(surroundings.databaseUrl, log);
  defineJobs(
    jobs,
    { db, jobs },
    {
      smtpUrl: surroundings.smtpUrl,
      mailFrom: settings.MAIL_FROM,
      publicUrl: settings.publicUrl,
    },
    employeeSource,
  );
  await jobs.start({ work: settings.RUN_JOBS === 'yes' });

  const dist = await buildWeb(sayProgress);
  const app = await buildApp({
    db,
    jobs,
    token: {
      issuer: surroundings.issuer,
      audience: settings.OIDC_AUDIENCE,
      employeeClaim: settings.OIDC_EMPLOYEE_CLAIM,
      ...(surroundings.discoveryUrl && { discoveryUrl: surroundings.discoveryUrl }),
    },
    clientId: settings.OIDC_CLIENT_ID,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.TRUSTED_PROXIES,
    log,
    inbox: surroundings.hasInbox,
    employeeSource,
    rangeLimitSource: settings.RANGE_LIMIT_SOURCE ?? (settings.DATABASE_URL ? undefined : DEMO_RANGE_LIMITS),
  });
  await surroundings.mount(app, pool);
  await serveWeb(app, dist, surroundings.issuer);
  await app.listen({ port: settings.PORT, host: settings.HOST });

  return async () => {
    await app.close();
    await jobs.stop();
    await pool.end();
    await surroundings.stop();
  };
}

function onEnd(stop: () => Promise<void>, log: pino.Logger): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

main().catch((error: unknown) => {
  const plain = error instanceof BadSettings || error instanceof StartupProblem;
  process.stderr.write(
    `${plain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
