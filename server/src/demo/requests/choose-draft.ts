import type { Random } from '../create-random.ts';
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
export function chooseDraft(
  state: HistoryState,
  random: Random,
  plan: Plan,
): { draft: Draft; deciders: Deciders[] } {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const kind = plan.script?.kind ?? chooseKind(random, plan);
    const draft = drafters[kind](state, toAsk(random, plan));
    if (!draft || state.isBusy(draft, plan.at)) continue;
    const deciders = findAllDeciders(state, draft);
    if (deciders) return { draft, deciders };
  }
  throw new Error(`Nothing could be filed: ${plan.script?.kind ?? 'any kind'}, ${plan.outcome}.`);
}

/** What waits is what tellers and branches ask for: a master record that waits cannot be changed by anybody else. */
const kindsWaiting: readonly DemoKind[] = [
  'HakAkses',
  'PerubahanMenu',
  'LimitSpv',
  'LimitTetap',
  'ResetPassword',
  'Profile',
  'GroupUserCabang',
];

function chooseKind(random: Random, { outcome }: Plan): DemoKind {
  for (;;) {
    const kind = kinds[random.weigh(shares)] ?? 'HakAkses';
    if (outcome === 'waiting2' && requestRoutes[kind].steps.length === 1) continue;
    if (outcome.startsWith('waiting') && !kindsWaiting.includes(kind)) continue;
    return kind;
  }
}

function toAsk(random: Random, { at, outcome, script }: Plan): Ask {
  if (!script) return { at, outcome, random };
  const { filer, about, applicationId, hours } = script;
  return {
    at,
    outcome,
    random,
    filer,
    ...(about && { about }),
    ...(applicationId !== undefined && { applicationId }),
    ...(hours !== undefined && { hours }),
  };
}
