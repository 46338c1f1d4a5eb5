import type { Filter } from '@gerbang/contract/filter/tree';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { RawBuilder } from 'kysely';
import type { Caller } from '../bank/caller.ts';
import type { DbOrTx } from '../platform/database.ts';

/** A row as the driver gives it, hidden columns included: amounts are bigints, moments are Dates. */
export type ViewRow = Record<string, unknown>;

/** The server's side of a view: where its rows come from and which of them a caller may see. */
export interface ServerView<Definition extends ViewDefinition = ViewDefinition> {
  readonly definition: Definition;
  /**
   * A select whose output columns carry the definition's names, all but the computed ones. It may leave out, with
   * the joins they need, those that are not wanted.
   */
  select(caller: Caller, wanted: ReadonlySet<string>): RawBuilder<unknown>;
  /**
   * The same columns for given keys only. Worth having where the select joins so many tables that planning it for
   * a page of ten rows would cost more than reading them.
   */
  lookUp?(keys: RawBuilder<unknown>, wanted: ReadonlySet<string>): RawBuilder<unknown>;
  /** The rows this caller may see at all, over any of the columns, hidden ones too. Whatever is asked is ANDed to it. */
  scope(caller: Caller): Filter;
  /** The columns `fill` reads, all of them unless said: an export then leaves the others to the database. */
  readonly filledFrom?: readonly string[];
  /** Adds the computed columns to one page of rows. */
  fill?(db: DbOrTx, caller: Caller, rows: readonly ViewRow[]): Promise<ViewRow[]>;
}

export function defineServerView<Definition extends ViewDefinition>(
  view: ServerView<Definition>,
): ServerView<Definition> {
  return view;
}
