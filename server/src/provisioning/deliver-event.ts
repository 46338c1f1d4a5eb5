import { appendAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database.ts';
import type { Attempt } from '../platform/jobs.ts';
import { postWebhook } from './post-webhook.ts';
import { signEvent } from './sign-event.ts';

/**
 * Tells an application one event. The call runs between transactions; whatever is not a 2xx answer in time counts as
 * a failed try, is written down with the delivery and thrown, so that the queue tries again later.
 */
export async function deliverEvent(db: Db, deliveryId: bigint, attempt: Attempt): Promise<void> {
  const delivery = await findDelivery(db, deliveryId);
  if (!delivery || delivery.state === 'delivered' || delivery.state === 'recorded') return;
  const outcome = await tell(delivery);
  const delivered = outcome.error === undefined;
  const state = delivered ? 'delivered' : attempt.isLast ? 'failed' : 'waiting';
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('delivery')
      .set((eb) => ({
        state,
        attempts: eb('attempts', '+', 1),
        last_status: outcome.status ?? null,
        last_error: outcome.error?.slice(0, 1000) ?? null,
        delivered_at: delivered ? now : null,
      }))
      .where('delivery_id', '=', deliveryId)
      .execute();
    if (state === 'waiting') return;
    await appendAudit(tx, {
      actor: null,
      ip: null,
      action: `delivery.${state}`,
      subject: delivery.requestId === null ? `delivery:${deliveryId}` : `request:${delivery.requestId}`,
      details: { deliveryId: Number(deliveryId), eventId: delivery.eventId, type: delivery.type, ...outcome },
    });
  });
  if (!delivered) throw new Error(outcome.error);
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

async function findDelivery(db: Db, deliveryId: bigint) {
  return await db
    .selectFrom('delivery as d')
    .innerJoin('application as a', 'a.application_id', 'd.application_id')
    .leftJoin('request as r', 'r.request_id', 'd.request_id')
    .select(['d.delivery_id as id', 'd.event_id as eventId', 'd.event_type as type', 'd.event', 'd.state'])
    .select(['d.request_id as requestId', 'd.created_date as createdAt', 'r.ticket_number as ticketNumber'])
    .select(['a.webhook_url as url', 'a.webhook_secret as secret'])
    .where('d.delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

interface Outcome {
  readonly status?: number;
  readonly error?: string;
}

async function tell(delivery: Delivery): Promise<Outcome> {
  const { url, secret } = delivery;
  if (!url) return { error: 'the application has no webhook' };
  if (!secret) return { error: 'the application has no secret to sign with' };
  const body = JSON.stringify({
    id: delivery.eventId,
    type: delivery.type,
    // Grows with every event: a receiver that has applied a later one for the same thing ignores an earlier one.
    sequence: Number(delivery.id),
    createdAt: delivery.createdAt.toISOString(),
    ticketNumber: delivery.ticketNumber,
    data: delivery.event,
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Gerbang',
    'x-gerbang-event-id': delivery.eventId,
    'x-gerbang-signature': signEvent(secret, Math.floor(Date.now() / 1000), body),
  };
  try {
    const { status } = await postWebhook(url, headers, body);
    return status >= 200 && status < 300 ? { status } : { status, error: `HTTP ${status}` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
