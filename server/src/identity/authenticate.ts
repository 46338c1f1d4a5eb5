import { passesGuard } from '@gerbang/contract/guards';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, findPersonByEmployeeId, type Person } from '../bank/caller.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { demandOpenSession } from './person-session.ts';
import type { Bearer, VerifyToken } from './verify-token.ts';

interface Identity {
  readonly bearer: Bearer;
  /** The account behind the token, if the portal knows it. */
  readonly account: Person | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined;
    /** The signed-in person; reading it on a route anybody may call is refused. */
    readonly caller: Caller;
  }
}

/** Before any handler runs: who is calling, is their session alive, may they call this route. */
export function authenticate(app: FastifyInstance, db: Db, verifyToken: VerifyToken): void {
  app.decorateRequest('identity', undefined);
  app.decorateRequest('actorId', undefined);
  app.decorateRequest('caller', {
    getter(this: FastifyRequest): Caller {
      const { bearer, account } = demandIdentity(this);
      if (!account) throw new Refusal('ACCOUNT_UNKNOWN');
      return { ...account, subject: bearer.subject, ip: this.ip };
    },
  });

  app.addHook('onRequest', async (request) => {
    const who = request.routeOptions.config.who;
    if (who === undefined || who === 'public') return;
    const bearer = await verifyToken(request.headers.authorization);
    const account = await findPersonByEmployeeId(db, bearer.employeeId);
    await demandOpenSession(db, bearer, account?.userId ?? null);
    request.identity = { bearer, account };
    request.actorId = account?.userId;
    if (who === 'bearer') return;
    if (!account) throw new Refusal('ACCOUNT_UNKNOWN');
    if (!account.active) throw new Refusal('ACCOUNT_INACTIVE');
    if (!passesGuard(who, account.roles)) throw new Refusal('NOT_ALLOWED');
  });
}

export function demandIdentity(request: FastifyRequest): Identity {
  if (!request.identity) throw new Refusal('NOT_SIGNED_IN');
  return request.identity;
}
