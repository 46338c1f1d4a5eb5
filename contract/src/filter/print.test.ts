import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError } from './filter-error.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { arbitraryFilter, arbitraryText } from './testing/arbitrary-filter.ts';
import { stripPlaces } from './testing/strip-places.ts';
import { tokenize } from './tokenize.ts';
import { and, contains, equals, everything, type Filter, isNull, like, not, nothing, or } from './tree.ts';

describe('printFilter', () => {
  it.each<[Filter, string]>([
    [everything(), ''],
    [nothing(), 'false'],
    [equals('name', "O'Brien"), "name = 'O''Brien'"],
    [equals('level', null), 'level = null'],
    [contains('name', '50%_\\', 'lower'), "lower(name) like '%50\\%\\_\\\\%'"],
    [not(isNull('a')), 'a is not null'],
    [not(like('a', 'x%')), "a not like 'x%'"],
    [not(equals('a', 1)), 'not a = 1'],
    [
      and(or(equals('a', 1), equals('b', 2n)), not(and(equals('a', 3), equals('b', 4)))),
      '(a = 1 or b = 2) and not (a = 3 and b = 4)',
    ],
    [not(everything()), 'not true'],
  ])('writes $1', (filter, text) => {
    expect(printFilter(filter)).toBe(text);
  });

  it.each(['a b', 'and', 'NULL', "a'", '', '1a'])('refuses the column %j', (column) => {
    expect(() => printFilter(equals(column, 1))).toThrow(FilterError);
  });

  it('refuses a number that has no digits', () => {
    expect(() => printFilter(equals('a', Number.NaN))).toThrow(FilterError);
  });

  it('is read back as the same tree', () => {
    fc.assert(
      fc.property(arbitraryFilter, (filter) => {
        const text = printFilter(filter);
        fc.pre(new TextEncoder().encode(text).length <= 4096);
        expect(stripPlaces(parseFilter(text))).toEqual(unwrapSingles(filter));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps whatever is typed a value', () => {
    fc.assert(
      fc.property(arbitraryText, (typed) => {
        const text = printFilter(and(equals('owner', 7), equals('name', typed)));
        expect(tokenize(text).filter((token) => token.kind === 'string')).toMatchObject([{ value: typed }]);
        expect(stripPlaces(parseFilter(text))).toEqual({
          op: 'and',
          all: [equals('owner', 7), equals('name', typed)],
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "' or '1'='1",
    "'; drop table users; --",
    "\\' or 1=1 --",
    "') or true or ('",
    '/* */',
    "''",
    "x' and 'y",
  ])('keeps %j a value', (typed) => {
    expect(stripPlaces(parseFilter(printFilter(equals('name', typed))))).toEqual(equals('name', typed));
  });
});

describe('parseFilter', () => {
  it('refuses any text with a FilterError or not at all', () => {
    const fragment = fc.constantFrom(
      'a',
      ' ',
      '(',
      ')',
      "'",
      '=',
      '<',
      '!',
      'not ',
      ' and ',
      ' or ',
      'in',
      '1',
      '-',
      '.',
      ',',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fragment).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        for (const read of [tokenize, parseFilter]) {
          try {
            read(typed);
          } catch (error) {
            expect(error).toBeInstanceOf(FilterError);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** `and` and `or` of one thing are written as that thing. */
function unwrapSingles(filter: Filter): Filter {
  if (filter.op === 'not') return not(unwrapSingles(filter.filter));
  if (filter.op !== 'and' && filter.op !== 'or') return { ...filter };
  const parts = (filter.op === 'and' ? filter.all : filter.any).map(unwrapSingles);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return filter.op === 'and' ? { op: 'and', all: parts } : { op: 'or', any: parts };
}
