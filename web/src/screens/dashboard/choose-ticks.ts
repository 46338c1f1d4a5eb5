const MOST_TICKS = 6;

/** Where the axis is marked: from 0 in round steps up to the first mark that is not below the longest bar. */
export function chooseTicks(longest: number): readonly number[] {
  const rough = Math.max(longest, 1) / (MOST_TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((round) => round * power >= rough) ?? 10));
  const steps = Math.ceil(Math.max(longest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
