import type { ColumnType, FilterColumns } from '@gerbang/contract/filter/column-type';
import { arbitraryText } from '@gerbang/contract/filter/testing/arbitrary-filter';
import type { Filter, FilterValue } from '@gerbang/contract/filter/tree';
import fc from 'fast-check';

// Few and close together, so that comparisons often come out equal and all the branches are walked.
const moments = ['2026-01-31T16:59:59.000Z', '2026-01-31T17:00:00.000Z', '2026-02-01T17:00:00.000Z'];
const words = [
  'adi',
  'Adi',
  'ADI%',
  "O'Hara",
  'Ünal',
  'straße',
  '',
  '_',
  '%',
  '\\%',
  'null',
  "' or '1'='1",
  '"; --',
];

/** Values a column of the type may hold or be compared with. */
export const arbitraryValues: Record<ColumnType, fc.Arbitrary<string | number | bigint>> = {
  text: fc.oneof(fc.constantFrom(...words), arbitraryText.map(cleanText)),
  integer: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.integer()),
  money: fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 53n + 3n }),
    fc.constant(100_000_000),
  ),
  datetime: fc.constantFrom(...moments),
  date: fc.constantFrom('2026-01-31', '2026-02-01'),
  flag: fc.constantFrom(0, 1),
  json: fc.constant(0),
};

/** Only what PostgreSQL can store; the filter's own check refuses the rest before it gets there. */
function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Filters over the columns, of the right types, nested and with unknowns. */
export function arbitraryViewFilter(columns: FilterColumns): fc.Arbitrary<Filter> {
  const named = Object.entries(columns).filter(([, { type }]) => type !== 'json');
  const term = fc.constantFrom(...named).chain(([column, { type }]) => arbitraryTerm(column, type));
  return fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      term,
      fc.record({ op: fc.constant('and' as const), all: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ op: fc.constant('or' as const), any: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ op: fc.constant('not' as const), filter: tie('filter') }),
    ),
  })).filter;
}

function arbitraryTerm(column: string, type: ColumnType): fc.Arbitrary<Filter> {
  const value: fc.Arbitrary<FilterValue> = fc.oneof(
    { weight: 9, arbitrary: arbitraryValues[type] },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const name = fc.constant(column);
  const comparison = fc.constantFrom('=', '<>', '<', '<=', '>', '>=');
  const terms: fc.Arbitrary<Filter>[] = [
    fc.record({ op: fc.constant('compare'), column: name, comparison, value }),
    fc.record({ op: fc.constant('between'), column: name, from: value, to: value }),
    fc.record({ op: fc.constant('in'), column: name, values: fc.array(value, { maxLength: 4 }) }),
    fc.record({ op: fc.constant('null'), column: name }),
  ];
  if (type === 'text') {
    const fold = fc.constantFrom('lower', 'upper');
    const pattern = arbitraryValues.text.map((text) => String(text).replace(/\\+$/, ''));
    terms.push(fc.record({ op: fc.constant('compare'), column: name, comparison, value, fold }));
    terms.push(fc.record({ op: fc.constant('like'), column: name, pattern }));
    terms.push(fc.record({ op: fc.constant('like'), column: name, pattern, fold }));
  }
  return fc.oneof(...terms);
}
