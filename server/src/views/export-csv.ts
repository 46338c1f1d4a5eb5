import type { Readable } from 'node:stream';
import type { Caller } from '../bank/caller.ts';
import { appendAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ListQuery } from './list-view.ts';
import { readFilter, readOrder } from './read-query.ts';
import { streamChunks } from './stream-chunks.ts';
import type { ServerView } from './view.ts';
import { writeCsv } from './write-csv.ts';

export type ExportQuery = Pick<ListQuery, 'filter' | 'orderby'>;
export type ExportCsv = (view: ServerView, caller: Caller, query: ExportQuery) => Promise<Readable>;

export interface ExportLimits {
  /** Each export holds a connection for as long as its reader takes; the rest of the pool is for everybody else. */
  readonly atOnce: number;
  /** A reader that takes nothing for so long has lost interest, and its connection is given back. */
  readonly stalledAfterMs: number;
}

const defaultLimits: ExportLimits = { atOnce: 4, stalledAfterMs: 60_000 };

/** Exports, a few at a time. Each is recorded before its first byte leaves, and cancelled when its reader goes away. */
export function createCsvExporter(db: Db, limits = defaultLimits): ExportCsv {
  let running = 0;
  return async (view, caller, query) => {
    const filter = readFilter(query.filter, view.definition);
    const order = readOrder(query.orderby, view.definition);
    if (running >= limits.atOnce) throw new Refusal('TOO_MANY');
    running += 1;
    try {
      await recordExport(db, view, caller, query);
    } catch (error) {
      running -= 1;
      throw error;
    }
    const gone = new AbortController();
    return streamChunks({
      chunks: writeCsv(db, { view, caller, filter, order, signal: gone.signal }),
      stalledAfterMs: limits.stalledAfterMs,
      onClose: () => {
        running -= 1;
        gone.abort();
      },
    });
  };
}

/** Committed before the first row leaves: an export that is broken off has still shown something. */
async function recordExport(db: Db, view: ServerView, caller: Caller, query: ExportQuery): Promise<void> {
  await db.transaction().execute((tx) =>
    appendAudit(tx, {
      actor: caller.userId,
      ip: caller.ip,
      action: 'export.csv',
      subject: `view:${view.definition.name}`,
      details: { filter: query.filter ?? '', orderby: query.orderby ?? '' },
    }),
  );
}
