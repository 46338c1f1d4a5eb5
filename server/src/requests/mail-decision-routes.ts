import { signedIn } from '@gerbang/contract/guards';
import { mailDecision } from '@gerbang/contract/mail-decision';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../bank/caller.ts';
import { declareAct } from '../platform/act.ts';
import { readLanguage } from '../platform/answer-errors.ts';
import type { Db, Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { decideRequest } from './decide-request.ts';
import { findDeath, findLink } from './mail-link.ts';
import { APPROVED_NOTE } from './request-routes.ts';
import { lockRequest, type StoredRequest, toStoredRequest } from './stored-request.ts';

const params = z.object({ token: z.string().regex(/^[\w-]{22,100}$/) });
const url = '/api/mail-decision/:token';

/**
 * The page behind a link in a mail. Looking changes nothing, however often and by whatever program; only the post of
 * the very person the link was sent to decides, through the same door as every other decision.
 */
export function registerMailDecisionRoutes(app: FastifyInstance, workplace: Workplace): void {
  declareRoute(app, {
    method: 'GET',
    url,
    who: signedIn,
    summary: 'What a link in a mail decides, or why it is dead',
    tag: 'requests',
    params,
    response: { 200: mailDecision },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const { caller } = request;
      const link = await findLink(workplace.db, request.params.token, caller);
      const stored = await readRequest(workplace.db, link.request_id);
      const death = await findDeath(workplace.db, link, stored, caller);
      const { choice, level } = link;
      const { id, ticketNumber, kind: typeName, status } = stored;
      const answer = {
        choice,
        level,
        request: { bucketApprovalId: Number(id), ticketNumber, typeName, status },
      };
      if (death) return { ...answer, alive: false, reason: death.say(readLanguage(request)) };
      return { ...answer, alive: true, particulars: await readParticulars(workplace.db, stored) };
    },
  });

  declareAct(app, workplace, {
    method: 'POST',
    url,
    who: signedIn,
    summary: 'Decide through a link in a mail',
    tag: 'requests',
    params,
    body: z.object({ notes: z.string().max(2000).nullish() }),
    response: { 200: z.object({ bucketApprovalId: z.number(), status: z.number(), notes: z.string() }) },
    act: async (work, { params: { token }, body, caller }) => decideByLink(work, caller, token, body.notes),
  });
}

async function decideByLink(
  work: Parameters<typeof decideRequest>[0],
  caller: Caller,
  token: string,
  note: string | null | undefined,
) {
  const { tx } = work;
  const link = await findLink(tx, token, caller);
  const request = await lockRequest(tx, link.request_id);
  if (!request) throw new Refusal('NOT_FOUND');
  const death = await findDeath(tx, link, request, caller);
  if (death) throw death;
  await spendLink(tx, link.token_hash);
  const decided = await decideRequest(work, caller, {
    requestId: request.id,
    choice: link.choice,
    notes: link.choice === 'approve' ? note?.trim() || APPROVED_NOTE : (note ?? ''),
    channel: 'mail',
  });
  return { bucketApprovalId: Number(request.id), ...decided };
}

async function spendLink(tx: Tx, hash: Buffer): Promise<void> {
  const spent = await tx
    .updateTable('mail_link')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (spent.numUpdatedRows !== 1n) throw new Refusal('LINK_USED');
}

async function readRequest(db: Db, id: bigint): Promise<StoredRequest> {
  const row = await db
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return toStoredRequest(row);
}

async function readParticulars(db: Db, request: StoredRequest) {
  const row = await db
    .selectFrom('request as r')
    .innerJoin('person as filer', 'filer.user_id', 'r.filed_by')
    .innerJoin('position as post', 'post.position_id', 'filer.position_id')
    .innerJoin('person as about', 'about.user_id', 'r.about_user')
    .innerJoin('subdivision as unit', 'unit.subdivision_id', 'r.subdivision_id')
    .select(['filer.display_name as displayName', 'filer.employee_id as employeeId', 'r.description'])
    .select(['post.position_name as positionName', 'about.display_name as aboutName'])
    .select(['unit.subdivision_code as subdivisionCode', 'unit.subdivision_name as subdivisionName'])
    .where('r.request_id', '=', request.id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    limitTunai: String(request.limitTunai),
    limitNonTunai: String(request.limitNonTunai),
    createdDate: request.createdAt.toISOString(),
    deadline: request.deadline.toISOString(),
    before: request.before,
    after: request.after,
  };
}
