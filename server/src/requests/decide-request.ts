import { isDeepStrictEqual } from 'node:util';
import { findCapacity, findObjection } from '@gerbang/contract/approval-policy';
import type { StepName } from '@gerbang/contract/approval-steps';
import { findKind } from '@gerbang/contract/requests/registry';
import { nextStatus, type RequestStatus, requestStatus, waitingLevel } from '@gerbang/contract/status';
import type { Caller } from '../bank/caller.ts';
import { appendAudit } from '../platform/audit.ts';
import type { DbOrTx, Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Work } from '../platform/work.ts';
import { applyEffect } from './apply-effect.ts';
import { assignUnit } from './assign-unit.ts';
import { announceRequest } from './request-events.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';
import { findType } from './types/registry.ts';

export interface Decision {
  readonly requestId: bigint;
  readonly choice: 'approve' | 'reject';
  readonly notes: string;
  readonly channel: 'portal' | 'mail';
}

export interface Decided {
  readonly status: RequestStatus;
  readonly notes: string;
}

/** Decides one level of a request: lock, authorise, next state, decision, effect, audit, news; all or nothing. */
export async function decideRequest(work: Work, caller: Caller, decision: Decision): Promise<Decided> {
  const { tx } = work;
  const request = await lockRequest(tx, decision.requestId);
  if (!request) throw new Refusal('NOT_FOUND');
  await authorise(tx, request, caller);
  const decider: DecidingPerson = { ...caller, onBehalfOf: findPrincipal(request, caller) };

  const kind = findKind(request.kind);
  const levels = kind.steps.length;
  const level = waitingLevel(request.status);
  const status = nextStatus(request.status, decision.choice, levels);
  if (level === undefined || status === undefined) throw await explainEnd(tx, request);
  if (request.deadline <= new Date()) throw new Refusal('ALREADY_EXPIRED');
  const notes = decision.notes.trim();
  if (decision.choice === 'reject' && notes === '') throw new Refusal('NOTE_REQUIRED');
  if (decision.choice === 'approve') await demandFresh(tx, request);

  await insertDecision(tx, request, decider, level, decision, notes);
  const next =
    status === requestStatus.waiting2 ? await findNextStep(tx, request, decider, kind.steps[1]) : null;
  await moveRequest(tx, request, decider, { status, notes, level, next });
  if (status === requestStatus.approved) await applyEffect(work, request);

  const outcome = decision.choice === 'approve' ? 'approved' : 'rejected';
  const event = status === requestStatus.waiting2 ? 'moved' : outcome;
  await announceRequest(work, {
    requestId: request.id,
    filerId: request.userId,
    event,
    version: request.version + 1,
  });
  await appendAudit(tx, {
    actor: caller.userId,
    ip: caller.ip,
    action: `request.${outcome}`,
    subject: `request:${request.id}`,
    details: {
      ticketNumber: request.ticketNumber,
      kind: request.kind,
      level,
      status,
      notes,
      channel: decision.channel,
      ...(decider.onBehalfOf !== null && { onBehalfOf: decider.onBehalfOf }),
    },
  });
  return { status, notes };
}

interface DecidingPerson extends Caller {
  /** The person a deputy decides for; null where somebody decides in their own right. */
  readonly onBehalfOf: number | null;
}

function findPrincipal(request: StoredRequest, caller: Caller): number | null {
  const capacity = request.waitingFor && findCapacity(request.waitingFor, caller, request);
  return capacity && capacity.userId !== caller.userId ? capacity.userId : null;
}

/** Refuses before anything about the state is told to somebody who has no business with the request. */
async function authorise(tx: Tx, request: StoredRequest, caller: Caller): Promise<void> {
  const objection = request.waitingFor && findObjection(request.waitingFor, caller, request);
  if (objection === undefined) return;
  // Somebody who could have decided an earlier level is told that it is done, and by whom.
  if (couldHaveDecided(request, caller)) throw await explainEnd(tx, request);
  throw new Refusal(objection ?? findEveryObjection(request, caller));
}

function couldHaveDecided(request: StoredRequest, caller: Caller): boolean {
  return listPastSteps(request).some((step) => findPastObjection(step, request, caller) === undefined);
}

function findEveryObjection(request: StoredRequest, caller: Caller) {
  const [first] = findKind(request.kind).steps;
  return findPastObjection(first, request, caller) ?? 'NOT_AN_APPROVER';
}

/** The steps that are behind a request: all of them at its end, the first one while the second is waited for. */
function listPastSteps(request: StoredRequest): readonly StepName[] {
  const { steps } = findKind(request.kind);
  if (request.waitingFor === null) return [...steps, 'lastResort'];
  return request.status === requestStatus.waiting2 ? [steps[0]] : [];
}

/** As the policy stood for that step: wherever it was assigned, and whoever has decided since. */
function findPastObjection(step: StepName, request: StoredRequest, caller: Caller) {
  const root = caller.unitsAbove.at(-1) ?? null;
  return findObjection(step, caller, {
    ...request,
    assignedUnitId: root,
    level1DecidedBy: null,
    level1OnBehalfOf: null,
  });
}

/** Says how a request, or the level of it that is behind, came to its end. */
export async function explainEnd(tx: DbOrTx, request: StoredRequest): Promise<Refusal> {
  if (request.status === requestStatus.expired) return new Refusal('ALREADY_EXPIRED');
  const last = await tx
    .selectFrom('decision as d')
    .innerJoin('person as p', 'p.user_id', 'd.decided_by')
    .select(['p.display_name as name', 'd.outcome'])
    .where('d.request_id', '=', request.id)
    .orderBy('d.level', 'desc')
    .executeTakeFirst();
  const code = last?.outcome === 'rejected' ? 'ALREADY_REJECTED' : 'ALREADY_APPROVED';
  return new Refusal(code, { values: { name: last?.name ?? '-' } });
}

/** A change meanwhile makes the request's before untrue: it may still be rejected, not approved. */
async function demandFresh(tx: Tx, request: StoredRequest): Promise<void> {
  const { action, payload, userId } = request;
  const now = await findType(request.kind).look(tx, { action, payload, filerId: userId });
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(now)), request.before)) throw new Refusal('STALE');
}

async function insertDecision(
  tx: Tx,
  request: StoredRequest,
  caller: DecidingPerson,
  level: 1 | 2,
  decision: Decision,
  notes: string,
): Promise<void> {
  await tx
    .insertInto('decision')
    .values({
      request_id: request.id,
      level,
      outcome: decision.choice === 'approve' ? 'approved' : 'rejected',
      decided_by: caller.userId,
      on_behalf_of: caller.onBehalfOf,
      filed_by: request.userId,
      about_user: request.aboutUserId,
      notes,
      ip: caller.ip,
      channel: decision.channel,
    })
    .execute();
}

interface NextStep {
  readonly step: StepName;
  readonly unit: number | null;
}

async function findNextStep(
  tx: Tx,
  request: StoredRequest,
  caller: DecidingPerson,
  step: StepName | undefined,
): Promise<NextStep> {
  if (!step) throw new Error(`${request.kind} has no second step`);
  const unit = await assignUnit(
    tx,
    { ...request, level1DecidedBy: caller.userId, level1OnBehalfOf: caller.onBehalfOf },
    step,
  );
  // Nobody is left for the second level: it waits at the top until somebody is, or until it expires.
  return { step, unit: unit ?? caller.unitsAbove.at(-1) ?? null };
}

async function moveRequest(
  tx: Tx,
  request: StoredRequest,
  caller: DecidingPerson,
  to: { status: RequestStatus; notes: string; level: 1 | 2; next: NextStep | null },
): Promise<void> {
  const moved = await tx
    .updateTable('request')
    .set({
      status: to.status,
      version: request.version + 1,
      waiting_for: to.next?.step ?? null,
      assigned_unit_id: to.next?.unit ?? request.assignedUnitId,
      ...(to.level === 1 && {
        level1_decided_by: caller.userId,
        level1_on_behalf_of: caller.onBehalfOf,
      }),
      escalated_at: null,
      notes: to.notes,
      ip_pemeriksa: caller.ip,
      updated_by: caller.userId,
      updated_date: new Date(),
    })
    .where('request_id', '=', request.id)
    .where('status', '=', request.status)
    .where('version', '=', request.version)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Error(`Request ${request.id} moved under its own lock`);
}
