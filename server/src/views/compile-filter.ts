import type { ColumnType, FilterColumns } from '@gerbang/contract/filter/column-type';
import type { Comparison, Filter, FilterValue, Fold } from '@gerbang/contract/filter/tree';
import { type RawBuilder, sql } from 'kysely';

/** What the select of a view is called in the statements built around it. */
export const VIEW_ALIAS = 'v';

const signs: Record<Comparison, RawBuilder<unknown>> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

/**
 * A checked filter as SQL over the view's columns. Column names are the definition's own and are quoted; every
 * value travels as a parameter. It means what `evaluateFilter` says it means, unknown included.
 */
export function compileFilter(filter: Filter, columns: FilterColumns): RawBuilder<boolean> {
  switch (filter.op) {
    case 'and':
      return joinParts(filter.all, columns, 'and');
    case 'or':
      return joinParts(filter.any, columns, 'or');
    case 'not':
      return sql<boolean>`not ${compileFilter(filter.filter, columns)}`;
    case 'null':
      findType(filter.column, columns);
      return sql<boolean>`(${referTo(filter.column)} is null)`;
    default:
      return compileTerm(filter, findType(filter.column, columns));
  }
}

function joinParts(
  parts: readonly Filter[],
  columns: FilterColumns,
  word: 'and' | 'or',
): RawBuilder<boolean> {
  if (parts.length === 0) return word === 'and' ? sql<boolean>`true` : sql<boolean>`false`;
  const compiled = parts.map((part) => compileFilter(part, columns));
  return sql<boolean>`(${sql.join(compiled, word === 'and' ? sql` and ` : sql` or `)})`;
}

type Term = Extract<Filter, { readonly op: 'compare' | 'like' | 'between' | 'in' }>;

function compileTerm(term: Term, type: ColumnType): RawBuilder<boolean> {
  const column = referTo(term.column);
  switch (term.op) {
    case 'compare': {
      const folded = foldColumn(column, term.fold);
      return sql<boolean>`(${orderable(folded, type, term.comparison)} ${signs[term.comparison]} ${bind(term.value, type)})`;
    }
    case 'like':
      // The shape of the trigram indexes: lower(column). Folding to lower case twice would hide it from the planner.
      return sql<boolean>`(lower(${term.fold === 'upper' ? foldColumn(column, 'upper') : column}) like lower(${bind(term.pattern, 'text')}))`;
    case 'between':
      return sql<boolean>`(${orderable(column, type, '<')} between ${bind(term.from, type)} and ${bind(term.to, type)})`;
    case 'in':
      return sql<boolean>`(${column} = any(${[...term.values]}::${nameType(type, term.values)}[]))`;
  }
}

function findType(column: string, columns: FilterColumns): ColumnType {
  const type = Object.hasOwn(columns, column) ? columns[column]?.type : undefined;
  if (type === undefined) throw new Error(`The filter was not checked: there is no column ${column}.`);
  return type;
}

function referTo(column: string): RawBuilder<unknown> {
  return sql`${sql.id(VIEW_ALIAS, column)}`;
}

function foldColumn(column: RawBuilder<unknown>, fold: Fold | undefined): RawBuilder<unknown> {
  if (fold === undefined) return column;
  return fold === 'lower' ? sql`lower(${column})` : sql`upper(${column})`;
}

/** Greater and smaller text is decided by code points, in every database alike, as the contract does. */
function orderable(
  column: RawBuilder<unknown>,
  type: ColumnType,
  comparison: Comparison,
): RawBuilder<unknown> {
  return type === 'text' && comparison !== '=' && comparison !== '<>' ? sql`${column} collate "C"` : column;
}

function bind(value: FilterValue, type: ColumnType): RawBuilder<unknown> {
  return sql`${value}::${nameType(type, [value])}`;
}

const INTEGER_LIMIT = 2 ** 31;

function nameType(type: ColumnType, values: readonly FilterValue[]): RawBuilder<unknown> {
  switch (type) {
    case 'datetime':
      return sql`timestamptz`;
    case 'date':
      return sql`date`;
    case 'text':
    case 'json':
      return sql`text`;
    default:
      // The narrower type where it fits: partial indexes were declared with it.
      return values.every((value) => value === null || Math.abs(Number(value)) < INTEGER_LIMIT)
        ? sql`integer`
        : sql`bigint`;
  }
}
