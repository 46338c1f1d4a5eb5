import { sql } from 'kysely';
import { appendAudit } from '../platform/audit.ts';
import type { Work } from '../platform/work.ts';
import { findGrant, type Grant, holdThing, listRunning, type UndoGrant } from './grant.ts';

/** Who ends a grant early, or that its owner's account was switched off; without one, it only ends when it is due. */
export interface Stopper {
  readonly userId: number | null;
  readonly ip: string | null;
  readonly reason: 'manual' | 'deactivated';
}

export interface EndedState {
  /** Whether the right is over now, whoever ended it. */
  readonly over: boolean;
}

interface Ended {
  readonly stop_reason: 'manual' | 'expired' | 'deactivated';
  readonly stopped_at: Date;
}

/**
 * Ends a grant: at its due moment, or earlier by its owner. Safe to call at any time and any number of times; of two
 * at the same moment the first one counts, and the other finds it done.
 */
export async function endGrant(
  work: Work,
  undo: UndoGrant,
  requestId: bigint,
  stopper?: Stopper,
): Promise<EndedState> {
  const { tx } = work;
  const grant = await findGrant(tx, requestId);
  if (!grant) return { over: true };
  await holdThing(tx, grant);
  const ended = await markEnded(work, grant, stopper);
  if (!ended) return { over: await isOver(work, grant) };

  await undo(work, { ...grant, remaining: await listRunning(tx, grant) });
  const early = ended.stop_reason !== 'expired';
  const event = early ? 'grant.stopped' : 'grant.expired';
  const actor = early ? (stopper?.userId ?? null) : null;
  await tx
    .insertInto('request_event')
    .values({
      request_id: requestId,
      event,
      actor,
      details: JSON.stringify(early ? { ip: stopper?.ip, reason: ended.stop_reason } : {}),
      at: ended.stopped_at,
    })
    .execute();
  await appendAudit(tx, {
    actor,
    ip: early ? (stopper?.ip ?? null) : null,
    action: event,
    subject: `request:${requestId}`,
    details: { userId: grant.userId, thing: grant.thingKey, endedAt: ended.stopped_at.toISOString() },
  });
  return { over: true };
}

/** Whatever is past its moment has expired then, even when somebody presses stop a second later. */
async function markEnded(
  { tx }: Work,
  grant: Grant,
  stopper: Stopper | undefined,
): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`
    update temporary_grant g set
      stop_reason = case when due.yes then 'expired' else ${stopper?.reason ?? null}::text end,
      stopped_at = case when due.yes then g.valid_until else clock_timestamp() end,
      stopped_by = case when due.yes then null else ${stopper?.userId ?? null}::int end,
      stopped_ip = case when due.yes then null else ${stopper?.ip ?? null}::text end
    from (select valid_until <= clock_timestamp() as yes from temporary_grant where grant_id = ${grant.grantId}) due
    where g.grant_id = ${grant.grantId} and g.stopped_at is null and (due.yes or ${stopper !== undefined}::boolean)
    returning g.stop_reason, g.stopped_at`.execute(tx);
  return rows[0];
}

async function isOver({ tx }: Work, { grantId }: Grant): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select stopped_at is not null or valid_until <= clock_timestamp() as over
    from temporary_grant where grant_id = ${grantId}`.execute(tx);
  return rows[0]?.over ?? true;
}
