import { describe, expect, it } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

describe('the marks of the axis', () => {
  it.each([
    [0, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [18, [0, 5, 10, 15, 20]],
    [583, [0, 200, 400, 600]],
    [1000, [0, 200, 400, 600, 800, 1000]],
  ])('for %i are round and reach it', (longest, ticks) => {
    expect(chooseTicks(longest)).toEqual(ticks);
  });

  it('never stand between two requests, and are never too many', () => {
    for (let longest = 0; longest < 3000; longest += 7) {
      const ticks = chooseTicks(longest);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(longest);
    }
  });
});
