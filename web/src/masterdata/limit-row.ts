import type { limitViewGrouping } from '@gerbang/contract/views/limit-view-grouping';
import type { RowOf } from '../api/row-of.ts';

type Limit = RowOf<typeof limitViewGrouping>;

export interface LimitRow {
  readonly group: string;
  readonly cashId: number | null;
  readonly nonCashId: number | null;
  /** Digits; a value that is missing is nought. */
  readonly tunai: string;
  readonly nonTunai: string;
}

/** One row for each limit group, its cash and non-cash side by side; a group without limits has a row too. */
export function mergeLimits(groups: readonly string[], limits: readonly Limit[]): LimitRow[] {
  const names = new Set([...groups, ...limits.map((limit) => limit.groupSubdivision ?? '')]);
  return [...names].sort().map((group) => {
    const own = limits.filter((limit) => limit.groupSubdivision === group);
    const cash = own.find((limit) => limit.limitedType === 1);
    const nonCash = own.find((limit) => limit.limitedType === 2);
    return {
      group,
      cashId: cash?.limitPositionId ?? null,
      nonCashId: nonCash?.limitPositionId ?? null,
      tunai: String(cash?.limitTunai ?? 0),
      nonTunai: String(nonCash?.limitNontunai ?? 0),
    };
  });
}

/** The one row that is edited, and what is typed into it. */
export interface LimitDraft {
  readonly group: string;
  readonly tunai: string;
  readonly nonTunai: string;
}

/** Both amounts are there, and they say something: limits that never existed are not made as noughts. */
export function isWorthSaving(draft: LimitDraft, row: LimitRow): boolean {
  if (draft.tunai === '' || draft.nonTunai === '') return false;
  const exists = row.cashId !== null || row.nonCashId !== null;
  return exists || BigInt(draft.tunai) > 0n || BigInt(draft.nonTunai) > 0n;
}
