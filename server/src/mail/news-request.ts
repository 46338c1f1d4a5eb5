import type { DecidableRequest } from '@gerbang/contract/approval-policy';
import { findKind, isKindName } from '@gerbang/contract/requests/registry';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { type RequestStatus, waitingLevel } from '@gerbang/contract/status';
import { toDecidable } from '../bank/decidable-request.ts';
import type { DbOrTx } from '../platform/database.ts';
import { sayFact } from './say-fact.ts';

/** A request as the mails about it need it. */
export interface NewsRequest extends DecidableRequest {
  readonly id: bigint;
  readonly ticketNumber: string;
  readonly kind: string;
  readonly kindLabel: string;
  readonly status: RequestStatus;
  readonly waitingLevel: 1 | 2 | undefined;
  readonly version: number;
  readonly description: string;
  readonly filerName: string;
  readonly filerPosition: string;
  readonly branch: string;
  readonly aboutName: string;
  readonly assignedUnit: string | null;
  readonly before: Facts;
  readonly after: Facts;
  readonly createdAt: Date;
  readonly deadline: Date;
}

/** Reads requests with the names a mail mentions. */
export async function loadNewsRequests(db: DbOrTx, ids: readonly bigint[]): Promise<NewsRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('request as r')
    .innerJoin('person as filer', 'filer.user_id', 'r.filed_by')
    .innerJoin('position as post', 'post.position_id', 'filer.position_id')
    .innerJoin('person as about', 'about.user_id', 'r.about_user')
    .innerJoin('subdivision as unit', 'unit.subdivision_id', 'r.subdivision_id')
    .leftJoin('subdivision as assigned', 'assigned.subdivision_id', 'r.assigned_unit_id')
    .selectAll('r')
    .select(['filer.display_name as filer_name', 'post.position_name as filer_position'])
    .select(['about.display_name as about_name', 'assigned.subdivision_name as assigned_unit'])
    .select(['unit.subdivision_code as unit_code', 'unit.subdivision_name as unit_name'])
    .where('r.request_id', 'in', [...ids])
    .orderBy('r.deadline')
    .orderBy('r.request_id')
    .execute();
  return rows.map((row) => ({
    ...toDecidable(row),
    id: row.request_id,
    ticketNumber: row.ticket_number,
    kind: row.kind,
    kindLabel: isKindName(row.kind) ? findKind(row.kind).label.id : row.kind,
    status: row.status,
    waitingLevel: waitingLevel(row.status),
    version: row.version,
    description: row.description,
    filerName: row.filer_name,
    filerPosition: row.filer_position,
    branch: `${row.unit_code} - ${row.unit_name}`,
    aboutName: row.about_name,
    assignedUnit: row.assigned_unit,
    before: row.before,
    after: row.after,
    createdAt: row.created_date,
    deadline: row.deadline,
  }));
}

/** Before and after, fact by fact, in the kind's own order. */
export function listChanges({ kind, before, after }: NewsRequest) {
  if (!isKindName(kind)) return [];
  return Object.entries(findKind(kind).facts)
    .filter(([name]) => name in before || name in after)
    .map(([name, field]) => ({
      label: field.label.id,
      before: sayFact(field.type, before[name]),
      after: sayFact(field.type, after[name]),
    }));
}
