export interface Measured {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly slowMs: number;
}

interface Bounds {
  /** How many do the work side by side. */
  readonly atOnce: number;
  readonly seconds: number;
}

/** Repeats the work for a while. It may say false when there is nothing left to do, which ends the measurement. */
export async function measure({ atOnce, seconds }: Bounds, work: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const before = performance.now();
        if ((await work()) === false) return;
        times.push(performance.now() - before);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  times.sort((left, right) => left - right);
  const quantile = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, medianMs: quantile(0.5), slowMs: quantile(0.95) };
}
