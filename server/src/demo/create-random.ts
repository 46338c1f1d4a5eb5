/** Chance that can be repeated: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A fraction from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** An index of the weights, heavier ones more often. */
  weigh(weights: readonly number[]): number;
}

/** Mulberry32: 32 bits of state are plenty for a demo, and it is the same arithmetic everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new RangeError('Nothing to pick from.');
      return picked;
    },
    weigh: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return index < 0 ? weights.length - 1 : index;
    },
  };
}
