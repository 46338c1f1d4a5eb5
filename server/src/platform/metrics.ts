import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { declareRoute } from './route.ts';

/** Prometheus metrics of this replica: the process, and every route's time by status. */
export function measureRequests(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'gerbang_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The declared path, never the raw address: ids and hostile paths must not grow the label set.
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  declareRoute(app, {
    method: 'GET',
    url: '/metrics',
    who: 'public',
    summary: 'Prometheus metrics',
    tag: 'operations',
    handler: async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  });
}
