import type { FastifyInstance } from 'fastify';

const GRACE_MS = 2_000;

/**
 * Browsers hold connections they have sent nothing on, or no longer read from; neither counts as idle. Whatever is
 * still open a moment after the server was asked to stop is cut, so that a stop always ends.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
