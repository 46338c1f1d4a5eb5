import { pino } from 'pino';
import { Jobs } from '../src/platform/jobs.ts';

/** A worker that takes a job, says so, and never ends: what a test then kills. */
const jobs = new Jobs(process.argv[2] ?? '', pino({ level: 'silent' }));
jobs.define({
  queue: 'test-takeover',
  run: () => {
    process.stdout.write('taken\n');
    return new Promise(() => {});
  },
});
await jobs.start({ work: true });
