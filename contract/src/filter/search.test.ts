import { describe, expect, it } from 'vitest';
import { checkFilter } from './check.ts';
import { evaluateFilter } from './evaluate.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { buildDateRange, buildSearch, type Search } from './search.ts';

describe('buildSearch', () => {
  it.each<[Search['type'], string, string]>([
    ['text', '', ''],
    ['text', '   ', ''],
    ['text', 'Budi', "lower(x) like '%budi%'"],
    ['text', "O'Brien", `lower(x) like '%o"brien%'`],
    ['text', '50%_', "lower(x) like '%50\\%\\_%'"],
    ['integer', '', ''],
    ['integer', '10', 'x = 10'],
    ['integer', ' 10 ', 'x = 10'],
    ['integer', '007', 'x = 7'],
    ['integer', '12a', 'x = null'],
    ['integer', '-1', 'x = null'],
    ['integer', '1.5', 'x = null'],
    ['integer', "1' or '1'='1", 'x = null'],
    ['integer', '99999999999999999999', 'x = null'],
    ['money', '9007199254740993', 'x = 9007199254740993'],
    ['flag', '1', 'x = 1'],
    ['flag', '2', 'x = null'],
    ['datetime', '2025-01-02', "x between '2025-01-02 00:00:00' and '2025-01-02 23:59:59.999'"],
    ['date', 'kemarin', 'x = null'],
    ['json', 'x', 'false'],
  ])('%s %j', (type, text, expected) => {
    const filter = buildSearch({ column: 'x', type, text });
    expect(printFilter(filter)).toBe(expected);
    expect(() => checkFilter(parseFilter(expected), { x: { type } })).not.toThrow();
  });

  it('finds what it should', () => {
    const search = buildSearch({ column: 'name', type: 'text', text: 'SANTO' });
    expect(evaluateFilter(search, { name: 'Budi Santoso' })).toBe(true);
    expect(evaluateFilter(buildSearch({ column: 'id', type: 'integer', text: 'x' }), { id: 1 })).toBe(false);
  });
});

describe('buildDateRange', () => {
  it('runs from the first moment to the last', () => {
    expect(buildDateRange('at', '2025-01-01', '2025-01-31')).toEqual({
      op: 'between',
      column: 'at',
      from: '2025-01-01 00:00:00',
      to: '2025-01-31 23:59:59.999',
    });
  });

  it('keeps a time that is given', () => {
    const range = buildDateRange('at', '2025-01-01 08:00:00', '2025-01-01 09:00:00');
    expect(evaluateFilter(range, { at: new Date('2025-01-01T01:30:00Z') })).toBe(true);
    expect(evaluateFilter(range, { at: new Date('2025-01-01T02:00:01Z') })).toBe(false);
  });
});
