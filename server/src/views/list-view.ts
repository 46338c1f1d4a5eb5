import type { Caller } from '../bank/caller.ts';
import type { DbOrTx } from '../platform/database.ts';
import { readFilter, readOrder } from './read-query.ts';
import { readPage } from './read-rows.ts';
import type { ServerView, ViewRow } from './view.ts';
import { toWireRows } from './wire-value.ts';

/** What a call asks of a view; the texts are the caller's own. */
export interface ListQuery {
  readonly filter?: string | undefined;
  readonly orderby?: string | undefined;
  readonly top?: number | undefined;
  /** A zero-based row offset. */
  readonly skip?: number | undefined;
}

export interface ListAnswer {
  readonly items: readonly ViewRow[];
  readonly totalItems: number;
}

export const MAX_TOP = 1000;
export const DEFAULT_TOP = 10;

export async function listView(
  db: DbOrTx,
  view: ServerView,
  caller: Caller,
  query: ListQuery,
): Promise<ListAnswer> {
  const { definition } = view;
  const { rows, total } = await readPage(db, view, caller, {
    filter: readFilter(query.filter, definition),
    order: readOrder(query.orderby, definition),
    // A plain list is read whole by its screens, which name no page size.
    top: query.top ?? (definition.path === 'plain' ? MAX_TOP : DEFAULT_TOP),
    skip: query.skip ?? 0,
  });
  return { items: toWireRows(rows, definition.columns), totalItems: total };
}
