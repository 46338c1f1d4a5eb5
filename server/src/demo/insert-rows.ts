import type pg from 'pg';

const ROWS_PER_STATEMENT = 5_000;

export type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows that all have the same columns. They travel as one JSON text per statement: the table's own row type
 * reads it, so no column needs a cast and a json column takes a plain object.
 */
export async function insertRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const statement = `insert into "${table}" (${columns})
    select ${columns} from json_populate_recordset(null::"${table}", $1)`;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await client.query(statement, [JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))]);
  }
}
