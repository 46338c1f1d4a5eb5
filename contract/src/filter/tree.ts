/** `null` compares as SQL's null does: the outcome is unknown, so `column = null` matches no row. */
export type FilterValue = string | number | bigint | null;

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** `lower(column)` or `upper(column)`: the column is folded, the value is taken as it stands. */
export type Fold = 'lower' | 'upper';

/** Where a term stood in the text (zero-based), kept so that a later refusal can name the place. */
export interface Place {
  readonly column: number;
  readonly values: readonly number[];
}

/**
 * A condition on a row, in SQL's three-valued logic: true, false or unknown. Unknown stays unknown through `not`,
 * and a row is matched only when the whole is true.
 *
 * `like` ignores case; `%` stands for any run, `_` for one character, and a backslash takes the next one literally.
 * `in` with no values is false for every row, also where the column is null.
 */
export type Filter =
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly filter: Filter }
  | CompareFilter
  | LikeFilter
  | BetweenFilter
  | InFilter
  | NullFilter;

interface Term {
  readonly column: string;
  readonly at?: Place;
}

export interface CompareFilter extends Term {
  readonly op: 'compare';
  readonly comparison: Comparison;
  readonly value: FilterValue;
  readonly fold?: Fold;
}

export interface LikeFilter extends Term {
  readonly op: 'like';
  readonly pattern: string;
  readonly fold?: Fold;
}

export interface BetweenFilter extends Term {
  readonly op: 'between';
  readonly from: FilterValue;
  readonly to: FilterValue;
}

export interface InFilter extends Term {
  readonly op: 'in';
  readonly values: readonly FilterValue[];
}

export interface NullFilter extends Term {
  readonly op: 'null';
}

export function everything(): Filter {
  return { op: 'and', all: [] };
}

export function nothing(): Filter {
  return { op: 'or', any: [] };
}

/** Terms that are always true are left out, so an empty search joined to a row scope is just the row scope. */
export function and(...filters: readonly Filter[]): Filter {
  const all = filters.filter((filter) => filter.op !== 'and' || filter.all.length > 0);
  const [only] = all;
  return only !== undefined && all.length === 1 ? only : { op: 'and', all };
}

/** Terms that are always false are left out. */
export function or(...filters: readonly Filter[]): Filter {
  const any = filters.filter((filter) => filter.op !== 'or' || filter.any.length > 0);
  const [only] = any;
  return only !== undefined && any.length === 1 ? only : { op: 'or', any };
}

export function not(filter: Filter): Filter {
  return { op: 'not', filter };
}

export function compare(column: string, comparison: Comparison, value: FilterValue, fold?: Fold): Filter {
  return { op: 'compare', column, comparison, value, ...(fold && { fold }) };
}

export function equals(column: string, value: FilterValue): Filter {
  return compare(column, '=', value);
}

/** As in SQL, a row whose column is null does not differ from anything: the outcome is unknown. */
export function differs(column: string, value: FilterValue): Filter {
  return compare(column, '<>', value);
}

export function like(column: string, pattern: string, fold?: Fold): Filter {
  return { op: 'like', column, pattern, ...(fold && { fold }) };
}

/** The text is looked for as it is: its own `%`, `_` and backslashes mean themselves. */
export function contains(column: string, text: string, fold?: Fold): Filter {
  return like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`, fold);
}

export function between(column: string, from: FilterValue, to: FilterValue): Filter {
  return { op: 'between', column, from, to };
}

export function isIn(column: string, values: readonly FilterValue[]): Filter {
  return { op: 'in', column, values };
}

export function isNull(column: string): Filter {
  return { op: 'null', column };
}
