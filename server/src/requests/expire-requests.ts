import { findKind } from '@gerbang/contract/requests/registry';
import { nextStatus } from '@gerbang/contract/status';
import { appendAudit } from '../platform/audit.ts';
import { doWork, type Work, type Workplace } from '../platform/work.ts';
import { announceRequest } from './request-events.ts';
import { lockRequest } from './stored-request.ts';

const BATCH = 500;

/** Set for the very moment of each deadline; the sweep behind it catches what a long outage left. */
export const EXPIRE_REQUEST = 'expire-request';

export interface ExpireRequestJob {
  readonly requestId: string;
}

/** Closes every waiting request whose deadline has passed. Safe to run at any time, by any replica, twice. */
export async function expireDueRequests(workplace: Workplace): Promise<number> {
  const due = await workplace.db
    .selectFrom('request')
    .select('request_id')
    .where('status', 'in', [1, 5])
    .where('deadline', '<=', new Date())
    .orderBy('deadline')
    .limit(BATCH)
    .execute();
  for (const { request_id: id } of due) {
    await doWork(workplace, (work) => expireRequest(work, id, { onlyWhenDue: true, reason: 'deadline' }));
  }
  return due.length;
}

/** Closes one waiting request as expired; the reason is kept with it. */
export async function expireRequest(
  work: Work,
  id: bigint,
  { onlyWhenDue, reason }: { onlyWhenDue: boolean; reason: string },
): Promise<void> {
  const { tx } = work;
  const request = await lockRequest(tx, id);
  if (!request || (onlyWhenDue && request.deadline > new Date())) return;
  const status = nextStatus(request.status, 'expire', findKind(request.kind).steps.length);
  if (status === undefined) return;
  await tx
    .updateTable('request')
    .set({ status, waiting_for: null, version: request.version + 1, updated_date: new Date() })
    .where('request_id', '=', id)
    .execute();
  await tx
    .insertInto('request_event')
    .values({ request_id: id, event: 'expired', details: JSON.stringify({ reason }) })
    .execute();
  await announceRequest(work, {
    requestId: id,
    filerId: request.userId,
    event: 'expired',
    version: request.version + 1,
  });
  const details = { ticketNumber: request.ticketNumber, reason };
  await appendAudit(tx, {
    actor: null,
    ip: null,
    action: 'request.expired',
    subject: `request:${id}`,
    details,
  });
}
