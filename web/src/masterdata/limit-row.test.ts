import { describe, expect, it } from 'vitest';
import { isWorthSaving, mergeLimits } from './limit-row.ts';

const limit = (
  groupSubdivision: string,
  limitedType: 1 | 2,
  amount: number | string,
  limitPositionId: number,
) => ({
  no: limitPositionId,
  limitPositionId,
  positionId: 1,
  positionName: 'Teller 1',
  groupSubdivision,
  limitedType,
  limitTunai: limitedType === 1 ? amount : null,
  limitNontunai: limitedType === 2 ? amount : null,
  updatedDate: null,
});

describe('limits of a position', () => {
  it('puts cash and non-cash of a group into one row, and nought where one is missing', () => {
    const rows = mergeLimits(
      ['KP', 'KCU'],
      [limit('KCU', 2, '9007199254740993', 4), limit('KP', 1, 5, 1), limit('KP', 2, 7, 2)],
    );
    expect(rows).toEqual([
      { group: 'KCU', cashId: null, nonCashId: 4, tunai: '0', nonTunai: '9007199254740993' },
      { group: 'KP', cashId: 1, nonCashId: 2, tunai: '5', nonTunai: '7' },
    ]);
  });

  it('gives a group without limits a row of its own, which cannot be saved as noughts', () => {
    const [row] = mergeLimits(['AREA'], []);
    if (!row) throw new Error('no row');
    expect(isWorthSaving({ group: 'AREA', tunai: '0', nonTunai: '0' }, row)).toBe(false);
    expect(isWorthSaving({ group: 'AREA', tunai: '0', nonTunai: '1' }, row)).toBe(true);
    expect(isWorthSaving({ group: 'AREA', tunai: '', nonTunai: '1' }, row)).toBe(false);
  });

  it('lets limits that exist be set to nought', () => {
    const [row] = mergeLimits([], [limit('KP', 1, 5, 1)]);
    if (!row) throw new Error('no row');
    expect(isWorthSaving({ group: 'KP', tunai: '0', nonTunai: '0' }, row)).toBe(true);
  });
});
