import { sql } from 'kysely';
import { appendAudit } from '../../platform/audit.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { doWork, type Workplace } from '../../platform/work.ts';
import { switchPerson } from './switch-person.ts';

/** On their resign date people become inactive by themselves, with the same effects and the same trace. */
export function defineLeaverJobs(jobs: Jobs, workplace: Workplace): void {
  jobs.define({
    queue: 'retire-leavers',
    every: '*/5 * * * *',
    run: async () => {
      await retireLeavers(workplace);
    },
  });
}

export async function retireLeavers(workplace: Workplace): Promise<number> {
  const due = await workplace.db
    .selectFrom('person')
    .select('user_id')
    .where('active', '=', true)
    .where('resign_date', '<=', sql<string>`(now() at time zone 'Asia/Jakarta')::date`)
    .execute();
  for (const { user_id: userId } of due) await doWork(workplace, (work) => retire(work, userId));
  return due.length;
}

async function retire(work: Parameters<typeof switchPerson>[0], userId: number): Promise<void> {
  const person = await work.tx
    .selectFrom('person')
    .select(['active', 'resign_date'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // Another replica may have been here first.
  if (!person?.active) return;
  await switchPerson(work, { userId, active: false, requestId: null });
  const details = { resignDate: person.resign_date };
  await appendAudit(work.tx, {
    actor: null,
    ip: null,
    action: 'person.resigned',
    subject: `person:${userId}`,
    details,
  });
}
