import { holdsAny } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { appendAudit } from '../platform/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Workplace } from '../platform/work.ts';
import { queueDelivery } from './announce-change.ts';

/** Tells an application again what it should have heard, under the same event id. */
export function registerRedeliverRoutes(app: FastifyInstance, workplace: Workplace): void {
  declareAct(app, workplace, {
    method: 'POST',
    url: '/api/deliveries/:deliveryId/redeliver',
    who: holdsAny('supervisorAdminIT'),
    summary: 'Deliver an event to its application again',
    tag: 'provisioning',
    params: z.object({
      deliveryId: z
        .string()
        .regex(/^\d{1,18}$/)
        .transform(BigInt),
    }),
    response: { 200: z.object({ deliveryId: z.number(), state: z.string() }) },
    act: async (work, { params: { deliveryId }, caller }) => {
      const delivery = await work.tx
        .selectFrom('delivery as d')
        .innerJoin('application as a', 'a.application_id', 'd.application_id')
        .select(['d.request_id', 'd.application_id', 'd.event_id', 'a.webhook_url'])
        .where('d.delivery_id', '=', deliveryId)
        .forUpdate('d')
        .executeTakeFirst();
      if (!delivery) throw new Refusal('NOT_FOUND');
      if (!delivery.webhook_url) throw new Refusal('NO_WEBHOOK');
      await work.tx
        .updateTable('delivery')
        .set({ state: 'waiting', last_error: null, delivered_at: null })
        .where('delivery_id', '=', deliveryId)
        .execute();
      await queueDelivery(work, deliveryId, delivery.application_id);
      await appendAudit(work.tx, {
        actor: caller.userId,
        ip: caller.ip,
        action: 'delivery.repeated',
        subject: delivery.request_id === null ? `delivery:${deliveryId}` : `request:${delivery.request_id}`,
        details: { deliveryId: Number(deliveryId), eventId: delivery.event_id },
      });
      return { deliveryId: Number(deliveryId), state: 'waiting' };
    },
  });
}
