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
  nothing,
  or,
} from './filter/tree.ts';
import type { RefusalCode } from './refusals.ts';
import type { PrivilegeCode } from './roles.ts';

/** What the policy must know of a person to say which requests they may decide. */
export interface Decider {
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

/** The facts of a request the policy looks at; views carry columns of the same names. */
export interface DecidableRequest {
  readonly userId: number;
  readonly aboutUserId: number;
  readonly level: number;
  readonly limitTunai: bigint;
  readonly limitNonTunai: bigint;
  readonly level1DecidedBy: number | null;
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

function standsInPlace(step: ApprovalStep, decider: Decider): Filter {
  if (step.place === 'head-office') return always(decider.atHeadOffice);
  // On the way from the request's branch (below the decider) up to its assigned unit (above, or their own).
  return and(isIn('requestUnitId', decider.unitsBelow), isIn('assignedUnitId', decider.unitsAbove));
}

function isSeniorEnough(step: ApprovalStep, decider: Decider): Filter {
  if (step.seniority === 'any') return everything();
  return compare('level', step.seniority === 'more-senior' ? '>' : '>=', decider.level);
}

/**
 * Who may decide what, said once: conditions on a request for one person at one step. The queues compile them
 * to SQL, a decision evaluates them on the locked row, so a list and a verdict can never disagree.
 */
export function listRules(stepName: StepName, decider: Decider): readonly Rule[] {
  const step = findStep(stepName);
  const me = decider.userId;
  return [
    { refusal: 'OWN_REQUEST', condition: differs('userId', me) },
    { refusal: 'ABOUT_YOURSELF', condition: differs('aboutUserId', me) },
    { refusal: 'NOT_AN_APPROVER', condition: always(decider.active) },
    {
      refusal: 'NOT_AN_APPROVER',
      condition: always(step.privileges.some((code) => decider.privileges.has(code))),
    },
    { refusal: 'NOT_AN_APPROVER', condition: standsInPlace(step, decider) },
    {
      refusal: 'DECIDED_OTHER_LEVEL',
      condition: or(isNull('level1DecidedBy'), differs('level1DecidedBy', me)),
    },
    { refusal: 'LEVEL_TOO_LOW', condition: isSeniorEnough(step, decider) },
    {
      refusal: 'LIMIT_TOO_LOW',
      condition: and(
        compare('limitTunai', '<=', decider.limitTunai),
        compare('limitNonTunai', '<=', decider.limitNonTunai),
      ),
    },
  ];
}

const stepNames = Object.keys(approvalSteps) as StepName[];

/** All waiting requests this person may decide now, as one filter over a view's columns. */
export function filterDecidable(decider: Decider): Filter {
  return or(
    ...stepNames
      .filter((name) => findStep(name).privileges.some((code) => decider.privileges.has(code)))
      .map((name) =>
        and(equals('waitingFor', name), ...listRules(name, decider).map((rule) => rule.condition)),
      ),
  );
}

/** The first rule that forbids this person to decide the request at the step, or undefined when none does. */
export function findObjection(
  stepName: StepName,
  decider: Decider,
  request: DecidableRequest,
): RefusalCode | undefined {
  return listRules(stepName, decider).find((rule) => !evaluateFilter(rule.condition, { ...request }))
    ?.refusal;
}

export function mayDecide(decider: Decider, request: DecidableRequest): boolean {
  return request.waitingFor !== null && findObjection(request.waitingFor, decider, request) === undefined;
}
