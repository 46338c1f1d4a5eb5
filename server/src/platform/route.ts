import { describeGuard, type Guard } from '@gerbang/contract/guards';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/**
 * Who may call a route: a guard over roles, 'bearer' for a valid token whose account may be unknown or inactive
 * (only the session's own first call needs that), or 'public'.
 */
export type Permission = Guard | 'bearer' | 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: Permission;
  }
}

interface RouteSchemas<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params?: Params;
  readonly querystring?: Query;
  readonly body?: Body;
  readonly response?: Readonly<Record<number, z.ZodType>>;
}

export interface RouteDeclaration<
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
> extends RouteSchemas<Params, Query, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly who: Permission;
  readonly summary: string;
  readonly tag: string;
  readonly handler: (
    request: FastifyRequest<{ Params: z.output<Params>; Querystring: z.output<Query>; Body: z.output<Body> }>,
    reply: FastifyReply,
  ) => unknown;
}

/** The only way a route comes into being: without a declared permission the server does not start. */
export function declareRoute<
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>(app: FastifyInstance, declaration: RouteDeclaration<Params, Query, Body>): void {
  const { method, url, who, summary, tag, handler, params, querystring, body, response } = declaration;
  app.route({
    method,
    url,
    config: { who },
    schema: {
      summary,
      tags: [tag],
      description: `May be called by: ${describePermission(who)}.`,
      ...(who === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body }),
      ...(response && { response }),
    },
    handler: (request, reply) => handler(request as never, reply),
  });
}

function describePermission(who: Permission): string {
  return typeof who === 'string' ? who : describeGuard(who);
}

/** Refuses to become ready while any route does not say who may call it, plugins' own routes included. */
export function demandPermissions(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.who === undefined);
    if (silent.length === 0) return;
    const names = silent.map((route) => `${String(route.method)} ${route.url}`);
    throw new Error(`These routes do not declare who may call them: ${names.join(', ')}`);
  });
}

/** Reads an id out of the specification's modelID parameter, 'bucketApprovalId:12'. */
export function readModelId(modelId: string): bigint {
  const digits = /^bucketApprovalId:(\d{1,18})$/.exec(modelId)?.[1];
  if (!digits) throw new Refusal('BAD_INPUT', { fields: { modelID: 'bucketApprovalId:{id}' } });
  return BigInt(digits);
}
