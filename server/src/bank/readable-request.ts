import { evaluateFilter } from '@gerbang/contract/filter/evaluate';
import type { RequestStatus } from '@gerbang/contract/status';
import { filterReadable } from '@gerbang/contract/views/request-visibility';
import type { DbOrTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Caller } from './caller.ts';

export interface ReadableRequest {
  readonly requestId: bigint;
  readonly ticketNumber: string;
  readonly kind: string;
  readonly status: RequestStatus;
  readonly userId: number;
}

/** The request of a ticket, for somebody who may see it; what may not be seen is not found. */
export async function demandReadableRequest(
  db: DbOrTx,
  caller: Caller,
  ticketNumber: string,
): Promise<ReadableRequest> {
  const row = await db
    .selectFrom('request')
    .select([
      'request_id as requestId',
      'ticket_number as ticketNumber',
      'kind',
      'status',
      'filed_by as userId',
      'about_user as aboutUserId',
      'level',
      'limit_tunai as limitTunai',
      'limit_non_tunai as limitNonTunai',
      'level1_decided_by as level1DecidedBy',
      'level1_on_behalf_of as level1OnBehalfOf',
      'updated_by as userIdApprv',
      'subdivision_id as requestUnitId',
      'assigned_unit_id as assignedUnitId',
      'waiting_for as waitingFor',
    ])
    .where('ticket_number', '=', ticketNumber)
    .executeTakeFirst();
  if (!row || !evaluateFilter(filterReadable(caller), { ...row })) throw new Refusal('NOT_FOUND');
  return row;
}
