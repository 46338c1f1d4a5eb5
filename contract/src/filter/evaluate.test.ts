import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFilter, evaluateTruth, type Truth } from './evaluate.ts';
import { parseFilter } from './parse.ts';
import { arbitraryFilter, arbitraryRow, arbitraryText } from './testing/arbitrary-filter.ts';
import { contains, type Filter, not } from './tree.ts';

const row = {
  name: 'Budi Santoso',
  odd: '50%_\\ off',
  street: 'Straße Σίσυφος',
  level: 3,
  limitTunai: '9007199254740993',
  limit: 9007199254740993n,
  createdDate: new Date('2025-01-02T01:30:00Z'),
  updatedDate: '2025-01-02 08:30:00',
  active: true,
  gone: null,
  list: [1],
};

describe('evaluateTruth', () => {
  it.each<[string, Truth]>([
    ['', true],
    ['false', false],
    ['level = 3', true],
    ["level = '3'", true],
    ['level <> 3', false],
    ['level < 3.5', true],
    ["level = 'x'", null],
    ['limitTunai = 9007199254740993', true],
    ['limitTunai > 9007199254740992', true],
    ['limit = 9007199254740993', true],
    ['limit > 9007199254740991', true],
    ['active = 1', true],
    ['level = null', null],
    ['not level = null', null],
    ['gone = null', null],
    ['gone = 1', null],
    ['gone <> 1', null],
    ['not gone = 1', null],
    ['gone is null', true],
    ['gone is not null', false],
    ['missing is null', true],
    ['constructor is null', true],
    ['list = 1', null],
    ['gone = 1 and level = 4', false],
    ['gone = 1 and level = 3', null],
    ['gone = 1 or level = 3', true],
    ['gone = 1 or level = 4', null],
    ['level in (1, 3)', true],
    ['level in (1, 2)', false],
    ['level in (1, null)', null],
    ['level not in (1, null)', null],
    ['level in (3, null)', true],
    ['gone in ()', false],
    ['level between 1 and 3', true],
    ['level between null and 2', false],
    ['level between null and 3', null],
    ["name like 'budi%'", true],
    ["name like 'BUDI_SANTOSO'", true],
    ["name like 'budi'", false],
    ["name not like '%toso'", false],
    ["gone like '%'", null],
    ["level like '3'", null],
    ["odd like '50\\%\\_\\\\%'", true],
    ["odd like '50\\%\\%%'", false],
    ["name = 'budi santoso'", false],
    ["lower(name) = 'budi santoso'", true],
    ["upper(name) = 'BUDI SANTOSO'", true],
    ["upper(street) = 'STRAßE ΣΊΣΥΦΟΣ'", true],
    ["name < 'Budi Santosp'", true],
    ["name > 'Budi'", true],
    ["createdDate = '2025-01-02 08:30:00'", true],
    ["createdDate = '2025-01-02T01:30:00Z'", true],
    ["createdDate < '2025-01-02'", false],
    ["createdDate > '2025-01-02T08:29:59+07:00'", true],
    ["createdDate = 'x'", null],
    ["updatedDate = '2025-01-02T01:30:00.000Z'", true],
    ["updatedDate between '2025-01-02 00:00:00' and '2025-01-02 23:59:59'", true],
  ])('%s', (text, expected) => {
    expect(evaluateTruth(parseFilter(text), row)).toBe(expected);
    expect(evaluateFilter(parseFilter(text), row)).toBe(expected === true);
  });

  it('answers a hostile pattern at once', () => {
    const pattern = `${'%a'.repeat(1000)}%b`;
    expect(evaluateTruth({ op: 'like', column: 'x', pattern }, { x: 'a'.repeat(5000) })).toBe(false);
  });

  it('finds any text inside itself, wildcards and all', () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryText, arbitraryText, (before, text, after) => {
        expect(evaluateTruth(contains('x', text), { x: before + text + after })).toBe(true);
      }),
    );
  });

  it('obeys De Morgan', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFilter, { maxLength: 3 }), arbitraryRow, (parts, cells) => {
        const negated = parts.map(not);
        const same = (left: Filter, right: Filter) =>
          expect(evaluateTruth(left, cells)).toBe(evaluateTruth(right, cells));
        same(not({ op: 'and', all: parts }), { op: 'or', any: negated });
        same(not({ op: 'or', any: parts }), { op: 'and', all: negated });
      }),
    );
  });

  it('keeps unknown through not, and never matches both a condition and its opposite', () => {
    fc.assert(
      fc.property(arbitraryFilter, arbitraryRow, (filter, cells) => {
        const truth = evaluateTruth(filter, cells);
        expect(evaluateTruth(not(filter), cells)).toBe(truth === null ? null : !truth);
        expect(evaluateTruth(not(not(filter)), cells)).toBe(truth);
        expect(evaluateFilter(filter, cells) && evaluateFilter(not(filter), cells)).toBe(false);
      }),
    );
  });

  it('is false before unknown in and, true before unknown in or', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFilter, { maxLength: 4 }), arbitraryRow, (parts, cells) => {
        const truths = parts.map((part) => evaluateTruth(part, cells));
        const and = truths.includes(false) ? false : truths.includes(null) ? null : true;
        const or = truths.includes(true) ? true : truths.includes(null) ? null : false;
        expect(evaluateTruth({ op: 'and', all: parts }, cells)).toBe(and);
        expect(evaluateTruth({ op: 'or', any: parts }, cells)).toBe(or);
      }),
    );
  });
});
