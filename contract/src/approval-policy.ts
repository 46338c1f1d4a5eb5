import { type ApprovalStep, approvalSteps, findStep, type StepName } from './approval-steps.ts';
import { evaluateFilter } from './filter/evaluate.ts';
import {
  and,
  compare,
  differs,
  equals,
  everything,
  type Filter,
  isIn,
  isNull,
  not,
  nothing,
  or,
} from './filter/tree.ts';
import type { RefusalCode } from './refusals.ts';
import type { PrivilegeCode } from './roles.ts';

/** Where somebody stands in the bank: what it depends on which requests they may decide. */
export interface Standing {
  readonly userId: number;
  readonly active: boolean;
  readonly level: number;
  readonly privileges: ReadonlySet<PrivilegeCode>;
  readonly atHeadOffice: boolean;
  /** Their own unit and everything above it, up to the head office. */
  readonly unitsAbove: readonly number[];
  /** Their own unit and everything below it. */
  readonly unitsBelow: readonly number[];
  readonly limitTunai: bigint;
  readonly limitNonTunai: bigint;
}

/** A person who decides: in their own right, or in the stead of somebody whose deputy they are now. */
export interface Decider extends Standing {
  /** Those they stand in for now; absent means nobody. */
  readonly principals?: readonly Standing[];
  /** Those who stand in for them now; absent means nobody. */
  readonly deputies?: readonly number[];
}

/** The facts of a request the policy looks at; views carry columns of the same names. */
export interface DecidableRequest {
  readonly userId: number;
  readonly aboutUserId: number;
  readonly level: number;
  readonly limitTunai: bigint;
  readonly limitNonTunai: bigint;
  readonly level1DecidedBy: number | null;
  /** In whose stead level 1 was decided, where a deputy did. */
  readonly level1OnBehalfOf: number | null;
  readonly requestUnitId: number;
  readonly assignedUnitId: number | null;
  readonly waitingFor: StepName | null;
}

/** One rule: a request passes while the condition holds, and is otherwise refused with the code. */
export interface Rule {
  readonly refusal: RefusalCode;
  readonly condition: Filter;
}

const always = (holds: boolean): Filter => (holds ? everything() : nothing());

function standsInPlace(step: ApprovalStep, decider: Standing): Filter {
  if (step.place === 'head-office') return always(decider.atHeadOffice);
  // On the way from the request's branch (below the decider) up to its assigned unit (above, or their own).
  return and(isIn('requestUnitId', decider.unitsBelow), isIn('assignedUnitId', decider.unitsAbove));
}

function isSeniorEnough(step: ApprovalStep, decider: Standing): Filter {
  if (step.seniority === 'any') return everything();
  return compare('level', step.seniority === 'more-senior' ? '>' : '>=', decider.level);
}

/** The column names none of these people; a request that names nobody there passes. */
const isNone = (column: string, people: readonly number[]): Filter =>
  people.length === 0 ? everything() : or(isNull(column), not(isIn(column, people)));

/**
 * Who may decide what, said once: conditions on a request for one person at one step, in one capacity: their own,
 * or that of a principal. The queues compile them to SQL, a decision evaluates them on the locked row, so a list and
 * a verdict can never disagree. Whatever the capacity, a deputy and the person they stand in for count as one pair
 * of eyes: a deputy decides nothing that person filed or is the subject of, and no two of them decide both levels.
 */
function listRules(stepName: StepName, decider: Decider, capacity: Standing = decider): readonly Rule[] {
  const step = findStep(stepName);
  const me = decider.userId;
  const principals = (decider.principals ?? []).map((principal) => principal.userId);
  const pair = [me, ...principals, ...(decider.deputies ?? [])];
  const inOwnRight = capacity.userId === me;
  return [
    { refusal: 'OWN_REQUEST', condition: differs('userId', me) },
    { refusal: 'ABOUT_YOURSELF', condition: differs('aboutUserId', me) },
    {
      refusal: 'PRINCIPALS_REQUEST',
      condition: and(isNone('userId', principals), isNone('aboutUserId', principals)),
    },
    { refusal: 'NOT_AN_APPROVER', condition: always(decider.active && capacity.active) },
    { refusal: 'NOT_AN_APPROVER', condition: always(inOwnRight || step.delegable) },
    {
      refusal: 'NOT_AN_APPROVER',
      condition: always(step.privileges.some((code) => capacity.privileges.has(code))),
    },
    { refusal: 'NOT_AN_APPROVER', condition: standsInPlace(step, capacity) },
    {
      refusal: 'DECIDED_OTHER_LEVEL',
      condition: and(isNone('level1DecidedBy', pair), isNone('level1OnBehalfOf', pair)),
    },
    { refusal: 'LEVEL_TOO_LOW', condition: isSeniorEnough(step, capacity) },
    {
      refusal: 'LIMIT_TOO_LOW',
      condition: and(
        compare('limitTunai', '<=', capacity.limitTunai),
        compare('limitNonTunai', '<=', capacity.limitNonTunai),
      ),
    },
  ];
}

const stepNames = Object.keys(approvalSteps) as StepName[];

/** In their own right first: a deputy signs for somebody else only where they must. */
function listCapacities(decider: Decider): readonly Standing[] {
  return [decider, ...(decider.principals ?? [])];
}

/** All waiting requests this person may decide now, as one filter over a view's columns. */
export function filterDecidable(decider: Decider): Filter {
  return or(
    ...listCapacities(decider).flatMap((capacity) =>
      stepNames
        .filter((name) => findStep(name).privileges.some((code) => capacity.privileges.has(code)))
        .map((name) =>
          and(
            equals('waitingFor', name),
            ...listRules(name, decider, capacity).map((rule) => rule.condition),
          ),
        ),
    ),
  );
}

/** How far a request gets through the rules in one capacity: the number of the rule that stops it, if one does. */
function findObstacle(stepName: StepName, decider: Decider, capacity: Standing, request: DecidableRequest) {
  const rules = listRules(stepName, decider, capacity);
  const index = rules.findIndex((rule) => !evaluateFilter(rule.condition, { ...request }));
  return index === -1 ? undefined : { index, refusal: rules[index]?.refusal };
}

/** In whose right this person may decide the request at the step: their own or a principal's; undefined for nobody's. */
export function findCapacity(
  stepName: StepName,
  decider: Decider,
  request: DecidableRequest,
): Standing | undefined {
  return listCapacities(decider).find(
    (capacity) => findObstacle(stepName, decider, capacity, request) === undefined,
  );
}

/**
 * The first rule that forbids this person to decide the request at the step, in the capacity that comes closest; or
 * undefined where one of them may.
 */
export function findObjection(
  stepName: StepName,
  decider: Decider,
  request: DecidableRequest,
): RefusalCode | undefined {
  let closest: ReturnType<typeof findObstacle>;
  for (const capacity of listCapacities(decider)) {
    const obstacle = findObstacle(stepName, decider, capacity, request);
    if (!obstacle) return undefined;
    if (!closest || obstacle.index > closest.index) closest = obstacle;
  }
  return closest?.refusal;
}

export function mayDecide(decider: Decider, request: DecidableRequest): boolean {
  return request.waitingFor !== null && findCapacity(request.waitingFor, decider, request) !== undefined;
}
