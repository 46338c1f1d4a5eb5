import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './database.ts';

type Hear = (topics: readonly string[]) => void;

interface Cursor {
  readonly tx: string;
  readonly id: bigint;
}

const PAGE = 1000;

/**
 * Reads the live events of all replicas, once for all browsers of this one, and only while somebody listens. Rows are
 * read in the order of their transactions and only up to the oldest that still runs, so none is ever stepped over.
 */
export class LiveTail {
  readonly #db: Db;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #pauseMs: number;
  readonly #listeners = new Map<number, Set<Hear>>();
  #running: Promise<void> | undefined;
  #start: Promise<Cursor | undefined> = Promise.resolve(undefined);
  #stopped = false;

  constructor(db: Db, log: Pick<Logger, 'warn'>, pauseMs = 1000) {
    this.#db = db;
    this.#log = log;
    this.#pauseMs = pauseMs;
  }

  /** Hears of everything that concerns one person from now on, until the returned function is called. */
  async listen(userId: number, hear: Hear): Promise<() => void> {
    const hearers = this.#listeners.get(userId) ?? new Set<Hear>();
    this.#listeners.set(userId, hearers.add(hear));
    if (!this.#running) {
      this.#start = this.#findEnd();
      this.#running = this.#run(this.#start).finally(() => {
        this.#running = undefined;
      });
    }
    await this.#start;
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0) this.#listeners.delete(userId);
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#listeners.clear();
    await this.#running;
  }

  async #run(start: Promise<Cursor | undefined>): Promise<void> {
    let cursor = await start;
    while (this.#listeners.size > 0 && !this.#stopped) {
      cursor = cursor ? await this.#readPage(cursor).catch(this.#forgive) : await this.#findEnd();
      await new Promise((resolve) => setTimeout(resolve, this.#pauseMs).unref());
    }
  }

  // Whoever listens also polls, only less often: a gap here costs time, never correctness.
  readonly #forgive = (error: unknown): undefined => {
    this.#log.warn({ err: error }, 'live events');
  };

  async #findEnd(): Promise<Cursor | undefined> {
    return await this.#readEnd().catch(this.#forgive);
  }

  async #readEnd(): Promise<Cursor> {
    const { rows } = await sql<{
      tx: string;
    }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(this.#db);
    return { tx: rows[0]?.tx ?? '0', id: 0n };
  }

  async #readPage(from: Cursor): Promise<Cursor> {
    const { rows } = await sql<{ id: bigint; tx: string; topic: string; userId: number | null }>`
      select live_event_id as id, tx::text as tx, topic, user_id as "userId" from live_event
      where (tx, live_event_id) > (${from.tx}::text::xid8, ${from.id})
        and tx < pg_snapshot_xmin(pg_current_snapshot())
      order by tx, live_event_id limit ${PAGE}`.execute(this.#db);
    const news = new Map<number, Set<string>>();
    for (const { topic, userId } of rows) {
      for (const id of userId === null ? this.#listeners.keys() : [userId]) {
        news.set(id, (news.get(id) ?? new Set()).add(topic));
      }
    }
    for (const [id, topics] of news) {
      for (const hear of this.#listeners.get(id) ?? []) hear([...topics]);
    }
    const last = rows.at(-1);
    return last ? { tx: last.tx, id: last.id } : from;
  }
}
