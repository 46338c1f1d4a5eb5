import { describe, expect, it } from 'vitest';
import type { FilterColumns } from './column-type.ts';
import type { FilterErrorCode } from './filter-error.ts';
import { type OrderTerm, parseOrder } from './parse-order.ts';

const columns: FilterColumns = {
  groupSubdivision: { type: 'text' },
  limitedType: { type: 'text' },
  roleMenuId: { type: 'integer' },
  no: { type: 'integer' },
  notes: { type: 'text', sortable: false },
  before: { type: 'json' },
};

describe('parseOrder', () => {
  it.each<[string, readonly OrderTerm[]]>([
    ['', []],
    ['  ', []],
    ['no', [{ column: 'no', direction: 'asc' }]],
    ['no desc', [{ column: 'no', direction: 'desc' }]],
    ['role_menu_id ASC', [{ column: 'roleMenuId', direction: 'asc' }]],
    [
      'groupSubdivision asc, limitedType DESC',
      [
        { column: 'groupSubdivision', direction: 'asc' },
        { column: 'limitedType', direction: 'desc' },
      ],
    ],
  ])('reads %j', (text, expected) => {
    expect(parseOrder(text, columns)).toEqual(expected);
  });

  it.each<[string, FilterErrorCode, number]>([
    ['nomor', 'unknown-column', 0],
    ['no asc, toString desc', 'unknown-column', 8],
    ['no,', 'syntax', 3],
    [', no', 'syntax', 0],
    ['no asc desc', 'syntax', 7],
    ['no; drop table users', 'syntax', 2],
    ['1', 'syntax', 0],
    ['lower(no)', 'unknown-column', 0],
    ['no, notes', 'bad-type', 4],
    ['before', 'bad-type', 0],
    [Array(9).fill('no').join(','), 'too-long', 24],
  ])('refuses %j', (text, code, position) => {
    expect(() => parseOrder(text, columns)).toThrow(
      expect.objectContaining({ name: 'FilterError', code, position }),
    );
  });
});
