import { describe, expect, it } from 'vitest';
import { checkFilter } from './check.ts';
import type { FilterColumns } from './column-type.ts';
import { FilterError, type FilterErrorCode, NOWHERE } from './filter-error.ts';
import { parseFilter } from './parse.ts';
import { between, compare, contains, equals, type Filter, isIn, isNull, like, not } from './tree.ts';

const columns: FilterColumns = {
  name: { type: 'text' },
  roleMenuId: { type: 'integer' },
  limitTunai: { type: 'money' },
  createdDate: { type: 'datetime' },
  birthDate: { type: 'date' },
  isActive: { type: 'flag' },
  before: { type: 'json' },
  twin: { type: 'text' },
  Twin: { type: 'integer' },
};

describe('checkFilter', () => {
  it.each<[string, Filter]>([
    ["name = 'x'", equals('name', 'x')],
    ["NAME = 'x'", equals('name', 'x')],
    ['role_menu_id = 1', equals('roleMenuId', 1)],
    ['ROLE_MENU_ID = 1', equals('roleMenuId', 1)],
    ['Twin = 1', equals('Twin', 1)],
    ["roleMenuId = '12'", equals('roleMenuId', 12)],
    ['roleMenuId = 12.0', equals('roleMenuId', 12)],
    ['roleMenuId = null', equals('roleMenuId', null)],
    ["limitTunai < '9007199254740993'", compare('limitTunai', '<', 9007199254740993n)],
    ['limitTunai in (1, null)', isIn('limitTunai', [1, null])],
    ["isActive = '1'", equals('isActive', 1)],
    ["createdDate = '2025-01-02'", equals('createdDate', '2025-01-01T17:00:00.000Z')],
    ["createdDate = '2025-01-02 08:30:00'", equals('createdDate', '2025-01-02T01:30:00.000Z')],
    ["createdDate = '2025-01-02T08:30:00.5Z'", equals('createdDate', '2025-01-02T08:30:00.500Z')],
    ["createdDate = '2025-01-02T08:30+0900'", equals('createdDate', '2025-01-01T23:30:00.000Z')],
    ["birthDate = '2024-02-29'", equals('birthDate', '2024-02-29')],
    [
      "birthDate between '2025-01-01 00:00:00' and '2025-01-31 23:59:59'",
      between('birthDate', '2025-01-01', '2025-01-31'),
    ],
    ["lower(name) like '%a%'", like('name', '%a%', 'lower')],
    ["not name like 'a\\\\'", not(like('name', 'a\\\\'))],
    ['birthDate is null', isNull('birthDate')],
  ])('accepts %j', (text, expected) => {
    expect(checkFilter(parseFilter(text), columns)).toEqual(expected);
  });

  it.each<[string, FilterErrorCode, number, string]>([
    ["nama = 'x'", 'unknown-column', 0, 'nama'],
    ["name = 'x' and (constructor = 1)", 'unknown-column', 16, 'constructor'],
    ['__proto__ = 1', 'unknown-column', 0, '__proto__'],
    ['tWIN = 1', 'unknown-column', 0, 'tWIN'],
    ['name = 12', 'bad-type', 7, '12'],
    ["roleMenuId = 'x'", 'bad-type', 13, 'x'],
    ["roleMenuId = ''", 'bad-type', 13, ''],
    ['roleMenuId = 1.5', 'bad-type', 13, '1.5'],
    ['roleMenuId = 9223372036854775808', 'bad-type', 13, '9223372036854775808'],
    ["roleMenuId in (1, 'x')", 'bad-type', 18, 'x'],
    ["roleMenuId like '1%'", 'bad-type', 0, 'roleMenuId'],
    ['lower(roleMenuId) = 1', 'bad-type', 6, 'roleMenuId'],
    ['isActive = 2', 'bad-type', 11, '2'],
    ['createdDate = 20250102', 'bad-type', 14, '20250102'],
    ["createdDate = '2025-02-30'", 'bad-type', 14, '2025-02-30'],
    ["createdDate = '2025-01-02 24:00:00'", 'bad-type', 14, '2025-01-02 24:00:00'],
    ["createdDate = '2025-01-02T00:00:00+15:00'", 'bad-type', 14, '2025-01-02T00:00:00+15:0'],
    ["createdDate = '9999-12-31T23:59:59-01:00'", 'bad-type', 14, '9999-12-31T23:59:59-01:0'],
    ["createdDate between '2025-01-01' and 'x'", 'bad-type', 37, 'x'],
    ["birthDate >= '2025-01-02 08:00:00'", 'bad-type', 13, '2025-01-02 08:00:00'],
    ["birthDate = '2025-01-02T00:00:00Z'", 'bad-type', 12, '2025-01-02T00:00:00Z'],
    ['before is null', 'bad-type', 0, 'before'],
    ["name like 'a\\'", 'bad-type', 10, 'a\\'],
    ["name = 'a\0'", 'bad-type', 7, 'a\0'],
    ["name like '\ud800'", 'bad-type', 10, '\ud800'],
  ])('refuses %j', (text, code, position, near) => {
    const refused = expect(() => checkFilter(parseFilter(text), columns));
    refused.toThrow(expect.objectContaining({ code, position, near }));
  });

  it('says nowhere for a tree that was built', () => {
    const check = () => checkFilter(equals('nama', 1), columns);
    expect(check).toThrow(FilterError);
    expect(check).toThrow(expect.objectContaining({ position: NOWHERE }));
  });

  it('leaves a checked tree as it is', () => {
    const checked = checkFilter(parseFilter("createdDate > '2025-01-02' or isActive = '0'"), columns);
    expect(checkFilter(checked, columns)).toEqual(checked);
    expect(checkFilter(contains('name', '%_\\'), columns)).toEqual(contains('name', '%_\\'));
  });
});
