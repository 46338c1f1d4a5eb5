import { readInstant } from './read-instant.ts';

/** Negative, zero or positive; undefined when either side is null or the two cannot be compared: SQL's unknown. */
export function compareValues(left: unknown, right: unknown): number | undefined {
  const a = normalise(left);
  const b = normalise(right);
  if (a === undefined || b === undefined) return undefined;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (a instanceof Date || b instanceof Date) return compareBy(toInstant(a), toInstant(b));
  // The database driver hands over amounts as digits in a string.
  return compareBy(toNumber(a), toNumber(b));
}

/** A property that was never set counts as null. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

type Comparable = string | number | bigint | Date;

function normalise(value: unknown): Comparable | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  return typeof value === 'string' || typeof value === 'bigint' ? value : undefined;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  // Two spellings of one moment are equal; this also puts the bank's local time in its place next to UTC.
  const instants = compareBy(readInstant(a), readInstant(b));
  return instants ?? compareByCodePoint(a, b);
}

/** The order of PostgreSQL's "C" collation. Comparing UTF-16 units would put rare characters in another place. */
function compareByCodePoint(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const differing = left.findIndex((character, index) => character !== right[index]);
  if (differing < 0) return left.length - right.length;
  return (left[differing]?.codePointAt(0) ?? -1) - (right[differing]?.codePointAt(0) ?? -1);
}

function compareBy(a: number | bigint | undefined, b: number | bigint | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

function toInstant(value: Comparable): number | undefined {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? readInstant(value) : undefined;
}

function toNumber(value: Comparable): number | bigint | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+$/.test(value)) return BigInt(value);
  return /^-?\d+\.\d+$/.test(value) ? Number(value) : undefined;
}
