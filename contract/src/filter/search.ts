import type { ColumnType } from './column-type.ts';
import { foldText } from './fold-text.ts';
import { readDateTime } from './read-instant.ts';
import { readInteger } from './read-integer.ts';
import { between, contains, equals, everything, type Filter, nothing } from './tree.ts';

export interface Search {
  readonly column: string;
  readonly type: ColumnType;
  readonly text: string;
}

/**
 * What the shared table sends for a word typed into its search box: text is contained, a number is equal, a day is
 * the whole day. Text that cannot be the column's value asks for `= null`, so it finds nothing instead of failing.
 */
export function buildSearch({ column, type, text }: Search): Filter {
  const trimmed = text.trim();
  if (trimmed === '') return everything();
  switch (type) {
    case 'text':
      // The spec's own rule; the language could carry a single quote too.
      return contains(column, foldText(text.replaceAll("'", '"'), 'lower'), 'lower');
    case 'integer':
    case 'money':
      return equals(column, /^\d+$/.test(trimmed) ? (readInteger(trimmed) ?? null) : null);
    case 'flag':
      return equals(column, /^[01]$/.test(trimmed) ? Number(trimmed) : null);
    case 'datetime':
    case 'date': {
      const day = readDateTime(trimmed)?.day;
      return day === undefined ? equals(column, null) : buildDateRange(column, day, day);
    }
    case 'json':
      return nothing();
  }
}

/**
 * From the first moment of one day to the last moment of another, in the bank's time. Both are `YYYY-MM-DD`, or
 * `YYYY-MM-DD HH:mm:ss` where the picker knows the time; the last second is meant whole.
 */
export function buildDateRange(column: string, from: string, to: string): Filter {
  return between(column, completeMoment(from, '00:00:00'), `${completeMoment(to, '23:59:59')}.999`);
}

function completeMoment(moment: string, clock: string): string {
  return moment.length > 'YYYY-MM-DD'.length ? moment : `${moment} ${clock}`;
}
