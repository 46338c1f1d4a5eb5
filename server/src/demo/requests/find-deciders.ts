import { type ApprovalStep, findStep, type StepName } from '@gerbang/contract/approval-steps';
import { listWayUp, type Person, type Unit } from '../bank-model.ts';
import type { Draft } from './draft.ts';
import type { HistoryState } from './history-state.ts';
import { findRoute } from './request-routes.ts';

export interface Deciders {
  readonly step: StepName;
  /** The assigned unit: the first on the way up where somebody may decide. */
  readonly unit: Unit;
  readonly people: readonly Person[];
}

/** Who decides a draft at each of its levels, or undefined where filing would be refused. */
export function findAllDeciders(state: HistoryState, draft: Draft): Deciders[] | undefined {
  const route = findRoute(draft.kind);
  const found = route.steps.map((step) => findDeciders(state, step, draft));
  if (found.length === 1 && !found[0] && route.lastResort)
    found[0] = findDeciders(state, 'lastResort', draft);
  return found.every((deciders) => deciders !== undefined) ? found : undefined;
}

function findDeciders(state: HistoryState, stepName: StepName, draft: Draft): Deciders | undefined {
  const step = findStep(stepName);
  const wayUp = listWayUp(draft.filer.unit);
  for (const unit of step.place === 'climb' ? wayUp : wayUp.slice(-1)) {
    const people = step.privileges
      .flatMap((privilege) => state.listHolders(unit, privilege))
      .filter((person) => mayDecide(person, step, draft));
    if (people.length > 0) return { step: stepName, unit, people };
  }
  return undefined;
}

function mayDecide(person: Person, step: ApprovalStep, draft: Draft): boolean {
  const { filer, about, cash = 0, nonCash = 0 } = draft;
  return (
    person.active &&
    person !== filer &&
    person !== about &&
    isSeniorEnough(person.position.level, filer.position.level, step.seniority) &&
    person.position.cash >= cash &&
    person.position.nonCash >= nonCash
  );
}

function isSeniorEnough(level: number, requestLevel: number, rule: ApprovalStep['seniority']): boolean {
  if (rule === 'any') return true;
  return rule === 'as-senior' ? level <= requestLevel : level < requestLevel;
}
