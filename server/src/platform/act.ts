import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Tx } from './database.ts';
import { Refusal } from './refusal.ts';
import { declareRoute, type RouteDeclaration } from './route.ts';
import { doWork, type Work, type Workplace } from './work.ts';

type Act<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Omit<
  RouteDeclaration<Params, Query, Body>,
  'handler'
> & {
  /** Runs inside the transaction; what it returns is the answer, remembered under the call's Idempotency-Key. */
  readonly act: (
    work: Work,
    request: FastifyRequest<{ Params: z.output<Params>; Querystring: z.output<Query>; Body: z.output<Body> }>,
  ) => Promise<object>;
  /** Turns a refusal into an answer, where the wire wants one; anything it does not take is thrown on. */
  readonly answerRefusal?: (refusal: Refusal, request: FastifyRequest) => Promise<object | undefined>;
};

/** Declares a route that changes something: one transaction, at most one effect for one Idempotency-Key. */
export function declareAct<
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>(
  app: FastifyInstance,
  workplace: Workplace,
  { act, answerRefusal, ...route }: Act<Params, Query, Body>,
): void {
  declareRoute<Params, Query, Body>(app, {
    ...route,
    handler: async (request) => {
      try {
        return await doWork(workplace, (work) => runOnce(work.tx, request, () => act(work, request)));
      } catch (error) {
        const answer =
          error instanceof Refusal ? await answerRefusal?.(error, request as FastifyRequest) : undefined;
        if (!answer) throw error;
        return answer;
      }
    },
  });
}

/**
 * The key's row is written first, in the same transaction: a second call with the same key waits on the unique
 * index until the first has committed, then finds its answer.
 */
async function runOnce<R extends FastifyRequest>(
  tx: Tx,
  request: R,
  act: () => Promise<object>,
): Promise<object> {
  const key = request.headers['idempotency-key'];
  const userId = request.actorId;
  if (typeof key !== 'string' || key === '' || userId === undefined) return await act();
  if (key.length > 200) throw new Refusal('BAD_INPUT', { fields: { 'Idempotency-Key': 'max 200' } });

  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  const claimed = await tx
    .insertInto('idempotent_answer')
    .values({ user_id: userId, key, fingerprint, status: 0, body: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const earlier = await tx
      .selectFrom('idempotent_answer')
      .select(['fingerprint', 'body'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!earlier.fingerprint.equals(fingerprint)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return earlier.body;
  }
  const answer = await act();
  await tx
    .updateTable('idempotent_answer')
    .set({ status: 200, body: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person's id, once the token has been checked. */
    actorId: number | undefined;
  }
}
