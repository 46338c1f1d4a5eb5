import { compareValues } from '@gerbang/contract/filter/compare-values';
import { type Filter, type FilterValue, nothing } from '@gerbang/contract/filter/tree';

type Known = ReadonlyMap<string, FilterValue>;

/**
 * Leaves out alternatives that cannot hold beside what the whole filter demands: with `status = 2` asked for, the
 * part of a scope about waiting requests goes. Rows matched stay the same; the planner, which does not see through
 * such contradictions, then finds the one index that serves. A filter nothing can match becomes `nothing()`.
 */
export function pruneFilter(filter: Filter): Filter {
  const demanded = new Map<string, FilterValue>();
  for (const part of listConjuncts(filter)) {
    if (isEquality(part)) demanded.set(part.column, part.value);
  }
  return prune(filter, demanded);
}

export function isNothing(filter: Filter): boolean {
  return filter.op === 'or' && filter.any.length === 0;
}

// Only through `and` and `or`: under a `not` the same step would add rows.
function prune(filter: Filter, known: Known): Filter {
  switch (filter.op) {
    case 'and': {
      const all = filter.all.map((part) => prune(part, known));
      return all.some(isNothing) ? nothing() : { op: 'and', all };
    }
    case 'or': {
      const any = filter.any.map((part) => prune(part, known)).filter((part) => !isNothing(part));
      const [only] = any;
      return only !== undefined && any.length === 1 ? only : { op: 'or', any };
    }
    default:
      return contradicts(filter, known) ? nothing() : filter;
  }
}

function contradicts(term: Filter, known: Known): boolean {
  if (term.op === 'in') {
    const value = known.get(term.column);
    return (
      term.values.length === 0 || (value !== undefined && term.values.every((one) => differ(one, value)))
    );
  }
  if (!isEquality(term)) return false;
  const value = known.get(term.column);
  return value !== undefined && differ(term.value, value);
}

function differ(a: FilterValue, b: FilterValue): boolean {
  const sign = compareValues(a, b);
  return sign !== undefined && sign !== 0;
}

function isEquality(filter: Filter): filter is Extract<Filter, { op: 'compare' }> {
  return (
    filter.op === 'compare' && filter.comparison === '=' && filter.value !== null && filter.fold === undefined
  );
}

function listConjuncts(filter: Filter): readonly Filter[] {
  return filter.op === 'and' ? filter.all.flatMap(listConjuncts) : [filter];
}

/** The columns a filter speaks of. */
export function listColumnsOf(filter: Filter): readonly string[] {
  switch (filter.op) {
    case 'and':
      return filter.all.flatMap(listColumnsOf);
    case 'or':
      return filter.any.flatMap(listColumnsOf);
    case 'not':
      return listColumnsOf(filter.filter);
    default:
      return [filter.column];
  }
}
