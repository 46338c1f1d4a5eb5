import { coerceLiteral, coerceText, type LiteralUse } from './coerce-literal.ts';
import type { ColumnType, FilterColumns } from './column-type.ts';
import { FilterError, NOWHERE } from './filter-error.ts';
import { resolveColumn } from './resolve-column.ts';
import type { CompareFilter, Filter, FilterValue, LikeFilter, Place } from './tree.ts';

/**
 * Holds a tree against the columns it may speak of. Returns a new tree with the columns' own names and with every
 * value converted to its column's type, or throws a FilterError that names the place.
 */
export function checkFilter(filter: Filter, columns: FilterColumns): Filter {
  switch (filter.op) {
    case 'and':
      return { op: 'and', all: filter.all.map((part) => checkFilter(part, columns)) };
    case 'or':
      return { op: 'or', any: filter.any.map((part) => checkFilter(part, columns)) };
    case 'not':
      return { op: 'not', filter: checkFilter(filter.filter, columns) };
    default:
      return checkTerm(filter, findColumn(filter, columns));
  }
}

type Term = Extract<Filter, { readonly column: string }>;

interface Subject {
  readonly column: string;
  readonly type: ColumnType;
  readonly at: Place | undefined;
}

function checkTerm(term: Term, subject: Subject): Filter {
  const { column } = subject;
  switch (term.op) {
    case 'compare':
      return checkCompare(term, subject);
    case 'like':
      return checkLike(term, subject);
    case 'between': {
      const from = checkValue(term.from, 0, subject);
      return { op: 'between', column, from, to: checkValue(term.to, 1, subject, 'day-bound') };
    }
    case 'in':
      return {
        op: 'in',
        column,
        values: term.values.map((value, index) => checkValue(value, index, subject)),
      };
    case 'null':
      return { op: 'null', column };
  }
}

function checkCompare(term: CompareFilter, subject: Subject): Filter {
  const { comparison, fold } = term;
  if (fold) requireText(subject);
  const use = comparison === '<=' || comparison === '>' ? 'day-bound' : 'exact';
  const value = checkValue(term.value, 0, subject, use);
  return { op: 'compare', column: subject.column, comparison, value, ...(fold && { fold }) };
}

function checkLike(term: LikeFilter, subject: Subject): Filter {
  const { pattern, fold } = term;
  requireText(subject);
  // PostgreSQL fails on a pattern whose last backslash has nothing left to escape.
  const dangles = /(?<!\\)(?:\\\\)*\\$/.test(pattern);
  if (dangles || coerceText(pattern) === undefined) throw refuseValue(pattern, 0, subject);
  return { op: 'like', column: subject.column, pattern, ...(fold && { fold }) };
}

function checkValue(
  value: FilterValue,
  index: number,
  subject: Subject,
  use: LiteralUse = 'exact',
): FilterValue {
  if (value === null) return null;
  const coerced = coerceLiteral(value, subject.type, use);
  if (coerced === undefined) throw refuseValue(value, index, subject);
  return coerced;
}

function findColumn(term: Term, columns: FilterColumns): Subject {
  const column = resolveColumn(term.column, columns);
  const type = column === undefined ? undefined : columns[column]?.type;
  const position = term.at?.column ?? NOWHERE;
  if (column === undefined || type === undefined)
    throw new FilterError('unknown-column', position, term.column);
  if (type === 'json') throw new FilterError('bad-type', position, term.column);
  return { column, type, at: term.at };
}

function requireText(subject: Subject): void {
  if (subject.type === 'text') return;
  throw new FilterError('bad-type', subject.at?.column ?? NOWHERE, subject.column);
}

function refuseValue(value: FilterValue, index: number, subject: Subject): FilterError {
  return new FilterError('bad-type', subject.at?.values[index] ?? NOWHERE, String(value));
}
