import type { StepName } from '@gerbang/contract/approval-steps';
import { passesGuard } from '@gerbang/contract/guards';
import { findKind, type KindName } from '@gerbang/contract/requests/registry';
import { findFilerField, type RequestKind } from '@gerbang/contract/requests/request-kind';
import type { Caller } from '../bank/caller.ts';
import { readPositiveConfig } from '../bank/read-config.ts';
import { appendAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Work } from '../platform/work.ts';
import { rehearseEffect } from './apply-effect.ts';
import { assignUnit } from './assign-unit.ts';
import { EXPIRE_REQUEST, type ExpireRequestJob } from './expire-requests.ts';
import { announceRequest } from './request-events.ts';
import type { Draft } from './request-type.ts';
import { omitFields, sealValues } from './sealed-values.ts';
import { toStoredRequest } from './stored-request.ts';
import { drawTicketNumber } from './ticket-number.ts';
import { findType } from './types/registry.ts';

export interface Filed {
  readonly requestId: bigint;
  readonly ticketNumber: string;
}

const HOUR_MS = 3_600_000;

/** Files a request in the caller's own name: checked, described, assigned to its first approvers, recorded. */
export async function fileRequest(
  work: Work,
  filer: Caller,
  kindName: KindName,
  action: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<Filed> {
  const { tx } = work;
  const kind = findKind(kindName);
  if (!passesGuard(kind.fileableBy, filer.roles)) throw new Refusal('NOT_ALLOWED');
  const namedFiler = payload[findFilerField(kind, action)];
  if (namedFiler !== undefined && namedFiler !== filer.userId) throw new Refusal('NOT_YOURSELF');

  const type = findType(kindName);
  const draft = await type.file(tx, { action, payload, filer });
  const before = await type.look(tx, { action, payload, filerId: filer.userId });
  const route = await findRoute(tx, filer, kind, draft);
  const hours = await readPositiveConfig(tx, 'batas-waktu-approval');
  const ticketNumber = await drawTicketNumber(tx, kind.prefix);
  const now = new Date();
  const deadline = new Date(now.getTime() + hours * HOUR_MS);

  const inserted = await tx
    .insertInto('request')
    .values({
      ticket_number: ticketNumber,
      kind: kindName,
      action,
      status: 1,
      waiting_for: route.step,
      assigned_unit_id: route.unit,
      filed_by: filer.userId,
      about_user: draft.aboutUserId ?? filer.userId,
      target_key: draft.targetKey,
      subdivision_id: filer.subdivisionId,
      level: filer.level,
      limit_tunai: draft.limitTunai ?? 0n,
      limit_non_tunai: draft.limitNonTunai ?? 0n,
      application_id: draft.applicationId ?? null,
      role_menu_id: draft.roleMenuId ?? null,
      target_subdivision_id: draft.targetSubdivisionId ?? null,
      time_period_ms: draft.timePeriodMs === undefined ? null : BigInt(draft.timePeriodMs),
      description: draft.description,
      payload: JSON.stringify(omitFields(payload, Object.keys(draft.sealed ?? {}))),
      body: JSON.stringify({ ...draft.body, createdBy: filer.displayName }),
      before: JSON.stringify(before),
      after: JSON.stringify(draft.after),
      ip_pemohon: filer.ip,
      created_date: now,
      updated_date: now,
      deadline,
    })
    // An equal request that waits: another filing got there first, however close together they came.
    .onConflict((conflict) =>
      conflict.columns(['kind', 'target_key']).where('status', 'in', [1, 5]).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!inserted) throw new Refusal('DUPLICATE');

  const job: ExpireRequestJob = { requestId: String(inserted.request_id) };
  await work.enqueue(EXPIRE_REQUEST, job, { startAfter: deadline });
  await sealValues(tx, inserted.request_id, draft.sealed ?? {});
  await rehearseEffect(work, toStoredRequest(inserted));

  await announceRequest(work, {
    requestId: inserted.request_id,
    filerId: filer.userId,
    event: 'filed',
    version: 1,
  });
  await appendAudit(tx, {
    actor: filer.userId,
    ip: filer.ip,
    action: 'request.filed',
    subject: `request:${inserted.request_id}`,
    details: { ticketNumber, kind: kindName, action, before, after: draft.after },
  });
  return { requestId: inserted.request_id, ticketNumber };
}

interface Route {
  readonly step: StepName;
  readonly unit: number;
}

/** The first step and its unit. A request no level of which anybody could decide is not taken in at all. */
async function findRoute(tx: Tx, filer: Caller, kind: RequestKind, draft: Draft): Promise<Route> {
  const facts = {
    userId: filer.userId,
    aboutUserId: draft.aboutUserId ?? filer.userId,
    level: filer.level,
    limitTunai: draft.limitTunai ?? 0n,
    limitNonTunai: draft.limitNonTunai ?? 0n,
    level1DecidedBy: null,
    level1OnBehalfOf: null,
    requestUnitId: filer.subdivisionId,
  };
  const [first, second] = kind.steps;
  const unit = await assignUnit(tx, facts, first);
  if (second && (await assignUnit(tx, facts, second)) === undefined) throw new Refusal('NO_APPROVER');
  if (unit !== undefined) return { step: first, unit };
  const lastUnit = kind.lastResort ? await assignUnit(tx, facts, 'lastResort') : undefined;
  if (lastUnit === undefined) throw new Refusal('NO_APPROVER');
  return { step: 'lastResort', unit: lastUnit };
}
