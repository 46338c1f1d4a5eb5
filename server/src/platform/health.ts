import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';
import { declareRoute } from './route.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });

/** /healthz: the process answers. /readyz: it can do its work, so traffic may come. */
export function registerHealthRoutes(app: FastifyInstance, db: Db): void {
  declareRoute(app, {
    method: 'GET',
    url: '/healthz',
    who: 'public',
    summary: 'The process is alive',
    tag: 'operations',
    response: { 200: health },
    handler: () => ({ status: 'ok' }),
  });
  declareRoute(app, {
    method: 'GET',
    url: '/readyz',
    who: 'public',
    summary: 'The process can serve: its database answers',
    tag: 'operations',
    response: { 200: health, 503: health },
    handler: async (request, reply) => {
      try {
        await sql`select 1`.execute(db);
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.status(503).send({ status: 'unavailable' });
      }
    },
  });
}
