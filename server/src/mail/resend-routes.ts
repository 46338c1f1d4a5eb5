import { mayDecide } from '@gerbang/contract/approval-policy';
import { signedIn } from '@gerbang/contract/guards';
import { isWaiting } from '@gerbang/contract/status';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../bank/caller.ts';
import { toDecidable } from '../bank/decidable-request.ts';
import { readPositiveConfig } from '../bank/read-config.ts';
import { REQUEST_EVENTS, type RequestEventJob } from '../bank/request-news.ts';
import { declareAct } from '../platform/act.ts';
import { appendAudit } from '../platform/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Work, Workplace } from '../platform/work.ts';

/** Sends the approval mail of a ticket again, to whoever may decide it now. */
export function registerResendRoutes(app: FastifyInstance, workplace: Workplace): void {
  declareAct(app, workplace, {
    method: 'POST',
    url: '/email/resend/:ticketNumber',
    who: signedIn,
    summary: 'Send the approval mail of a waiting request again',
    tag: 'mail',
    params: z.object({ ticketNumber: z.string().max(40) }),
    response: { 200: z.object({ ticketNumber: z.string() }) },
    act: async (work, { params: { ticketNumber }, caller }) => {
      await resend(work, caller, ticketNumber);
      return { ticketNumber };
    },
  });
}

async function resend(work: Work, caller: Caller, ticketNumber: string): Promise<void> {
  const { tx } = work;
  const request = await tx
    .selectFrom('request')
    .selectAll()
    .where('ticket_number', '=', ticketNumber)
    .executeTakeFirst();
  if (!request) throw new Refusal('NOT_FOUND');
  const decides = mayDecide(caller, toDecidable(request));
  if (request.filed_by !== caller.userId && !decides) throw new Refusal('NOT_ALLOWED');
  if (!isWaiting(request.status)) throw new Refusal('NOT_WAITING');

  const minutes = await readPositiveConfig(tx, 'allowed-resend-email-time-minutes');
  const { rows } = await sql<{ occasion: string }>`
    insert into mail_resend as m (request_id, sent_at) values (${request.request_id}, now())
    on conflict (request_id) do update set sent_at = now()
      where m.sent_at <= now() - make_interval(secs => ${minutes * 60})
    returning extract(epoch from sent_at)::text as occasion`.execute(tx);
  const occasion = rows[0]?.occasion;
  if (!occasion) throw new Refusal('RESEND_TOO_SOON', { values: { minutes } });

  const job: RequestEventJob = {
    requestId: String(request.request_id),
    event: 'resent',
    version: request.version,
    occasion,
  };
  await work.enqueue(REQUEST_EVENTS, job);
  await appendAudit(tx, {
    actor: caller.userId,
    ip: caller.ip,
    action: 'mail.resent',
    subject: `request:${request.request_id}`,
    details: { ticketNumber },
  });
}
