import { mayDecide } from '@gerbang/contract/approval-policy';
import { findStep, type StepName } from '@gerbang/contract/approval-steps';
import { findKind } from '@gerbang/contract/requests/registry';
import { sql } from 'kysely';
import { findHolders, type Person } from '../bank/caller.ts';
import { findDeciders } from '../bank/deciders.ts';
import { listUnitsUp, loadUnitTree } from '../bank/units.ts';
import { appendAudit } from '../platform/audit.ts';
import { doWork, type Work, type Workplace } from '../platform/work.ts';
import { announceRequest } from './request-events.ts';
import { lockRequest, type StoredRequest, toStoredRequest } from './stored-request.ts';

const BATCH = 1000;

/**
 * Moves requests up one unit when half their time is over, and as far up as needed when nobody is left who may
 * decide them. Deciders below keep their say; the unit above gets one too.
 */
export async function escalateRequests(workplace: Workplace): Promise<number> {
  const tree = await loadUnitTree(workplace.db);
  let escalated = 0;
  for (let after = 0n; ; ) {
    const rows = await workplace.db
      .selectFrom('request')
      .selectAll()
      .where('status', 'in', [1, 5])
      .where('request_id', '>', after)
      .orderBy('request_id')
      .limit(BATCH)
      .execute();
    const requests = rows.map(toStoredRequest);
    const deciders = await findDeciders(workplace.db, tree, requests);
    for (const [index, request] of requests.entries()) {
      const abandoned = deciders[index]?.length === 0;
      if (!abandoned && !isHalfOver(request, rows[index]?.escalated_at ?? null)) continue;
      const moved = await doWork(workplace, (work) => escalate(work, request.id, abandoned));
      if (moved) escalated += 1;
    }
    const last = requests.at(-1);
    if (!last || requests.length < BATCH) return escalated;
    after = last.id;
  }
}

function isHalfOver({ createdAt, deadline }: StoredRequest, escalatedAt: Date | null): boolean {
  return escalatedAt === null && Date.now() >= (createdAt.getTime() + deadline.getTime()) / 2;
}

async function escalate(work: Work, id: bigint, abandoned: boolean): Promise<boolean> {
  const { tx } = work;
  const request = await lockRequest(tx, id);
  if (!request || request.waitingFor === null || findStep(request.waitingFor).place === 'head-office')
    return false;
  const way = listUnitsUp(await loadUnitTree(tx), request.requestUnitId);
  const above = way.slice(way.indexOf(request.assignedUnitId ?? -1) + 1);
  const step = request.waitingFor;
  const holders = await findHolders(tx, findStep(step).privileges, way);
  const to = abandoned ? findStaffedUnit(request, above, holders, step) : above[0];
  const target = to === undefined ? abandoned && goToLastResort(request, way) : { step, unit: to };
  if (!target) return false;

  await tx
    .updateTable('request')
    .set({ assigned_unit_id: target.unit, waiting_for: target.step, escalated_at: sql<Date>`now()` })
    .where('request_id', '=', id)
    .execute();
  const details = { from: request.assignedUnitId, to: target.unit, step: target.step, abandoned };
  await tx
    .insertInto('request_event')
    .values({ request_id: id, event: 'escalated', details: JSON.stringify(details) })
    .execute();
  await announceRequest(work, {
    requestId: id,
    filerId: request.userId,
    event: 'escalated',
    version: request.version,
    occasion: `${target.step}-${target.unit}`,
  });
  await appendAudit(tx, {
    actor: null,
    ip: null,
    action: 'request.escalated',
    subject: `request:${id}`,
    details,
  });
  return true;
}

function findStaffedUnit(
  request: StoredRequest,
  units: readonly number[],
  holders: Person[],
  step: StepName,
) {
  return units.find((unit) => {
    const there = { ...request, waitingFor: step, assignedUnitId: unit };
    return holders.some((holder) => mayDecide(holder, there));
  });
}

function goToLastResort(request: StoredRequest, way: readonly number[]) {
  const kind = findKind(request.kind);
  const root = way.at(-1);
  if (!kind.lastResort || kind.steps.length > 1 || root === undefined) return undefined;
  return { step: 'lastResort', unit: root } as const;
}
