import type { ColumnType } from '@gerbang/contract/filter/column-type';

/** A value of the wire as a reader of the CSV sees it. */
export function showCell(value: unknown, type: ColumnType): string {
  if (value === null) return '';
  if (type !== 'datetime') return String(value).replace(/^[=+\-@]/, "'$&");
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Jakarta',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(String(value)));
  return parts.replaceAll('/', '-').replace(', ', ' ');
}
