import { describe, expect, it } from 'vitest';
import { FilterError, type FilterErrorCode } from './filter-error.ts';
import { parseFilter } from './parse.ts';
import { stripPlaces } from './testing/strip-places.ts';
import { between, compare, differs, equals, everything, isIn, isNull, like, not, nothing } from './tree.ts';

const a = equals('a', 1);
const b = equals('b', 2);
const c = equals('c', 3);

describe('parseFilter', () => {
  it.each([
    ['', everything()],
    [' \n\t ', everything()],
    ['true', everything()],
    ['FALSE', nothing()],
    ['a = 1', a],
    ['a=1', a],
    ['(((a = 1)))', a],
    ["name = 'O''Brien'", equals('name', "O'Brien")],
    ["name = ''", equals('name', '')],
    ["name = ''''", equals('name', "'")],
    ['a <> 1', differs('a', 1)],
    ['a != 1', differs('a', 1)],
    ['a<=-1', compare('a', '<=', -1)],
    ['a>=1.5', compare('a', '>=', 1.5)],
    ['a = -0', equals('a', 0)],
    ['a = 9007199254740991', equals('a', 9007199254740991)],
    ['a = 9007199254740993', equals('a', 9007199254740993n)],
    ['a = -9007199254740993', equals('a', -9007199254740993n)],
    ['level = NULL', equals('level', null)],
    ["LOWER(name) like '%budi%'", like('name', '%budi%', 'lower')],
    ["upper ( name ) = 'BUDI'", compare('name', '=', 'BUDI', 'upper')],
    ['lower = 1', equals('lower', 1)],
    ["name not like 'x_'", not(like('name', 'x_'))],
    ['a between 1 and 2 and b = 2', { op: 'and', all: [between('a', 1, 2), b] }],
    ['a not between 1 and 2', not(between('a', 1, 2))],
    ["a in (1, 'two', null)", isIn('a', [1, 'two', null])],
    ['a in ()', isIn('a', [])],
    ['a not in (1)', not(isIn('a', [1]))],
    ['a is null', isNull('a')],
    ['a IS NOT NULL', not(isNull('a'))],
    ['lower(a) is null', isNull('a')],
    ['a = 1 or b = 2 and c = 3', { op: 'or', any: [a, { op: 'and', all: [b, c] }] }],
    ['(a = 1 or b = 2) and c = 3', { op: 'and', all: [{ op: 'or', any: [a, b] }, c] }],
    ['not a = 1 and b = 2', { op: 'and', all: [not(a), b] }],
    ['not (a = 1 and b = 2)', not({ op: 'and', all: [a, b] })],
    ['not not a = 1', not(not(a))],
    [
      "lower(a) in ('x', 'y')",
      { op: 'or', any: [compare('a', '=', 'x', 'lower'), compare('a', '=', 'y', 'lower')] },
    ],
    [
      "lower(a) between 'x' and 'y'",
      { op: 'and', all: [compare('a', '>=', 'x', 'lower'), compare('a', '<=', 'y', 'lower')] },
    ],
  ])('reads %j', (text, expected) => {
    expect(stripPlaces(parseFilter(text))).toEqual(expected);
  });

  it('keeps where the column and the values stood', () => {
    expect(parseFilter("lower(name) = 'x'")).toMatchObject({ at: { column: 6, values: [14] } });
    expect(parseFilter('a in (1, 22, 3)')).toMatchObject({ at: { column: 0, values: [6, 9, 13] } });
  });

  it.each<[string, FilterErrorCode, number, string]>([
    ['a', 'syntax', 1, ''],
    ['a =', 'syntax', 3, ''],
    ['a = b', 'syntax', 4, 'b'],
    ['a == 1', 'syntax', 3, '= 1'],
    ['= 1', 'syntax', 0, '= 1'],
    ['1 = a', 'syntax', 0, '1 = a'],
    ['a = 1 b = 2', 'syntax', 6, 'b = 2'],
    ['a = 1;', 'syntax', 5, ';'],
    ['a = 1 --', 'syntax', 6, '--'],
    ['a = "x"', 'syntax', 4, '"x"'],
    ["a = 'x", 'syntax', 4, "'x"],
    ["a = 'x''", 'syntax', 4, "'x''"],
    ['a = 12abc', 'syntax', 4, '12abc'],
    ['a = 1.', 'syntax', 4, '1.'],
    ['a = 1e999', 'syntax', 4, '1e999'],
    ['(a = 1', 'syntax', 6, ''],
    ['a = 1)', 'syntax', 5, ')'],
    ['()', 'syntax', 1, ')'],
    ['a = 1 and', 'syntax', 9, ''],
    ['a like 1', 'syntax', 7, '1'],
    ['a like null', 'syntax', 7, 'null'],
    ['a not = 1', 'syntax', 6, '= 1'],
    ['a is 1', 'syntax', 5, '1'],
    ['a in 1', 'syntax', 5, '1'],
    ['a in (1,)', 'syntax', 8, ')'],
    ['a between 1 or 2', 'syntax', 12, 'or 2'],
    ['and = 1', 'syntax', 0, 'and = 1'],
    ['lower(lower(a)) = 1', 'syntax', 11, '(a)) = 1'],
    ['pg_sleep(9) = 1', 'syntax', 8, '(9) = 1'],
    ['ä = 1', 'syntax', 0, 'ä = 1'],
  ])('refuses %j', (text, code, position, near) => {
    expect(catchFilterError(text)).toMatchObject({ code, position, near });
  });

  it('takes 4096 bytes and no more', () => {
    const pad = (length: number) => `a = '${'x'.repeat(length - 6)}'`;
    expect(() => parseFilter(pad(4096))).not.toThrow();
    expect(catchFilterError(pad(4097)).code).toBe('too-long');
    expect(catchFilterError(`a = '${'é'.repeat(2048)}'`).code).toBe('too-long');
  });

  it('takes 200 terms and no more', () => {
    const terms = (count: number) => Array(count).fill('a = 1').join(' or ');
    expect(() => parseFilter(terms(200))).not.toThrow();
    expect(catchFilterError(terms(201))).toMatchObject({ code: 'too-long', position: 200 * 9 });
  });

  it('goes 32 deep and no deeper', () => {
    const nest = (depth: number) => `${'('.repeat(depth)}a = 1${')'.repeat(depth)}`;
    expect(() => parseFilter(nest(32))).not.toThrow();
    expect(catchFilterError(nest(33))).toMatchObject({ code: 'too-deep', position: 32 });
    expect(catchFilterError('('.repeat(4096))).toMatchObject({ code: 'too-deep', position: 32 });
    expect(catchFilterError('not '.repeat(1000))).toMatchObject({ code: 'too-deep', position: 128 });
  });
});

function catchFilterError(text: string): FilterError {
  try {
    parseFilter(text);
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
  throw new Error(`nothing was refused in ${text.slice(0, 40)}`);
}
