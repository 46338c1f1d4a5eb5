import fc from 'fast-check';
import type { Filter, FilterValue } from '../tree.ts';

const LARGEST = 2n ** 63n;

const column = fc.constantFrom('a', 'b', 'roleMenuId', 'lower', '_x1');
const fold = fc.constantFrom('lower' as const, 'upper' as const);
const comparison = fc.constantFrom(
  '=' as const,
  '<>' as const,
  '<' as const,
  '<=' as const,
  '>=' as const,
  '>' as const,
);

/** Text as people and attackers type it: quotes, wildcards, keywords, comments. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom("'", "''", '"', '\\', '%', '_', ';', '--', '/*', ' or ', '1=1', ')', '(', 'a', 'null'),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);

const arbitraryValue: fc.Arbitrary<FilterValue> = fc.oneof(
  arbitraryText,
  fc.integer(),
  fc
    .double({ noNaN: true, noDefaultInfinity: true, max: 2 ** 50, min: -(2 ** 50) })
    .map((value) => value || 0),
  // Only those that need to be one: a small bigint is read back as a number.
  fc.bigInt({ min: 2n ** 53n, max: LARGEST }),
  fc.constant(null),
);

const term: fc.Arbitrary<Filter> = fc.oneof(
  fc.record(
    { op: fc.constant('compare' as const), column, comparison, value: arbitraryValue, fold },
    { requiredKeys: ['op', 'column', 'comparison', 'value'] },
  ),
  fc.record(
    { op: fc.constant('like' as const), column, pattern: arbitraryText, fold },
    { requiredKeys: ['op', 'column', 'pattern'] },
  ),
  fc.record({ op: fc.constant('between' as const), column, from: arbitraryValue, to: arbitraryValue }),
  fc.record({ op: fc.constant('in' as const), column, values: fc.array(arbitraryValue, { maxLength: 4 }) }),
  fc.record({ op: fc.constant('null' as const), column }),
);

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    term,
    fc.record({ op: fc.constant('and' as const), all: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ op: fc.constant('or' as const), any: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ op: fc.constant('not' as const), filter: tie('filter') }),
  ),
}));

export const arbitraryFilter = filter;

/** A row whose cells are null often enough for unknown to matter. */
export const arbitraryRow = fc.dictionary(
  column,
  fc.oneof(arbitraryValue, fc.boolean(), fc.date(), fc.constant(null), fc.constant(undefined)),
);
