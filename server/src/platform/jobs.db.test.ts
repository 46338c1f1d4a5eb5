import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { type Attempt, Jobs } from './jobs.ts';

const WORKER = path.join(import.meta.dirname, '../../test/stuck-worker.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('takes a killed worker’s job over within a minute', async () => {
  const taken: Attempt[] = [];
  const jobs = new Jobs(database.url, pino({ level: 'silent' }));
  jobs.define({
    queue: 'test-takeover',
    run: async (_data, attempt) => {
      taken.push(attempt);
    },
  });
  // Not yet working: the job must first be taken by the one that dies.
  await jobs.start({ work: false });
  const victim = spawn(process.execPath, [WORKER, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'test-takeover', {}));
  if (!victim.stdout) throw new Error('The worker has no output');
  await once(victim.stdout, 'data');
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  await jobs.stop();

  const successor = new Jobs(database.url, pino({ level: 'silent' }));
  successor.define({
    queue: 'test-takeover',
    run: async (_data, attempt) => {
      taken.push(attempt);
    },
  });
  await successor.start({ work: true });
  await vi.waitFor(() => expect(taken).toEqual([{ number: 2, isLast: false }]), {
    timeout: 60_000,
    interval: 250,
  });
  await successor.stop();
}, 90_000);
