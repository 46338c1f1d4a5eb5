import { compareValues, isMissing } from './compare-values.ts';
import { foldText } from './fold-text.ts';
import { matchPattern } from './match-pattern.ts';
import type { Comparison, Filter, FilterValue, Fold } from './tree.ts';

/** Null is unknown. */
export type Truth = boolean | null;

type Row = Readonly<Record<string, unknown>>;

/** Whether the row is matched: the condition is true, and not merely unknown. */
export function evaluateFilter(filter: Filter, row: Row): boolean {
  return evaluateTruth(filter, row) === true;
}

/** The condition's value for the row in SQL's three-valued logic. */
export function evaluateTruth(filter: Filter, row: Row): Truth {
  switch (filter.op) {
    case 'and':
      return conjoin(filter.all.map((part) => evaluateTruth(part, row)));
    case 'or':
      return disjoin(filter.any.map((part) => evaluateTruth(part, row)));
    case 'not':
      return negate(evaluateTruth(filter.filter, row));
    case 'compare':
      return test(foldValue(readCell(row, filter.column), filter.fold), filter.comparison, filter.value);
    case 'like':
      return testLike(foldValue(readCell(row, filter.column), filter.fold), filter.pattern);
    case 'between': {
      const cell = readCell(row, filter.column);
      return conjoin([test(cell, '>=', filter.from), test(cell, '<=', filter.to)]);
    }
    case 'in': {
      const cell = readCell(row, filter.column);
      return disjoin(filter.values.map((value) => test(cell, '=', value)));
    }
    case 'null':
      return isMissing(readCell(row, filter.column));
  }
}

function conjoin(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

function disjoin(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

function negate(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

function test(cell: unknown, comparison: Comparison, value: FilterValue): Truth {
  const sign = compareValues(cell, value);
  if (sign === undefined) return null;
  switch (comparison) {
    case '=':
      return sign === 0;
    case '<>':
      return sign !== 0;
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
    case '>':
      return sign > 0;
    case '>=':
      return sign >= 0;
  }
}

function testLike(cell: unknown, pattern: string): Truth {
  return typeof cell === 'string' ? matchPattern(cell, pattern) : null;
}

function foldValue(cell: unknown, fold: Fold | undefined): unknown {
  return fold && typeof cell === 'string' ? foldText(cell, fold) : cell;
}

function readCell(row: Row, column: string): unknown {
  // hasOwn, so that a column called `constructor` is absent instead of a function.
  return Object.hasOwn(row, column) ? row[column] : null;
}
