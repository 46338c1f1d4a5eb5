import type { DemoSize } from '../bank-model.ts';
import type { Random } from '../create-random.ts';
import type { CastRequest } from './cast-scripted-requests.ts';
import type { Outcome } from './draft.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JAKARTA_OFFSET_MS = 7 * HOUR_MS;
const HISTORY_DAYS = 120;
/** Nothing younger than the deadline of an approval can have expired. */
const RECENT_DAYS = 3;
/** Past half of its deadline a request escalates; a demo whose queues all escalate at the first start is no demo. */
const WAITING_HOURS = 30;

const amounts: Record<DemoSize, { total: number; waiting: number; recent: number }> = {
  small: { total: 2_060, waiting: 60, recent: 60 },
  large: { total: 1_000_000, waiting: 3_000, recent: 24_000 },
};

/** When a request is filed, how it ends, and (for the accounts of the table) what it is. */
export interface Plan {
  readonly at: number;
  readonly outcome: Outcome;
  readonly script?: CastRequest;
}

export function countRequests(size: DemoSize): number {
  return amounts[size].total;
}

/** All requests in the order they are filed. */
export function* planRequests(
  random: Random,
  size: DemoSize,
  now: number,
  scripts: readonly CastRequest[],
): Generator<Plan> {
  const { total, waiting, recent } = amounts[size];
  const scripted = scripts.map((script) => ({
    at: now - script.hoursAgo * HOUR_MS,
    outcome: script.outcome,
    script,
  }));
  const scriptedWaiting = scripted.filter(({ outcome }) => outcome.startsWith('waiting')).length;
  const fresh = [
    ...spread(waiting - scriptedWaiting, () => planWaiting(random, now)),
    ...spread(recent, () => ({
      at: now - random.between(HOUR_MS, RECENT_DAYS * DAY_MS),
      outcome: random.chance(0.85) ? ('approved' as const) : ('rejected' as const),
    })),
  ];
  const past = total - recent - (waiting - scriptedWaiting) - scripted.length;
  yield* merge(
    planPast(random, past, now),
    [...scripted, ...fresh].sort((a, b) => a.at - b.at),
  );
}

function planWaiting(random: Random, now: number): Plan {
  const at = now - random.between(HOUR_MS / 4, WAITING_HOURS * HOUR_MS);
  return { at, outcome: random.chance(0.6) ? 'waiting1' : 'waiting2' };
}

/** Office hours of working days, evenly; decided, refused or forgotten. */
function* planPast(random: Random, count: number, now: number): Generator<Plan> {
  const days = listWorkingDays(now);
  for (let index = 0; index < count; index++) {
    const place = ((index + random.next()) / count) * days.length;
    const day = days[Math.floor(place)] ?? now;
    const at = Math.floor(day + (7.75 + (place % 1) * 9.5) * HOUR_MS);
    const outcome = (['approved', 'rejected', 'expired'] as const)[random.weigh([80, 13, 7])] ?? 'approved';
    yield { at, outcome };
  }
}

/** The beginnings of the working days in Jakarta that lie wholly in the history. */
function listWorkingDays(now: number): number[] {
  const today = Math.floor((now + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS;
  return Array.from(
    { length: HISTORY_DAYS - RECENT_DAYS - 1 },
    (_, index) => today - (HISTORY_DAYS - 1 - index) * DAY_MS,
  ).filter((day) => ![0, 6].includes(new Date(day + JAKARTA_OFFSET_MS).getUTCDay()));
}

function spread<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, make);
}

/** Two sequences that are each in order, as one. */
function* merge(stream: Iterable<Plan>, list: readonly Plan[]): Generator<Plan> {
  let next = 0;
  for (const plan of stream) {
    for (let due = list[next]; due && due.at <= plan.at; due = list[next]) {
      yield due;
      next++;
    }
    yield plan;
  }
  yield* list.slice(next);
}
