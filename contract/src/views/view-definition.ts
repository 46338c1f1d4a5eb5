import type { ColumnType } from '../filter/column-type.ts';
import type { Guard } from '../guards.ts';
import type { Phrase } from '../phrases/phrase.ts';

export interface ViewColumn {
  readonly type: ColumnType;
  readonly label: Phrase;
  /** Offered in the search-by dropdown. */
  readonly searchable?: boolean;
  readonly sortable?: boolean;
  /** Filled in per page after the select (approver names, what the caller may do); neither filtered nor sorted by. */
  readonly computed?: boolean;
  /** For the server's own scopes; never sent. */
  readonly hidden?: boolean;
  /** Written into the CSV; every visible column unless said otherwise. */
  readonly exported?: boolean;
}

/** A list both sides know: what columns it has, who may read it, how it is ordered unless asked otherwise. */
export interface ViewDefinition {
  /** The path: /api/{name}/view, or /api/{name} for a plain reading list. */
  readonly name: string;
  readonly path: 'view' | 'plain';
  readonly readableBy: Guard;
  readonly columns: Readonly<Record<string, ViewColumn>>;
  readonly defaultOrder: string;
  readonly defaultSearch?: string;
  /** Whether /viewAsCSV exists. */
  readonly csv: boolean;
}

export function defineView<const Columns extends Record<string, ViewColumn>>(
  definition: Omit<ViewDefinition, 'columns' | 'path' | 'csv'> & {
    columns: Columns;
    path?: 'view' | 'plain';
    csv?: boolean;
  },
): ViewDefinition & { columns: Columns } {
  return { path: 'view', csv: false, ...definition };
}
