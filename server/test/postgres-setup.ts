import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { defineJobs } from '../src/background.ts';
import { seedDemoBank } from '../src/demo/seed-demo-bank.ts';
import { startPostgres } from '../src/embedded/postgres.ts';
import { createDatabase, createPool } from '../src/platform/database.ts';
import { Jobs } from '../src/platform/jobs.ts';
import { migrate } from '../src/platform/migrate.ts';
import { testMailSettings } from './test-mail-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the cluster's administrative database; the other databases differ in the path only. */
    clusterUrl: string;
    templateName: string;
  }
}

const TEMPLATE = 'template_demo_bank';

/** Starts one cluster for the whole run and fills one database, which every test file then copies. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gerbang-test-'));
  // PostgreSQL runs under another account when the tests run as root, and has to pass through.
  await chmod(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, fast: true });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await postgres.createDatabase(TEMPLATE);
    await fillTemplate(postgres.databaseUrl(TEMPLATE));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('clusterUrl', postgres.databaseUrl('postgres'));
  project.provide('templateName', TEMPLATE);
  return stop;
}

async function fillTemplate(url: string): Promise<void> {
  const pool = createPool(url);
  const db = createDatabase(pool);
  const jobs = new Jobs(url, pino({ level: 'warn' }));
  try {
    await migrate(pool);
    await seedDemoBank(pool, { size: 'small', now: new Date() });
    // The queue's own tables are made here once, instead of at the start of every test file.
    defineJobs(jobs, { db, jobs }, testMailSettings);
    await jobs.start({ work: false });
  } finally {
    // A template can only be copied while nobody is connected to it.
    await jobs.stop();
    await pool.end();
  }
}
