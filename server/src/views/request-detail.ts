import { equals } from '@gerbang/contract/filter/tree';
import { signedIn } from '@gerbang/contract/guards';
import { type Impact, impactLine } from '@gerbang/contract/requests/impact';
import { requestDetail as definition } from '@gerbang/contract/views/request-detail';
import { requestHistory } from '@gerbang/contract/views/request-history';
import { filterReadable } from '@gerbang/contract/views/request-visibility';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../bank/caller.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import { describeRow } from './list-schema.ts';
import { requestRows } from './lists/request-rows.ts';
import { readHistory } from './read-history.ts';
import { readOrder } from './read-query.ts';
import { readPage } from './read-rows.ts';
import { defineServerView } from './view.ts';
import { toWireRows } from './wire-value.ts';

// A view like any other, only read one row at a time: what may not be seen is simply not found.
const requestDetail = defineServerView({
  definition,
  ...requestRows,
  scope: filterReadable,
});

/** What the particulars are made of: the database, and the one thing about a request only its kind can say. */
export interface DetailSources {
  readonly db: Db;
  readonly assessRequest: (db: Db, requestId: bigint) => Promise<readonly Impact[]>;
}

const withHistory = requestHistory.extend({
  impact: z.array(impactLine).describe('What the change would touch, while it waits'),
});

export function registerRequestDetail(app: FastifyInstance, sources: DetailSources): void {
  declareRoute(app, {
    method: 'GET',
    url: `/api/${definition.name}/:bucketApprovalId`,
    who: signedIn,
    summary: 'One request with all that happened to it',
    tag: 'views',
    params: z.object({
      bucketApprovalId: z
        .string()
        .regex(/^\d{1,18}$/)
        .transform(BigInt),
    }),
    response: { 200: describeRow(definition.columns).extend(withHistory.shape) },
    handler: (request) => readRequestDetail(sources, request.caller, request.params.bucketApprovalId),
  });
}

async function readRequestDetail(
  { db, assessRequest }: DetailSources,
  caller: Caller,
  requestId: bigint,
): Promise<object> {
  const { rows } = await readPage(db, requestDetail, caller, {
    filter: equals('bucketApprovalId', requestId),
    order: readOrder(undefined, definition),
    top: 1,
    skip: 0,
  });
  const [row] = toWireRows(rows, definition.columns);
  if (!row) throw new Refusal('NOT_FOUND');
  const [history, impact] = await Promise.all([readHistory(db, requestId), assessRequest(db, requestId)]);
  return { ...row, ...history, impact };
}
