import type { ServerResponse } from 'node:http';
import { signedIn } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import type { Db } from './database.ts';
import type { Jobs } from './jobs.ts';
import { LiveTail } from './live-tail.ts';
import { Refusal } from './refusal.ts';
import { declareRoute } from './route.ts';

const HEARTBEAT_MS = 20_000;
/** No longer than a token lives: whoever lost their session or their right does not come back in. */
const LIFE_MS = 5 * 60_000;
const STREAMS_PER_PERSON = 8;

/** A stream that says which screens are out of date, and nothing else: what changed is asked for like anything. */
export function registerLiveRoutes(app: FastifyInstance, db: Db, pauseMs?: number): void {
  const tail = new LiveTail(db, app.log, pauseMs);
  const streams = new Map<number, Set<ServerResponse>>();
  app.addHook('preClose', async () => {
    for (const open of streams.values()) for (const stream of open) finish(stream);
    await tail.stop();
  });

  declareRoute(app, {
    method: 'GET',
    url: '/api/live',
    who: signedIn,
    summary: 'Server-sent events: topics that changed for the caller',
    tag: 'session',
    handler: async (request, reply) => {
      const { actorId: userId } = request;
      if (userId === undefined) throw new Refusal('NOT_SIGNED_IN');
      reply.hijack();
      const stream = reply.raw;
      const open = streams.get(userId) ?? new Set<ServerResponse>();
      streams.set(userId, open.add(stream));
      [...open].slice(0, -STREAMS_PER_PERSON).forEach(finish);

      stream.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      stream.flushHeaders();
      const leave = await tail.listen(userId, (topics) => {
        stream.write(`data: ${JSON.stringify({ topics })}\n\n`);
      });
      // From here on nothing is missed: the browser asks once for what it shows, and then waits for news.
      stream.write(': open\n\n');
      const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
      const end = setTimeout(() => finish(stream), LIFE_MS);
      const close = () => {
        clearInterval(heartbeat);
        clearTimeout(end);
        leave();
        open.delete(stream);
        if (open.size === 0) streams.delete(userId);
      };
      if (stream.destroyed) close();
      else stream.on('close', close);
    },
  });
}

/** With its connection: a browser that no longer reads would otherwise keep it, and the server from stopping. */
function finish(stream: ServerResponse): void {
  const { socket } = stream;
  stream.end(() => socket?.destroy());
}

/** Live events are worth nothing once every stream has passed them. */
export function defineLiveJobs(jobs: Jobs, db: Db): void {
  jobs.define({
    queue: 'forget-live-events',
    every: '*/10 * * * *',
    run: async () => {
      const old = new Date(Date.now() - 3_600_000);
      await db.deleteFrom('live_event').where('at', '<', old).execute();
    },
  });
}
