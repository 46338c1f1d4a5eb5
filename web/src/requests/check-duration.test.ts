import { describe, expect, it } from 'vitest';
import { checkDuration } from './check-duration.ts';

const limit = { days: 7, hours: 23 };

describe('the duration of a menu', () => {
  it.each([
    ['0', '1', undefined],
    ['7', '23', undefined],
    ['7', '0', undefined],
    ['0', '0', { hours: 'atLeastOneHour' }],
    ['', '1', { days: 'empty' }],
    ['0', '  ', { hours: 'empty' }],
    ['x', '1.5', { days: 'notANumber', hours: 'notANumber' }],
    ['-1', '1', { days: 'notANumber' }],
    ['8', '24', { days: 'tooLong', hours: 'tooLong' }],
  ])('of %s days and %s hours', (days, hours, wrong) => {
    expect(checkDuration({ days, hours }, limit)).toEqual(wrong);
  });
});
