import type { RefusalCode } from '@gerbang/contract/refusals';
import { sql } from 'kysely';
import { appendAudit } from '../platform/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import { doWork, type Work, type Workplace } from '../platform/work.ts';
import type { SyncRunTable } from '../tables.ts';

type SyncSource = SyncRunTable['source'];
export type SyncCounts = Readonly<Record<string, number>>;

interface SyncOrigin {
  readonly source: SyncSource;
  /** Who pressed the button; null when the clock did. */
  readonly startedBy: number | null;
  readonly ip: string | null;
}

/** One synchronisation: what it reads from outside, and what it then writes. */
interface Sync<Gathered> extends SyncOrigin {
  /** Talks to the network or the disk, outside any transaction. */
  gather(): Promise<Gathered>;
  /** Writes all of it, in the transaction that also ends the run. */
  write(work: Work, gathered: Gathered): Promise<SyncCounts>;
}

/** The source answered, and taking it at its word would do harm. */
const stoppingRefusals: ReadonlySet<RefusalCode> = new Set(['SYNC_STOPPED', 'SYNC_SOURCE_EMPTY']);

const BEAT_MS = 10_000;
/** Six beats missed: whoever ran it is gone. */
const SILENT_SECONDS = 60;

/**
 * Runs a synchronisation, one at a time across all replicas: refused with SYNC_RUNNING while another is at it.
 * A failure is kept with the run and thrown on.
 */
export async function runSync<Gathered>(workplace: Workplace, sync: Sync<Gathered>): Promise<SyncCounts> {
  const runId = await beginRun(workplace, sync);
  const heart = setInterval(() => void beat(workplace, runId), BEAT_MS);
  try {
    const gathered = await sync.gather();
    return await doWork(workplace, async (work) => {
      const counts = await sync.write(work, gathered);
      await endRun(work, sync, runId, { state: 'done', counts, message: null });
      return counts;
    });
  } catch (error) {
    const message = error instanceof Refusal ? error.say('id') : String(error);
    const state = error instanceof Refusal && stoppingRefusals.has(error.code) ? 'stopped' : 'failed';
    await doWork(workplace, (work) => endRun(work, sync, runId, { state, counts: {}, message }));
    throw error;
  } finally {
    clearInterval(heart);
  }
}

async function beginRun({ db }: Workplace, { source, startedBy }: SyncOrigin): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('sync_run')
      .set({ state: 'failed', finished_at: new Date(), message: 'Terputus di tengah jalan' })
      .where('source', '=', source)
      .where('state', '=', 'running')
      .where('heartbeat_at', '<', sql<Date>`now() - make_interval(secs => ${SILENT_SECONDS})`)
      .execute();
    const begun = await tx
      .insertInto('sync_run')
      .values({ source, started_by: startedBy, counts: '{}' })
      .onConflict((conflict) => conflict.column('source').where('state', '=', 'running').doNothing())
      .returning('sync_run_id')
      .executeTakeFirst();
    if (!begun) throw new Refusal('SYNC_RUNNING');
    return begun.sync_run_id;
  });
}

async function beat({ db }: Workplace, runId: number): Promise<void> {
  await db
    .updateTable('sync_run')
    .set({ heartbeat_at: sql<Date>`now()` })
    .where('sync_run_id', '=', runId)
    .where('state', '=', 'running')
    .execute()
    // A missed beat is made up by the next; a run whose database is gone fails by itself.
    .catch(() => undefined);
}

interface RunEnd {
  readonly state: 'done' | 'stopped' | 'failed';
  readonly counts: SyncCounts;
  readonly message: string | null;
}

async function endRun(work: Work, sync: SyncOrigin, runId: number, end: RunEnd): Promise<void> {
  const ended = await work.tx
    .updateTable('sync_run')
    .set({ ...end, counts: JSON.stringify(end.counts), finished_at: new Date() })
    .where('sync_run_id', '=', runId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  // Somebody took the run for dead and may have started another: what this one gathered is old by now.
  if (ended.numUpdatedRows === 0n) {
    if (end.state === 'done') throw new Refusal('SYNC_RUNNING');
    return;
  }
  await appendAudit(work.tx, {
    actor: sync.startedBy,
    ip: sync.ip,
    action: `sync.${end.state}`,
    subject: `sync:${sync.source}`,
    details: { runId, counts: end.counts, message: end.message },
  });
}
