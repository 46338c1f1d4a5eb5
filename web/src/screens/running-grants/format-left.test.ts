import { describe, expect, it } from 'vitest';
import { formatLeft } from './format-left.ts';

describe('the time left', () => {
  it.each([
    [1, '00:00:01'],
    [999, '00:00:01'],
    [60_000, '00:01:00'],
    [3_600_000 * 8, '08:00:00'],
    [3_600_000 * 50 + 61_000, '50:01:01'],
  ])('of %i ms reads %s', (ms, text) => {
    expect(formatLeft(ms)).toBe(text);
  });
});
