import type { IdentityProvider } from '@gerbang/idp/identity-provider';
import { INBOX_HEADERS, renderInboxPage, renderMessagePage } from '@gerbang/inbox/inbox-pages';
import { findMessage, listMessages } from '@gerbang/inbox/message-store';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';

/** Hands everything under /realms/bank to the provider, body unread. */
export function mountIdentityProvider(app: FastifyInstance, provider: IdentityProvider): void {
  app.register(async (realm) => {
    realm.removeAllContentTypeParsers();
    realm.addContentTypeParser('*', (_request, _payload, done) => done(null));
    realm.all('/realms/bank/*', { config: { who: 'public' }, schema: { hide: true } }, (request, reply) => {
      reply.hijack();
      provider.callback(request.raw, reply.raw);
    });
  });
}

/** The mail catcher's pages; every mail the portal sent can be read here, none left the machine. */
export function mountInbox(app: FastifyInstance, pool: pg.Pool): void {
  const search = z.object({ q: z.string().max(200).optional(), to: z.string().max(300).optional() });
  declareRoute(app, {
    method: 'GET',
    url: '/inbox',
    who: 'public',
    summary: 'The mail catcher',
    tag: 'inbox',
    querystring: search,
    handler: async (request, reply) => {
      const { q = '', to } = request.query;
      const messages = await listMessages(pool, { search: q, limit: 200, ...(to && { to }) });
      return reply.headers(INBOX_HEADERS).send(renderInboxPage(messages, q));
    },
  });
  declareRoute(app, {
    method: 'GET',
    url: '/inbox/messages',
    who: 'public',
    summary: 'Caught mails, newest first',
    tag: 'inbox',
    querystring: search,
    handler: (request) => {
      const { q, to } = request.query;
      return listMessages(pool, { limit: 1000, ...(q && { search: q }), ...(to && { to }) });
    },
  });
  declareRoute(app, {
    method: 'GET',
    url: '/inbox/messages/:id',
    who: 'public',
    summary: 'One caught mail as a page',
    tag: 'inbox',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    handler: async (request, reply) => {
      const message = await findMessage(pool, request.params.id);
      if (!message) throw new Refusal('NOT_FOUND');
      return reply.headers(INBOX_HEADERS).send(renderMessagePage(message));
    },
  });
}
