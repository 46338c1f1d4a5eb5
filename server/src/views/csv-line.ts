import { listExported, listSelected, type ViewDefinition } from '@gerbang/contract/views/view-definition';
import { type RawBuilder, sql } from 'kysely';
import { compileCell, formatCell } from './csv-cell.ts';
import { listColumnsToRead } from './read-rows.ts';
import type { ServerView, ViewRow } from './view.ts';

/** A part of a line: neighbouring cells the database writes in one go, or one cell that is computed here. */
export type LinePiece =
  | { readonly alias: string; readonly cells: readonly RawBuilder<string>[] }
  | { readonly computed: string };

export function cutLine({ columns }: ViewDefinition): readonly LinePiece[] {
  const pieces: LinePiece[] = [];
  let cells: RawBuilder<string>[] = [];
  const close = () => {
    if (cells.length > 0) pieces.push({ alias: `$${pieces.length}`, cells });
    cells = [];
  };
  for (const [name, { type, computed }] of Object.entries(listExported(columns))) {
    if (computed) {
      close();
      pieces.push({ computed: name });
    } else {
      cells.push(compileCell(name, type));
    }
  }
  close();
  return pieces;
}

export function needsFilling(pieces: readonly LinePiece[]): boolean {
  return pieces.some((piece) => 'computed' in piece);
}

/** Columns the computed cells are made of. */
export function listNeeded(pieces: readonly LinePiece[], view: ServerView): readonly string[] {
  return needsFilling(pieces) ? (view.filledFrom ?? listColumnsToRead(view)) : [];
}

/** Columns whose cells the database writes. */
export function listWritten({ columns }: ViewDefinition): readonly string[] {
  return Object.keys(listSelected(listExported(columns)));
}

/** What to select: the pieces as text, and what the computed cells are made of. */
export function compileLine(pieces: readonly LinePiece[], needed: readonly string[]): RawBuilder<unknown> {
  const written = pieces.flatMap((piece) =>
    'computed' in piece ? [] : [sql`${sql.join(piece.cells, sql` || ',' || `)} as ${sql.id(piece.alias)}`],
  );
  return sql.join([...written, ...needed.map((name) => sql.id(name))]);
}

export function writePiece(piece: LinePiece, row: ViewRow): string {
  return 'computed' in piece ? formatCell(row[piece.computed]) : String(row[piece.alias]);
}
