import type { Row } from '../insert-rows.ts';
import { findRoute } from './request-routes.ts';
import { DEADLINE_MS, type Settled } from './settle-request.ts';

const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** The row of table request. */
export function describeRequest(requestId: number, settled: Settled): Row {
  const { draft, createdAt, decisions, stage, waiting } = settled;
  const { filer } = draft;
  const last = decisions.at(-1);
  const expired = !waiting && settled.updatedAt === createdAt + DEADLINE_MS;
  return {
    request_id: requestId,
    ticket_number: formatTicket(findRoute(draft.kind).prefix, createdAt, requestId),
    kind: draft.kind,
    action: draft.action,
    status: settled.status,
    version: 1 + decisions.length + (expired ? 1 : 0),
    waiting_for: waiting ? stage?.step : null,
    filed_by: filer.userId,
    about_user: draft.about.userId,
    target_key: draft.targetKey,
    subdivision_id: filer.unit.id,
    assigned_unit_id: stage?.unit.id ?? null,
    level: filer.position.level,
    limit_tunai: draft.cash ?? 0,
    limit_non_tunai: draft.nonCash ?? 0,
    level1_decided_by: decisions[0]?.by.userId ?? null,
    application_id: draft.application?.id ?? null,
    role_menu_id: draft.menu?.id ?? null,
    target_subdivision_id: draft.targetUnit?.id ?? null,
    time_period_ms: draft.timePeriodMs ?? null,
    description: draft.description,
    notes: settled.notes,
    payload: draft.payload,
    body: { positionName: filer.position.name, ...draft.body, createdBy: filer.displayName },
    before: draft.before,
    after: draft.after,
    ip_pemohon: filer.ip,
    ip_pemeriksa: last?.by.ip ?? null,
    created_date: new Date(createdAt).toISOString(),
    updated_date: new Date(settled.updatedAt).toISOString(),
    updated_by: last?.by.userId ?? null,
    deadline: new Date(createdAt + DEADLINE_MS).toISOString(),
  };
}

/** The day in the number is Jakarta's. */
function formatTicket(prefix: string, createdAt: number, requestId: number): string {
  const day = new Date(createdAt + JAKARTA_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return `${prefix}-${day}-${String(requestId).padStart(6, '0')}`;
}
