import type { FastifyRequest } from 'fastify';
import { appendAudit } from './audit.ts';
import type { Db } from './database.ts';
import type { Refusal } from './refusal.ts';

/** Keeps a trace of what somebody signed in tried and was not allowed to do. */
export async function recordRefusal(db: Db, refusal: Refusal, request: FastifyRequest): Promise<void> {
  const { actorId } = request;
  if (actorId === undefined) return;
  await db.transaction().execute((tx) =>
    appendAudit(tx, {
      actor: actorId,
      ip: request.ip,
      action: 'access.refused',
      subject: `route:${request.method} ${request.routeOptions.url ?? ''}`,
      details: { code: refusal.code, url: request.url, requestId: request.id },
    }),
  );
}
