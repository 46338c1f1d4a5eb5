import type { DecidableRequest } from '@gerbang/contract/approval-policy';
import type { StepName } from '@gerbang/contract/approval-steps';
import type { Selectable } from 'kysely';
import type { RequestTable } from '../tables.ts';

/** The facts of a stored request that the approval policy looks at. */
export function toDecidable(row: Selectable<RequestTable>): DecidableRequest {
  return {
    userId: row.filed_by,
    aboutUserId: row.about_user,
    level: row.level,
    limitTunai: row.limit_tunai,
    limitNonTunai: row.limit_non_tunai,
    level1DecidedBy: row.level1_decided_by,
    level1OnBehalfOf: row.level1_on_behalf_of,
    requestUnitId: row.subdivision_id,
    assignedUnitId: row.assigned_unit_id,
    waitingFor: row.waiting_for as StepName | null,
  };
}
