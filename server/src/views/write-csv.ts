import { listExported } from '@gerbang/contract/views/view-definition';
import { sql } from 'kysely';
import type { Caller } from '../bank/caller.ts';
import type { Db, Tx } from '../platform/database.ts';
import { formatCell } from './csv-cell.ts';
import {
  compileLine,
  cutLine,
  type LinePiece,
  listNeeded,
  listWritten,
  needsFilling,
  writePiece,
} from './csv-line.ts';
import { buildScopedSelect, compileOrder, type RowsWanted } from './read-rows.ts';
import type { ServerView, ViewRow } from './view.ts';

const BATCH = 1000;
/** Excel takes the file for UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

export interface CsvWanted extends RowsWanted {
  readonly view: ServerView;
  readonly caller: Caller;
  /** Cancels the query that is running when the reader goes away. */
  readonly signal: AbortSignal;
}

/**
 * The whole of a view as CSV: UTF-8 with a byte order mark, RFC 4180, the Indonesian labels in the first line,
 * moments in the bank's time. A cursor in one snapshot is read in batches, each only when the one before has been
 * taken, so memory stays flat however many rows there are.
 *
 * COPY takes no parameters; a cursor does, so nothing a caller typed becomes part of a statement here either.
 */
export async function* writeCsv(db: Db, wanted: CsvWanted): AsyncGenerator<string> {
  const { view, caller, order } = wanted;
  yield BYTE_ORDER_MARK + writeHeader(view);
  const pieces = cutLine(view.definition);
  const needed = listNeeded(pieces, view);
  const scoped = buildScopedSelect(view, caller, wanted, [...listWritten(view.definition), ...needed]);
  if (!scoped) return;
  const statement = sql`with scoped as not materialized (${scoped})
    select ${compileLine(pieces, needed)} from scoped order by ${compileOrder(order)}`;
  const abortable = { signal: wanted.signal, inflightQueryAbortStrategy: 'cancel query' } as const;
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    // All rows will be read, so plan for all of them and not for the first few.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx);
    await sql`declare export no scroll cursor for ${statement}`.execute(tx, abortable);
    const fetch = sql<ViewRow>`fetch forward ${sql.lit(BATCH)} from export`;
    for (;;) {
      const { rows } = await fetch.execute(tx, abortable);
      if (rows.length > 0) yield await writeLines(tx, wanted, pieces, rows);
      if (rows.length < BATCH) return;
    }
  } finally {
    await tx.rollback().execute();
  }
}

async function writeLines(
  tx: Tx,
  { view, caller }: CsvWanted,
  pieces: readonly LinePiece[],
  rows: readonly ViewRow[],
): Promise<string> {
  const filled = view.fill && needsFilling(pieces) ? await view.fill(tx, caller, rows) : rows;
  return filled.map((row) => pieces.map((piece) => writePiece(piece, row)).join(',') + LINE_END).join('');
}

function writeHeader(view: ServerView): string {
  const exported = Object.values(listExported(view.definition.columns));
  return exported.map(({ label }) => formatCell(label.id)).join(',') + LINE_END;
}
