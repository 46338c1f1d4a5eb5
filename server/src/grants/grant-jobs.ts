import { sql } from 'kysely';
import type { Jobs } from '../platform/jobs.ts';
import { doWork, type Workplace } from '../platform/work.ts';
import { endGrant } from './end-grant.ts';
import type { UndoGrant } from './grant.ts';
import { GRANT_ENDS, type GrantEndJob } from './start-grant.ts';

const BATCH = 500;

/** The server ends grants on time, whether or not a browser is open; the sweep catches what a lost job left. */
export function defineGrantJobs(jobs: Jobs, workplace: Workplace, undo: UndoGrant): void {
  jobs.define<GrantEndJob>({
    queue: GRANT_ENDS,
    run: async ({ requestId }) => {
      await doWork(workplace, (work) => endGrant(work, undo, BigInt(requestId)));
    },
  });
  jobs.define({
    queue: 'sweep-grants',
    every: '* * * * *',
    run: async () => {
      await endDueGrants(workplace, undo);
    },
  });
}

/** Ends every grant whose moment has passed, as after a time in which no server was running. */
export async function endDueGrants(workplace: Workplace, undo: UndoGrant): Promise<number> {
  const due = await workplace.db
    .selectFrom('temporary_grant')
    .select('request_id')
    .where('stopped_at', 'is', null)
    .where('valid_until', '<=', sql<Date>`now()`)
    .orderBy('valid_until')
    .limit(BATCH)
    .execute();
  for (const { request_id: requestId } of due) {
    await doWork(workplace, (work) => endGrant(work, undo, requestId));
  }
  return due.length;
}
