import { sql } from 'kysely';
import { appendAudit } from '../platform/audit.ts';
import type { Work } from '../platform/work.ts';
import { type Grant, holdThing, listRunning } from './grant.ts';

/** The queue of grants to be ended at their due moment. */
export const GRANT_ENDS = 'grant-ends';

export interface GrantEndJob {
  readonly requestId: string;
}

interface NewGrant extends Omit<Grant, 'grantId' | 'validUntil'> {
  readonly durationMs: number;
}

/**
 * Starts a right that ends by itself: the clock runs from now on, and the end is queued with the start. Gives back
 * every grant of the thing that is running, the new one among them.
 */
export async function startGrant(work: Work, grant: NewGrant): Promise<readonly Grant[]> {
  const { tx } = work;
  await holdThing(tx, grant);
  const { valid_until: validUntil } = await tx
    .insertInto('temporary_grant')
    .values({
      request_id: grant.requestId,
      kind: grant.kind,
      user_id: grant.userId,
      application_id: grant.applicationId,
      thing_key: grant.thingKey,
      detail: JSON.stringify(grant.detail),
      started_at: sql<Date>`now()`,
      valid_until: sql<Date>`now() + ${grant.durationMs}::bigint * interval '1 millisecond'`,
    })
    .returning('valid_until')
    .executeTakeFirstOrThrow();
  const job: GrantEndJob = { requestId: String(grant.requestId) };
  await work.enqueue(GRANT_ENDS, job, { startAfter: validUntil });
  const running = await listRunning(tx, grant);
  await appendAudit(tx, {
    actor: null,
    ip: null,
    action: 'grant.started',
    subject: `request:${grant.requestId}`,
    details: { userId: grant.userId, thing: grant.thingKey, validUntil: validUntil.toISOString() },
  });
  return running;
}
