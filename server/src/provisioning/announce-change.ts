import type { Work } from '../platform/work.ts';

/** A change on an application that it must hear of. */
export interface Change {
  /** The request behind it; none when the calendar did it. */
  readonly requestId: bigint | null;
  readonly applicationId: number;
  /** 'access.granted', 'menu.granted', 'menu.revoked', 'limit.raised', 'password.reset', … */
  readonly type: string;
  readonly userId: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

export const DELIVERIES = 'deliveries';

export interface DeliveryJob {
  readonly deliveryId: string;
}

export async function queueDelivery(work: Work, deliveryId: bigint, applicationId: number): Promise<void> {
  const job: DeliveryJob = { deliveryId: String(deliveryId) };
  await work.enqueue(DELIVERIES, job, { group: `application:${applicationId}` });
}

/**
 * Records what an application must be told, in the transaction of the change. With a webhook it is delivered by a
 * job; without one, the portal's own record is the provisioning.
 */
export async function announceChange(work: Work, change: Change): Promise<void> {
  const application = await work.tx
    .selectFrom('application')
    .select(['application_name', 'webhook_url'])
    .where('application_id', '=', change.applicationId)
    .executeTakeFirstOrThrow();
  const person = await work.tx
    .selectFrom('person')
    .select(['employee_id', 'display_name', 'email'])
    .where('user_id', '=', change.userId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const { delivery_id: deliveryId } = await work.tx
    .insertInto('delivery')
    .values({
      request_id: change.requestId,
      application_id: change.applicationId,
      event_type: change.type,
      event: JSON.stringify({
        employeeId: person.employee_id,
        displayName: person.display_name,
        email: person.email,
        application: application.application_name,
        ...change.details,
      }),
      state: application.webhook_url ? 'waiting' : 'recorded',
      delivered_at: application.webhook_url ? null : now,
      created_date: now,
    })
    .returning('delivery_id')
    .executeTakeFirstOrThrow();
  if (application.webhook_url) await queueDelivery(work, deliveryId, change.applicationId);
}
