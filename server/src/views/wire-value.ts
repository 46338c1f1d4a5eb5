import type { ColumnType } from '@gerbang/contract/filter/column-type';
import { listVisible, type ViewColumns } from '@gerbang/contract/views/view-definition';
import type { ViewRow } from './view.ts';

/** Rows as they are sent: hidden columns gone, each value in the wire's form. */
export function toWireRows(rows: readonly ViewRow[], columns: ViewColumns): ViewRow[] {
  const visible = Object.entries(listVisible(columns));
  return rows.map((row) =>
    Object.fromEntries(visible.map(([name, { type }]) => [name, toWireValue(row[name], type)])),
  );
}

function toWireValue(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return toWireNumber(value);
  if (value instanceof Date) return value.toISOString();
  return type === 'flag' ? Number(value) : value;
}

/** A JSON number while it is exact, the digits beyond. */
function toWireNumber(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}
