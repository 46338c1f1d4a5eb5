import type { Filter } from '../tree.ts';

/** The tree without the positions, so that a parsed one can be compared with a built one. */
export function stripPlaces(filter: Filter): Filter {
  switch (filter.op) {
    case 'and':
      return { op: 'and', all: filter.all.map(stripPlaces) };
    case 'or':
      return { op: 'or', any: filter.any.map(stripPlaces) };
    case 'not':
      return { op: 'not', filter: stripPlaces(filter.filter) };
    default: {
      const { at: _, ...term } = filter;
      return term;
    }
  }
}
