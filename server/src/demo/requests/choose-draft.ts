import type { Ask, Draft } from './draft.ts';
import { drafters } from './drafters.ts';
import { type Deciders, findAllDeciders } from './find-deciders.ts';
import type { HistoryState } from './history-state.ts';
import type { Plan } from './plan-requests.ts';
import { type DemoKind, requestRoutes } from './request-routes.ts';

const ATTEMPTS = 500;
const kinds = Object.keys(requestRoutes) as DemoKind[];
const shares = kinds.map((kind) => requestRoutes[kind].share);

/** A request that could have been filed at that moment: nothing equal waits, and somebody may decide it. */
export function chooseDraft(state: HistoryState, plan: Plan): { draft: Draft; deciders: Deciders[] } {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const kind = plan.script?.kind ?? chooseKind(state, plan);
    const draft = drafters[kind](state, toAsk(plan));
    if (!draft || state.isBusy(draft, plan.at)) continue;
    const deciders = findAllDeciders(state, draft);
    if (deciders) return { draft, deciders };
  }
  throw new Error(`Nothing could be filed: ${plan.script?.kind ?? 'any kind'}, ${plan.outcome}.`);
}

function chooseKind(state: HistoryState, plan: Plan): DemoKind {
  for (;;) {
    const kind = kinds[state.random.weigh(shares)] ?? 'HakAkses';
    if (plan.outcome !== 'waiting2' || requestRoutes[kind].steps.length === 2) return kind;
  }
}

function toAsk(plan: Plan): Ask {
  const { at, outcome, script } = plan;
  if (!script) return { at, outcome };
  const { filer, about, applicationId, hours } = script;
  return {
    at,
    outcome,
    filer,
    ...(about && { about }),
    ...(applicationId !== undefined && { applicationId }),
    ...(hours !== undefined && { hours }),
  };
}
