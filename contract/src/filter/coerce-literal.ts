import type { ColumnType } from './column-type.ts';
import { readDateTime, readInstant } from './read-instant.ts';
import { readInteger } from './read-integer.ts';

type Literal = string | number | bigint;

/** How a literal is used; only a bound below which whole days count may lose its clock (see coerceDate). */
export type LiteralUse = 'exact' | 'day-bound';

/**
 * The literal as the column's own type, or undefined when it cannot be one. An integer, amount or flag becomes a
 * number (a bigint beyond 2^53), a datetime an ISO 8601 instant in UTC, a date `YYYY-MM-DD`.
 */
export function coerceLiteral(value: Literal, type: ColumnType, use: LiteralUse): Literal | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? coerceText(value) : undefined;
    case 'integer':
    case 'money':
      return readInteger(value);
    case 'flag':
      return coerceFlag(value);
    case 'datetime':
      return typeof value === 'string' ? coerceDateTime(value) : undefined;
    case 'date':
      return typeof value === 'string' ? coerceDate(value, use) : undefined;
    case 'json':
      return undefined;
  }
}

/** PostgreSQL stores neither the zero character nor half a surrogate pair; sent to it, they would fail there. */
export function coerceText(value: string): string | undefined {
  return value.includes('\0') || !value.isWellFormed() ? undefined : value;
}

function coerceFlag(value: Literal): number | undefined {
  const flag = readInteger(value);
  return flag === 0 || flag === 1 ? flag : undefined;
}

function coerceDateTime(value: string): string | undefined {
  const instant = readInstant(value);
  if (instant === undefined) return undefined;
  const text = new Date(instant).toISOString();
  // A zone can push the last day of 9999 into a year that is spelt with six digits.
  return text.length === 24 ? text : undefined;
}

/**
 * The table sends date ranges with a clock. `day <= 31st 23:59:59` and `day > 31st 23:59:59` say the same of the 31st
 * itself, so there the clock is dropped; `day >= 31st 08:00` does not, and is refused rather than answered wrongly.
 */
function coerceDate(value: string, use: LiteralUse): string | undefined {
  const parts = readDateTime(value);
  if (!parts || parts.zone !== undefined) return undefined;
  return use === 'day-bound' || parts.clock === '00:00:00.000' ? parts.day : undefined;
}
