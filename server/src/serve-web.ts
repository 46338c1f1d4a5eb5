import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './platform/refusal.ts';

/** Paths of the wire: nothing there may be answered with the application's page. */
const wirePaths = /^\/(api|ol|storage|email|realms|inbox|openapi|docs|metrics|healthz|readyz|ip)(\/|\.|\?|$)/;

/** Serves the built browser application; every address it does not know is one of the application's own routes. */
export async function serveWeb(app: FastifyInstance, dist: string, issuer: string): Promise<void> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Ant Design writes its tokens into style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${new URL(issuer).origin}`,
    `form-action 'self' ${new URL(issuer).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  await app.register(fastifyStatic, { root: dist, serve: false });
  app.get('/*', { config: { who: 'public' }, schema: { hide: true } }, (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (wirePaths.test(request.url)) throw new Refusal('NOT_FOUND');
    reply.header('content-security-policy', policy);
    // Built files carry their hash in their name; the page itself must always be fresh.
    if (/^assets\/[\w.-]+$/.test(path)) return reply.sendFile(path, { maxAge: '365d', immutable: true });
    if (/^[\w-]+\.(svg|ico|png|txt|webmanifest)$/.test(path)) return reply.sendFile(path, { maxAge: '1h' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  });
}
