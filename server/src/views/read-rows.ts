import { checkFilter } from '@gerbang/contract/filter/check';
import type { OrderTerm } from '@gerbang/contract/filter/parse-order';
import { and, type Filter } from '@gerbang/contract/filter/tree';
import { listSelected, listVisible } from '@gerbang/contract/views/view-definition';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../bank/caller.ts';
import type { DbOrTx } from '../platform/database.ts';
import { compileFilter, VIEW_ALIAS } from './compile-filter.ts';
import { isNothing, listColumnsOf, pruneFilter } from './prune-filter.ts';
import type { ServerView, ViewRow } from './view.ts';

export interface RowsWanted {
  readonly filter: Filter;
  readonly order: readonly OrderTerm[];
}

export interface PageWanted extends RowsWanted {
  readonly top: number;
  readonly skip: number;
}

export interface RowPage {
  readonly rows: readonly ViewRow[];
  readonly total: number;
}

/**
 * The one way to a view's rows: its select, held to the caller's scope, then to what was asked. It has the columns
 * wanted and those ordered by. Undefined where no row can match.
 */
export function buildScopedSelect(
  view: ServerView,
  caller: Caller,
  { filter: asked, order }: RowsWanted,
  wanted: readonly string[],
): RawBuilder<unknown> | undefined {
  const columns = listSelected(view.definition.columns);
  const filter = pruneFilter(checkFilter(and(view.scope(caller), asked), columns));
  if (isNothing(filter)) return undefined;
  const named = new Set([...wanted, ...order.map(({ column }) => column), ...listColumnsOf(filter)]);
  return sql`select * from (${view.select(caller, named)}) as ${sql.id(VIEW_ALIAS)} where ${compileFilter(filter, columns)}`;
}

/** Columns to read: the visible ones, and the hidden too where computed columns are made of them. */
export function listColumnsToRead(view: ServerView): string[] {
  const { columns } = view.definition;
  return Object.keys(view.fill ? listSelected(columns) : listSelected(listVisible(columns)));
}

export function compileOrder(order: readonly OrderTerm[]): RawBuilder<unknown> {
  return sql.join(
    order.map(
      ({ column, direction }) => sql`${sql.id(column)} ${direction === 'asc' ? sql`asc` : sql`desc`}`,
    ),
  );
}

interface PageRecord extends ViewRow {
  /** Null on the one record that only brings the total, when the page itself is empty. */
  readonly $row: number | null;
  readonly $total: bigint;
}

/** One page and the number of all rows, of one moment. */
export async function readPage(
  db: DbOrTx,
  view: ServerView,
  caller: Caller,
  wanted: PageWanted,
): Promise<RowPage> {
  const statement = buildPageStatement(view, caller, wanted);
  if (!statement) return { rows: [], total: 0 };
  const { rows: records } = await statement.execute(db);
  const total = Number(records[0]?.$total ?? 0n);
  const rows: ViewRow[] = records
    .filter((record) => record.$row !== null)
    .map(({ $row, $total, ...row }) => row);
  return { rows: view.fill ? await view.fill(db, caller, rows) : rows, total };
}

/**
 * The page and the total in one statement. The rows are counted only when the page does not show by itself where
 * the list ends. Undefined where no row can match.
 */
function buildPageStatement(
  view: ServerView,
  caller: Caller,
  { filter, order, top, skip }: PageWanted,
): RawBuilder<PageRecord> | undefined {
  const { key } = view.definition;
  const names = listColumnsToRead(view);
  // Where rows are looked up, finding the page takes no more than its keys.
  const sought = view.lookUp ? [key] : names;
  const scoped = buildScopedSelect(view, caller, { filter, order }, sought);
  if (!scoped) return undefined;
  const keys = sql`array(select ${sql.id(key)} from page)`;
  const found = view.lookUp ? sql`(${view.lookUp(keys, new Set(names))}) as found` : sql`page`;
  return sql<PageRecord>`
    with scoped as not materialized (${scoped}),
    page as materialized (
      select ${listNames(sought)} from scoped order by ${compileOrder(order)}
      limit ${top}::integer offset ${skip}::bigint)
    select
      case when (select count(*) from page) < ${top}::integer
            and (${skip}::bigint = 0 or exists (select 1 from page))
           then ${skip}::bigint + (select count(*) from page)
           else (select count(*) from scoped) end as "$total",
      shown.*
    from (select 1) as always
    left join (select 1 as "$row", ${listNames(names)} from ${found}) as shown on true
    order by ${compileOrder(order)}`;
}

function listNames(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.id(name)));
}
