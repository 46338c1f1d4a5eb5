import type { Db, Tx } from './database.ts';
import type { EnqueueOptions, Jobs } from './jobs.ts';

/** What a change needs: its transaction, and jobs that are queued if and only if it commits. */
export interface Work {
  readonly tx: Tx;
  enqueue(queue: string, data: object, options?: EnqueueOptions): Promise<void>;
}

export interface Workplace {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Opens one transaction, does the work, commits; any failure undoes all of it. */
export async function doWork<T>({ db, jobs }: Workplace, run: (work: Work) => Promise<T>): Promise<T> {
  return await db
    .transaction()
    .execute((tx) => run({ tx, enqueue: (queue, data, options) => jobs.enqueue(tx, queue, data, options) }));
}
