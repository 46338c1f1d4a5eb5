import type { DecidableRequest } from '@gerbang/contract/approval-policy';
import type { KindName, PayloadOf } from '@gerbang/contract/requests/registry';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import type { RequestStatus } from '@gerbang/contract/status';
import type { Selectable } from 'kysely';
import { toDecidable } from '../bank/decidable-request.ts';
import type { Tx } from '../platform/database.ts';
import type { RequestTable } from '../tables.ts';

/** A request as the engine sees it, read under a lock. */
export type StoredRequest<K extends KindName = KindName> = PayloadOf<K> &
  DecidableRequest & {
    readonly id: bigint;
    readonly ticketNumber: string;
    readonly kind: K;
    readonly status: RequestStatus;
    readonly version: number;
    readonly before: Facts;
    readonly after: Facts;
    readonly applicationId: number | null;
    readonly roleMenuId: number | null;
    readonly targetSubdivisionId: number | null;
    readonly timePeriodMs: number | null;
    readonly createdAt: Date;
    readonly deadline: Date;
    readonly updatedBy: number | null;
  };

/** Reads the request and holds it until the transaction ends: nobody else decides it meanwhile. */
export async function lockRequest(tx: Tx, id: bigint): Promise<StoredRequest | undefined> {
  const row = await tx
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toStoredRequest(row);
}

export function toStoredRequest(row: Selectable<RequestTable>): StoredRequest {
  return {
    ...toDecidable(row),
    id: row.request_id,
    ticketNumber: row.ticket_number,
    // What was written through a schema is read back as what the schema gave.
    kind: row.kind as KindName,
    action: row.action,
    payload: row.payload,
    status: row.status,
    version: row.version,
    before: row.before,
    after: row.after,
    applicationId: row.application_id,
    roleMenuId: row.role_menu_id,
    targetSubdivisionId: row.target_subdivision_id,
    timePeriodMs: row.time_period_ms === null ? null : Number(row.time_period_ms),
    createdAt: row.created_date,
    deadline: row.deadline,
    updatedBy: row.updated_by,
  } as StoredRequest;
}
