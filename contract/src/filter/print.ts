import { FilterError, NOWHERE } from './filter-error.ts';
import { isColumnName } from './reserved-words.ts';
import type { Filter, FilterValue, Fold } from './tree.ts';

/** Writes a tree as text that `parseFilter` reads back as the same condition. Everything is empty text. */
export function printFilter(filter: Filter): string {
  return isEverything(filter) ? '' : printAny(filter);
}

function printAny(filter: Filter): string {
  switch (filter.op) {
    case 'and':
      return isEverything(filter) ? 'true' : filter.all.map(printOperand).join(' and ');
    case 'or':
      return filter.any.length === 0 ? 'false' : filter.any.map(printOperand).join(' or ');
    case 'not':
      return printNot(filter.filter);
    case 'compare':
      return `${printColumn(filter.column, filter.fold)} ${filter.comparison} ${printValue(filter.value)}`;
    case 'null':
      return `${printColumn(filter.column)} is null`;
    default:
      return printWordOperator(filter, '');
  }
}

function printNot(filter: Filter): string {
  switch (filter.op) {
    case 'null':
      return `${printColumn(filter.column)} is not null`;
    case 'like':
    case 'between':
    case 'in':
      return printWordOperator(filter, 'not ');
    default:
      return `not ${printOperand(filter)}`;
  }
}

type WordOperator = Extract<Filter, { readonly op: 'like' | 'between' | 'in' }>;

function printWordOperator(filter: WordOperator, negation: '' | 'not '): string {
  switch (filter.op) {
    case 'like':
      return `${printColumn(filter.column, filter.fold)} ${negation}like ${printValue(filter.pattern)}`;
    case 'between': {
      const range = `${printValue(filter.from)} and ${printValue(filter.to)}`;
      return `${printColumn(filter.column)} ${negation}between ${range}`;
    }
    case 'in':
      return `${printColumn(filter.column)} ${negation}in (${filter.values.map(printValue).join(', ')})`;
  }
}

/** Brackets only around what has several parts, because every pair counts towards the parser's depth. */
function printOperand(filter: Filter): string {
  const parts = filter.op === 'and' ? filter.all : filter.op === 'or' ? filter.any : [];
  return parts.length > 0 ? `(${printAny(filter)})` : printAny(filter);
}

function printColumn(column: string, fold?: Fold): string {
  // Names come from code, never from a search box; one that cannot be written is a mistake to hear about at once.
  if (!isColumnName(column)) throw new FilterError('unknown-column', NOWHERE, column);
  return fold ? `${fold}(${column})` : column;
}

function printValue(value: FilterValue): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new FilterError('bad-type', NOWHERE, String(value));
  return String(value);
}

function isEverything(filter: Filter): boolean {
  return filter.op === 'and' && filter.all.length === 0;
}
