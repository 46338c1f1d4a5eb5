import type { Facts } from '@gerbang/contract/requests/request-kind';
import type { Application, Menu, Person, Unit } from '../bank-model.ts';
import type { Random } from '../create-random.ts';
import type { HistoryState } from './history-state.ts';
import type { DemoKind } from './request-routes.ts';

export type Outcome = 'approved' | 'rejected' | 'expired' | 'waiting1' | 'waiting2';

/** What a drafter is asked for; it chooses what is left open. */
export interface Ask {
  readonly at: number;
  readonly outcome: Outcome;
  readonly random: Random;
  readonly filer?: Person;
  readonly about?: Person;
  readonly applicationId?: number;
  readonly hours?: number;
}

/** A request as its filer writes it, before anybody decides. */
export interface Draft {
  readonly kind: DemoKind;
  readonly action: string;
  readonly filer: Person;
  readonly about: Person;
  readonly targetKey: string;
  readonly description: string;
  readonly payload: object;
  readonly before: Facts;
  readonly after: Facts;
  readonly body?: object;
  readonly application?: Application;
  readonly menu?: Menu;
  readonly targetUnit?: Unit;
  readonly timePeriodMs?: number;
  readonly cash?: number;
  readonly nonCash?: number;
  /** What a temporary right consists of. */
  readonly grant?: { readonly thingKey: string; readonly detail: object };
  /** Brings the approved change about in the bank in memory, so that later requests start from it. */
  readonly apply?: () => void;
}

/** Undefined when nothing fits: the person already has everything, or an equal request still waits. */
export type Drafter = (state: HistoryState, ask: Ask) => Draft | undefined;

/**
 * Before and after of a change whose target is not rewritten while the history is made: what was approved must lead
 * to today's value, what was not must start from it.
 */
export function orderChange<Value>(ask: Ask, today: Value, other: Value): readonly [Value, Value] {
  return ask.outcome === 'approved' ? [other, today] : [today, other];
}
