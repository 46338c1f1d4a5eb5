import { createHash, randomUUID } from 'node:crypto';
import { holdsAny } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../bank/caller.ts';
import { appendAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import { deliverEvent } from './deliver-event.ts';

const TEST_EVENT = 'webhook.test';

const testAnswer = z.object({
  deliveryId: z.number(),
  state: z.string().describe('delivered, or failed'),
  httpStatus: z.number().nullable(),
  error: z.string().nullable(),
});

/**
 * Tells an application a test event at once, tried a single time, so that whoever set the webhook up sees what comes
 * of it. The call goes out between two transactions: before it the event is written down, after it the outcome.
 */
export function registerTestDeliveryRoutes(app: FastifyInstance, db: Db): void {
  declareRoute(app, {
    method: 'POST',
    url: '/api/aplikasi/testdelivery',
    who: holdsAny('supervisorAdminIT'),
    summary: "Send a test event to an application's webhook",
    tag: 'provisioning',
    body: z.object({ applicationId: z.number().int().positive() }),
    response: { 200: testAnswer },
    handler: async ({ body, caller, headers }) => {
      const eventId = nameEvent(caller, headers['idempotency-key']);
      const recorded = await recordTest(db, caller, body.applicationId, eventId);
      // A failed try throws for the queue's sake; what went wrong is written down with the delivery.
      if (recorded) await deliverEvent(db, recorded, { number: 1, isLast: true }).catch(() => undefined);
      return await readOutcome(db, eventId);
    },
  });
}

/** The same key of the same person names the same event, so that a repeated call sends nothing twice. */
function nameEvent({ userId }: Caller, key: string | string[] | undefined): string {
  if (typeof key !== 'string' || key === '') return randomUUID();
  const digits = createHash('sha256').update(`${TEST_EVENT}:${userId}:${key}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function recordTest(
  db: Db,
  caller: Caller,
  applicationId: number,
  eventId: string,
): Promise<bigint | undefined> {
  return await db.transaction().execute(async (tx) => {
    const application = await tx
      .selectFrom('application')
      .select(['application_name', 'webhook_url'])
      .where('application_id', '=', applicationId)
      .executeTakeFirst();
    if (!application) throw new Refusal('NOT_FOUND');
    if (!application.webhook_url) throw new Refusal('NO_WEBHOOK');
    const recorded = await tx
      .insertInto('delivery')
      .values({
        event_id: eventId,
        application_id: applicationId,
        event_type: TEST_EVENT,
        event: JSON.stringify({ application: application.application_name, sentBy: caller.displayName }),
        state: 'waiting',
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('delivery_id')
      .executeTakeFirst();
    if (!recorded) return undefined;
    await appendAudit(tx, {
      actor: caller.userId,
      ip: caller.ip,
      action: 'delivery.tested',
      subject: `application:${applicationId}`,
      details: { deliveryId: Number(recorded.delivery_id), eventId },
    });
    return recorded.delivery_id;
  });
}

async function readOutcome(db: Db, eventId: string): Promise<z.input<typeof testAnswer>> {
  const row = await db
    .selectFrom('delivery')
    .select(['delivery_id', 'state', 'last_status', 'last_error'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return {
    deliveryId: Number(row.delivery_id),
    state: row.state,
    httpStatus: row.last_status,
    error: row.last_error,
  };
}
