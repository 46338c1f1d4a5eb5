import { sql } from 'kysely';
import type { Jobs } from '../platform/jobs.ts';
import { doWork, type Workplace } from '../platform/work.ts';
import { endGrant } from './end-grant.ts';
import type { UndoGrant } from './grant.ts';
import { GRANTS_OF_LEAVER, type LeaverJob } from './queue-leaver.ts';
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
  jobs.define<LeaverJob>({
    queue: GRANTS_OF_LEAVER,
    run: ({ userId }) => endGrantsOfLeaver(workplace, undo, userId),
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

/** Ends what still runs of somebody whose account was switched off; one who is back meanwhile keeps it. */
async function endGrantsOfLeaver(workplace: Workplace, undo: UndoGrant, userId: number): Promise<void> {
  const running = await workplace.db
    .selectFrom('temporary_grant as g')
    .innerJoin('person as p', 'p.user_id', 'g.user_id')
    .select('g.request_id')
    .where('g.user_id', '=', userId)
    .where('g.stopped_at', 'is', null)
    .where('p.active', '=', false)
    .execute();
  for (const { request_id: requestId } of running) {
    const stopper = { userId: null, ip: null, reason: 'deactivated' } as const;
    await doWork(workplace, (work) => endGrant(work, undo, requestId, stopper));
  }
}
