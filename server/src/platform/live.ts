import type { Tx } from './database.ts';

/** What a browser may have on screen that has just changed. */
export type LiveTopic = 'requests' | 'queues' | 'grants' | 'jobs';

/** Notes, in the transaction of a change, whose screens are out of date now. */
export async function touchLive(tx: Tx, topic: LiveTopic, userIds: readonly number[]): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return;
  await tx
    .insertInto('live_event')
    .values(people.map((user_id) => ({ topic, user_id })))
    .execute();
}
