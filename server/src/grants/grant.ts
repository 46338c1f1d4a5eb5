import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import type { Work } from '../platform/work.ts';

/** A right a person has for a while. */
export interface Grant {
  readonly grantId: bigint;
  readonly requestId: bigint;
  readonly kind: string;
  readonly userId: number;
  readonly applicationId: number;
  /** What is granted; grants of one person with an equal key overlap. */
  readonly thingKey: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly validUntil: Date;
}

/** A grant that has just ended, with the ones of the same thing that go on. */
export interface GrantEnd extends Grant {
  readonly remaining: readonly Grant[];
}

/** Undoes what a kind of request did when its grant ends; the kinds know how, grants only know when. */
export type UndoGrant = (work: Work, end: GrantEnd) => Promise<void>;

type Thing = Pick<Grant, 'userId' | 'thingKey'>;

/**
 * Holds one person's one thing until the transaction ends. Starting and ending take it both, so that what the
 * application is told comes in the order in which it happened.
 */
export async function holdThing(tx: Tx, { userId, thingKey }: Thing): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grant:${userId}/${thingKey}`}, 0))`.execute(tx);
}

/** Grants of the thing that are valid now: asked of the clock, never of whether a job has run. */
export async function listRunning(tx: Tx, { userId, thingKey }: Thing): Promise<Grant[]> {
  return await readGrants(
    tx,
    sql`g.user_id = ${userId} and g.thing_key = ${thingKey} and g.stopped_at is null
        and g.valid_until > clock_timestamp()`,
  );
}

export async function findGrant(tx: Tx, requestId: bigint): Promise<Grant | undefined> {
  return (await readGrants(tx, sql`g.request_id = ${requestId}`))[0];
}

async function readGrants(tx: Tx, condition: RawBuilder<unknown>): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select g.grant_id as "grantId", g.request_id as "requestId", g.kind, g.user_id as "userId",
           g.application_id as "applicationId", g.thing_key as "thingKey", g.detail, g.valid_until as "validUntil"
    from temporary_grant g where ${condition} order by g.grant_id`.execute(tx);
  return rows;
}
