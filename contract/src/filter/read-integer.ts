const INTEGER = /^-?\d+$/;
const LARGEST = 2n ** 63n - 1n;

/** A whole number that a database column can hold, as a number where that is exact and as a bigint beyond. */
export function readInteger(value: string | number | bigint): number | bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value === 'string' && !INTEGER.test(value)) return undefined;
  const whole = BigInt(value);
  if (whole > LARGEST || whole < -LARGEST) return undefined;
  const small = Number(whole);
  return Number.isSafeInteger(small) ? small : whole;
}
