import type { ColumnType } from '@gerbang/contract/filter/column-type';
import { type RawBuilder, sql } from 'kysely';

/**
 * A cell of the CSV, said twice: in SQL for the views whose lines the database can write by itself, which is
 * several times faster, and here for those with computed columns. A test holds the two together.
 */
export function formatCell(value: unknown, type: ColumnType): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatMoment(value);
  return type === 'text' ? formatText(String(value)) : String(value);
}

export function compileCell(column: string, type: ColumnType): RawBuilder<string> {
  const cell = sql.id(column);
  switch (type) {
    case 'text':
      return compileText(sql`${cell}`);
    case 'datetime':
      return sql<string>`coalesce(to_char(${cell} at time zone 'Asia/Jakarta', 'DD-MM-YYYY HH24:MI:SS'), '')`;
    default:
      return sql<string>`coalesce(${cell}::text, '')`;
  }
}

/** Text as a cell. Spreadsheets run what begins like a formula, so such text is marked as text with an apostrophe. */
export function formatText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function compileText(text: RawBuilder<unknown>): RawBuilder<string> {
  const safe = sql`case when ${text} ~ '^[=+@\\t\\r-]' then '''' || ${text} else ${text} end`;
  return sql<string>`case
    when ${text} is null then ''
    when ${text} ~ '[",\\r\\n]' then '"' || replace(${safe}, '"', '""') || '"'
    else ${safe} end`;
}

const JAKARTA_OFFSET = 7 * 3_600_000;

function formatMoment(moment: Date): string {
  const [day = '', clock = ''] = new Date(moment.getTime() + JAKARTA_OFFSET).toISOString().split('T');
  return `${day.split('-').reverse().join('-')} ${clock.slice(0, 8)}`;
}
