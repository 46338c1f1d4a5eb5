import type { ColumnType } from '../filter/column-type.ts';
import type { Guard } from '../guards.ts';
import type { Phrase } from '../phrases/phrase.ts';

export interface ViewColumn {
  readonly type: ColumnType;
  readonly label: Phrase;
  /** Offered in the search-by dropdown. */
  readonly searchable?: boolean;
  /** Absent means yes. */
  readonly sortable?: boolean;
  /** Filled in per page after the select (approver names, what the caller may do); neither filtered nor sorted by. */
  readonly computed?: boolean;
  /** For the server's own scopes; never sent. */
  readonly hidden?: boolean;
  /** Written into the CSV; every visible column unless said otherwise. */
  readonly exported?: boolean;
}

export type ViewColumns = Readonly<Record<string, ViewColumn>>;

/** A list both sides know: what columns it has, who may read it, how it is ordered unless asked otherwise. */
export interface ViewDefinition {
  /** The path: /api/{name}/view, or /api/{name} for a plain reading list. */
  readonly name: string;
  readonly path: 'view' | 'plain';
  readonly readableBy: Guard;
  /** Readable with a valid token even where the account is inactive: the session's own first call. */
  readonly openToInactive: boolean;
  readonly columns: ViewColumns;
  /** The column no two rows share; it ends every order, so that pages neither overlap nor leave gaps. */
  readonly key: string;
  readonly defaultOrder: string;
  readonly defaultSearch?: string;
  /** Whether /viewAsCSV exists. */
  readonly csv: boolean;
}

type Optional = 'path' | 'csv' | 'openToInactive';

/** The name stays a literal type, so that the server cannot pair a view with another one's definition. */
export function defineView<const Name extends string, const Columns extends Record<string, ViewColumn>>(
  definition: Omit<ViewDefinition, 'name' | 'columns' | 'key' | 'defaultSearch' | Optional> &
    Partial<Pick<ViewDefinition, Optional>> & {
      name: Name;
      columns: Columns;
      key: keyof Columns & string;
      defaultSearch?: keyof Columns & string;
    },
): ViewDefinition & { name: Name; columns: Columns } {
  return { path: 'view', csv: false, openToInactive: false, ...definition };
}

/** Columns a caller may name in a filter or an order. */
export function listFilterable(columns: ViewColumns): ViewColumns {
  return pickColumns(columns, (column) => !column.hidden && !column.computed);
}

/** Columns that come out of the select: all but those filled in afterwards. */
export function listSelected(columns: ViewColumns): ViewColumns {
  return pickColumns(columns, (column) => !column.computed);
}

/** Columns that are sent. */
export function listVisible(columns: ViewColumns): ViewColumns {
  return pickColumns(columns, (column) => !column.hidden);
}

/** Columns of the CSV. A blob has no place in a cell. */
export function listExported(columns: ViewColumns): ViewColumns {
  return pickColumns(
    columns,
    (column) => !column.hidden && column.exported !== false && column.type !== 'json',
  );
}

function pickColumns(columns: ViewColumns, wanted: (column: ViewColumn) => boolean): ViewColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => wanted(column)));
}
