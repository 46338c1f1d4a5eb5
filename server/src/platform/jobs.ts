import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';

/** Which try of a job this is. */
export interface Attempt {
  readonly number: number;
  /** No other try follows by itself, so a handler that fails now has failed for good. */
  readonly isLast: boolean;
}

/** One kind of background work. Handlers run at least once, so each must be safe to run twice. */
export interface JobDefinition<Data extends object = object> {
  readonly queue: string;
  readonly run: (data: Data, attempt: Attempt) => Promise<void>;
  /** Cron text for work that comes by itself. */
  readonly every?: string;
  /** How often a failed run is tried again, with growing pauses. */
  readonly retries?: number;
  readonly retryPauseSeconds?: number;
  readonly retryPauseMaxSeconds?: number;
  /** How many run at once in one replica. */
  readonly atOnce?: number;
  /** How many of one group run at once over all replicas, so that one slow party cannot take every place. */
  readonly atOncePerGroup?: number;
  /** How long one run may take. A worker that died is found out much sooner, by its missing heartbeat. */
  readonly limitSeconds?: number;
}

export interface EnqueueOptions {
  readonly startAfter?: Date;
  /** With this, a second job of the same key is not queued while one waits. */
  readonly singletonKey?: string;
  /** Jobs of one group share its places, see atOncePerGroup. */
  readonly group?: string;
}

/** The queue on PostgreSQL: work is enqueued in the transaction that causes it, or not at all. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Pick<Logger, 'error' | 'warn'>;
  readonly #definitions = new Map<string, JobDefinition>();

  constructor(connectionString: string, log: Pick<Logger, 'error' | 'warn'>) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString,
      max: 6,
      application_name: 'gerbang-jobs',
      // A dead worker's job is taken over within a minute.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
    });
    this.#boss.on('error', (error) => this.#log.error({ err: error }, 'job queue'));
  }

  define<Data extends object>(definition: JobDefinition<Data>): void {
    this.#definitions.set(definition.queue, definition as unknown as JobDefinition);
  }

  async enqueue(tx: Tx, queue: string, data: object, options: EnqueueOptions = {}): Promise<void> {
    const { group, ...rest } = options;
    await this.#boss.send(queue, data, {
      ...rest,
      ...(group && { group: { id: group } }),
      db: fromKysely(tx),
    });
  }

  /** Gives a job that has failed for good one more try; the name of its queue, or undefined where there is none. */
  async retry(tx: Tx, id: string): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where id = ${id}::uuid and state = 'failed'`.execute(tx);
    const name = rows[0]?.name;
    if (name !== undefined) await this.#boss.retry(name, id, { db: fromKysely(tx) });
    return name;
  }

  /** Creates the queues; with `work`, this replica also runs what waits in them. */
  async start({ work }: { work: boolean }): Promise<void> {
    await this.#boss.start();
    for (const definition of this.#definitions.values()) {
      const { queue, retries = 5, retryPauseSeconds = 5, retryPauseMaxSeconds = 900, every } = definition;
      const options = {
        retryLimit: retries,
        retryDelay: retryPauseSeconds,
        retryBackoff: true,
        retryDelayMax: retryPauseMaxSeconds,
        expireInSeconds: definition.limitSeconds ?? 60,
        heartbeatSeconds: 20,
      };
      await this.#boss.createQueue(queue, options);
      // Creating leaves a queue of an earlier release as it was.
      await this.#boss.updateQueue(queue, options);
      if (every) await this.#boss.schedule(queue, every);
      if (work) await this.#work(definition);
    }
  }

  async #work({ queue, run, atOnce = 2, atOncePerGroup }: JobDefinition): Promise<void> {
    const options = {
      pollingIntervalSeconds: 1,
      localConcurrency: atOnce,
      includeMetadata: true,
      ...(atOncePerGroup && { groupConcurrency: atOncePerGroup }),
    } as const;
    await this.#boss.work(queue, options, async (jobs: JobWithMetadata<object>[]) => {
      for (const job of jobs) {
        await run(job.data, { number: job.retryCount + 1, isLast: job.retryCount >= job.retryLimit });
      }
    });
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}
