import { requestStatus } from '@gerbang/contract/status';
import type { Person } from '../bank-model.ts';
import type { Random } from '../create-random.ts';
import type { Row } from '../insert-rows.ts';
import { chooseRejection } from './choose-rejection.ts';
import type { Draft, Outcome } from './draft.ts';
import type { Deciders } from './find-deciders.ts';

const HOUR_MS = 3_600_000;
export const DEADLINE_MS = 72 * HOUR_MS;
/** Later than half the deadline the request would have climbed to another unit. */
const LONGEST_DECISION_MS = 34 * HOUR_MS;
const APPROVED_NOTE = 'Sudah Disetujui';

export interface Decision {
  readonly level: 1 | 2;
  readonly outcome: 'approved' | 'rejected';
  readonly by: Person;
  readonly at: number;
  readonly notes: string;
}

/** A request with everything that happened to it up to now. */
export interface Settled {
  readonly draft: Draft;
  readonly createdAt: number;
  readonly status: number;
  readonly decisions: readonly Decision[];
  /** The level it stands at, or stood at when it ended. */
  readonly stage: Deciders | undefined;
  readonly waiting: boolean;
  readonly updatedAt: number;
  readonly notes: string | null;
}

export function settleRequest(
  random: Random,
  draft: Draft,
  deciders: readonly Deciders[],
  plan: { readonly at: number; readonly outcome: Outcome },
  now: number,
): Settled {
  const { at: createdAt, outcome } = plan;
  const taken = countDecisions(random, deciders.length, outcome);
  const window = Math.min(LONGEST_DECISION_MS, now - createdAt);
  const decisions: Decision[] = [];
  let at = createdAt;
  for (let index = 0; index < taken; index++) {
    // Squared, so that most decisions are quick and a few take their time.
    at += Math.ceil((window / taken) * (0.02 + 0.9 * random.next() ** 2));
    const rejects = outcome === 'rejected' && index === taken - 1;
    decisions.push({
      level: index === 0 ? 1 : 2,
      outcome: rejects ? 'rejected' : 'approved',
      by: random.pick(deciders[index]?.people.filter((person) => person !== decisions[0]?.by) ?? []),
      at,
      notes: rejects ? chooseRejection(random, draft.kind) : APPROVED_NOTE,
    });
  }
  return {
    draft,
    createdAt,
    decisions,
    status: findStatus(outcome, taken),
    stage: deciders[isDecided(outcome) ? taken - 1 : taken],
    waiting: isWaiting(outcome),
    updatedAt: outcome === 'expired' ? createdAt + DEADLINE_MS : at,
    notes: decisions.at(-1)?.notes ?? null,
  };
}

function isDecided(outcome: Outcome): boolean {
  return outcome === 'approved' || outcome === 'rejected';
}

function isWaiting(outcome: Outcome): boolean {
  return outcome === 'waiting1' || outcome === 'waiting2';
}

function countDecisions(random: Random, levels: number, outcome: Outcome): number {
  switch (outcome) {
    case 'approved':
      return levels;
    case 'rejected':
      return levels === 2 && random.chance(0.35) ? 2 : 1;
    case 'expired':
      return levels === 2 && random.chance(0.4) ? 1 : 0;
    case 'waiting1':
      return 0;
    case 'waiting2':
      return levels - 1;
  }
}

function findStatus(outcome: Outcome, taken: number): number {
  // Asked for at level 2, a one-level request waits at level 1.
  if (isWaiting(outcome)) return taken === 0 ? requestStatus.waiting1 : requestStatus.waiting2;
  return requestStatus[outcome];
}

/** The rows of table decision. */
export function listDecisionRows(requestId: number, settled: Settled): Row[] {
  const { filer, about } = settled.draft;
  return settled.decisions.map((decision) => ({
    request_id: requestId,
    level: decision.level,
    outcome: decision.outcome,
    decided_by: decision.by.userId,
    filed_by: filer.userId,
    about_user: about.userId,
    notes: decision.notes,
    ip: decision.by.ip,
    channel: (requestId + decision.level) % 5 === 0 ? 'mail' : 'portal',
    decided_at: new Date(decision.at).toISOString(),
  }));
}
