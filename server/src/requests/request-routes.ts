import { signedIn } from '@gerbang/contract/guards';
import type { RefusalCode } from '@gerbang/contract/refusals';
import { findKind, kindNames } from '@gerbang/contract/requests/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { readLanguage } from '../platform/answer-errors.ts';
import { recordRefusal } from '../platform/record-refusal.ts';
import { Refusal } from '../platform/refusal.ts';
import { readModelId } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { decideRequest } from './decide-request.ts';
import { fileRequest } from './file-request.ts';

const filedAnswer = z.object({
  userId: z.number().describe('The filer; 0 when an equal request waits or the name is taken'),
  ticketNumber: z.string().optional(),
  bucketApprovalId: z.number().optional(),
});

/** Refusals the wire wants as an answer with user 0, which its clients put into words of their own. */
const zeroRefusals: ReadonlySet<RefusalCode> = new Set(['DUPLICATE', 'GROUPING_LIMIT_MISSING']);

/** One filing path per action of every kind, from the registry. */
export function registerFilingRoutes(app: FastifyInstance, workplace: Workplace): void {
  for (const name of kindNames) {
    const kind = findKind(name);
    for (const [action, body] of Object.entries(kind.actions)) {
      declareAct(app, workplace, {
        method: 'POST',
        url: `/api/${action}/create`,
        who: kind.fileableBy,
        summary: `File a request: ${kind.label.en}`,
        tag: 'requests',
        body,
        response: { 200: filedAnswer },
        act: async (work, request) => {
          const filed = await fileRequest(work, request.caller, name, action, request.body);
          return {
            userId: request.caller.userId,
            ticketNumber: filed.ticketNumber,
            bucketApprovalId: Number(filed.requestId),
          };
        },
        answerRefusal: async (refusal) => (zeroRefusals.has(refusal.code) ? { userId: 0 } : undefined),
      });
    }
  }
}

const decisionBody = z.object({
  bucketApprovalId: z.union([z.number(), z.string()]).optional(),
  typeName: z.string().nullish(),
  userId: z.union([z.number(), z.string()]).nullish(),
  notes: z.string().max(2000).nullish(),
  ipPemeriksa: z.string().nullish(),
});

const decisionAnswer = z.object({
  bucketApprovalId: z.number().describe('-1 when the decision was refused; notes then says why'),
  status: z.number().optional(),
  notes: z.string(),
});

export const APPROVED_NOTE = 'Sudah Disetujui';

/** Refusals of the decider themselves that the wire wants as an answer with id -1. */
const answeredRefusals: ReadonlySet<RefusalCode> = new Set([
  'OWN_REQUEST',
  'ABOUT_YOURSELF',
  'PRINCIPALS_REQUEST',
  'NOT_AN_APPROVER',
  'LEVEL_TOO_LOW',
  'LIMIT_TOO_LOW',
  'DECIDED_OTHER_LEVEL',
]);

/** So are all conflicts with what is (decided, stale, a name taken meanwhile, no approver left); the rest stay errors. */
function isAnswered(refusal: Refusal): boolean {
  return refusal.status === 409 || answeredRefusals.has(refusal.code);
}

export function registerDecisionRoutes(app: FastifyInstance, workplace: Workplace): void {
  for (const choice of ['approve', 'reject'] as const) {
    declareAct(app, workplace, {
      method: 'PUT',
      url: `/api/${choice}process/update`,
      who: signedIn,
      summary: choice === 'approve' ? 'Approve the level a request waits for' : 'Reject a waiting request',
      tag: 'requests',
      querystring: z.object({ modelID: z.string() }),
      body: decisionBody,
      response: { 200: decisionAnswer },
      act: async (work, request) => {
        const requestId = readModelId(request.query.modelID);
        const { userId } = request.body;
        if (userId != null && Number(userId) !== request.caller.userId) throw new Refusal('NOT_YOURSELF');
        const notes =
          choice === 'approve' ? request.body.notes?.trim() || APPROVED_NOTE : (request.body.notes ?? '');
        const decided = await decideRequest(work, request.caller, {
          requestId,
          choice,
          notes,
          channel: 'portal',
        });
        return { bucketApprovalId: Number(requestId), status: decided.status, notes: decided.notes };
      },
      answerRefusal: async (refusal, request) => {
        if (!isAnswered(refusal)) return undefined;
        await recordRefusal(workplace.db, refusal, request);
        return { bucketApprovalId: -1, notes: refusal.say(readLanguage(request)) };
      },
    });
  }
}
