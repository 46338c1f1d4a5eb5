import { signedIn } from '@gerbang/contract/guards';
import { wireId } from '@gerbang/contract/requests/request-kind';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Workplace } from '../platform/work.ts';
import { endGrant } from './end-grant.ts';
import { findGrant, type UndoGrant } from './grant.ts';

const stopBody = z.object({
  userId: wireId.nullish(),
  bucketApprovalId: wireId,
  ipPemeriksa: z.string().max(100).nullish().meta({
    description: 'Given: the owner stops it now. Empty: it is brought up to date, ending only if due',
  }),
});

const stopAnswer = z.object({
  userId: z.number(),
  bucketApprovalId: z.number(),
  isActive: z.literal([0, 1]).describe('0 while the right is still running'),
});

/** The owner's stop button and the browser's on-load update: one idempotent call. */
export function registerGrantRoutes(app: FastifyInstance, workplace: Workplace, undo: UndoGrant): void {
  declareAct(app, workplace, {
    method: 'POST',
    url: '/api/processstop/create',
    who: signedIn,
    summary: 'Stop a running permission, or bring it up to date',
    tag: 'grants',
    body: stopBody,
    response: { 200: stopAnswer },
    act: async (work, { body, caller }) => {
      if (body.userId != null && body.userId !== caller.userId) throw new Refusal('NOT_YOURSELF');
      const requestId = BigInt(body.bucketApprovalId);
      const grant = await findGrant(work.tx, requestId);
      if (!grant) throw new Refusal('NOT_FOUND');
      if (grant.userId !== caller.userId) throw new Refusal('NOT_ALLOWED');
      const manual = Boolean(body.ipPemeriksa?.trim());
      const { over } = await endGrant(
        work,
        undo,
        requestId,
        manual ? { userId: caller.userId, ip: caller.ip, reason: 'manual' } : undefined,
      );
      return { userId: caller.userId, bucketApprovalId: body.bucketApprovalId, isActive: over ? 1 : 0 };
    },
  });
}
