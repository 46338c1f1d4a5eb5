import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { demandIdentity } from './authenticate.ts';
import { takeOverSession } from './person-session.ts';

/** Signing in ends the person's other sessions; the address look-up says what the server itself saw. */
export function registerSessionRoutes(app: FastifyInstance, workplace: Workplace): void {
  declareAct(app, workplace, {
    method: 'POST',
    url: '/api/deleteusersession/:subject',
    who: 'bearer',
    summary: 'End every other session of the signed-in person',
    tag: 'session',
    params: z.object({ subject: z.string().min(1).max(200) }),
    response: { 200: z.object({ status: z.literal(200) }) },
    act: async ({ tx }, request) => {
      const { bearer, account } = demandIdentity(request as never);
      if (request.params.subject !== bearer.subject) throw new Refusal('NOT_ALLOWED');
      await takeOverSession(tx, bearer, account?.userId ?? null, request.ip);
      return { status: 200 };
    },
  });

  declareRoute(app, {
    method: 'GET',
    url: '/ip',
    who: 'public',
    summary: 'The address the caller is seen from',
    tag: 'session',
    response: { 200: z.object({ IP: z.string() }) },
    handler: (request) => ({ IP: request.ip }),
  });
}
