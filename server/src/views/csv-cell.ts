import type { ColumnType } from '@gerbang/contract/filter/column-type';
import { type RawBuilder, sql } from 'kysely';

/**
 * A cell of the CSV as the database writes it, several times faster than this process could. Spreadsheets run what
 * begins like a formula, so such text is marked as text with an apostrophe. Moments are shown in the bank's time.
 */
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

// One look tells that a cell needs nothing done, as nearly all of them do.
function compileText(text: RawBuilder<unknown>): RawBuilder<string> {
  const safe = sql`case when ${text} ~ '^[=+@\\t\\r-]' then '''' || ${text} else ${text} end`;
  return sql<string>`case
    when ${text} is null then ''
    when ${text} !~ '^[=+@\\t-]|[",\\r\\n]' then ${text}
    when ${text} ~ '[",\\r\\n]' then '"' || replace(${safe}, '"', '""') || '"'
    else ${safe} end`;
}

/** The same for labels and for what is computed here; a test holds the two together. */
export function formatCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
