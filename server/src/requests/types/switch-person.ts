import { sql } from 'kysely';
import { queueLeaver } from '../../grants/queue-leaver.ts';
import { endSessions } from '../../identity/person-session.ts';
import type { Work } from '../../platform/work.ts';
import { announceChange } from '../../provisioning/announce-change.ts';
import { expireRequest } from '../expire-requests.ts';

export interface PersonSwitch {
  readonly userId: number;
  readonly active: boolean;
  /** The request that asked for it; none when a resign date came. */
  readonly requestId: bigint | null;
}

/**
 * Switches a person on or off with everything that hangs on it. Off: no session is good any more, temporary rights
 * end, their waiting requests close, and each of their applications is told. On: the applications are told again.
 */
export async function switchPerson(work: Work, { userId, active, requestId }: PersonSwitch): Promise<void> {
  const { tx } = work;
  await tx
    .updateTable('person')
    .set({ active, updated_date: new Date() })
    .where('user_id', '=', userId)
    .execute();
  if (!active) {
    await endSessions(tx, userId);
    await queueLeaver(work, userId);
    await closeWaitingRequests(work, userId, requestId);
  }
  const applications = await tx
    .selectFrom('person_application as pa')
    .innerJoin('application as a', 'a.application_id', 'pa.application_id')
    .select('pa.application_id as id')
    .where('pa.user_id', '=', userId)
    .where('a.active', '=', true)
    .orderBy('pa.application_id')
    .execute();
  const type = active ? 'account.activated' : 'account.deactivated';
  for (const { id } of applications)
    await announceChange(work, { requestId, applicationId: id, type, userId });
}

/** For somebody the directory no longer knows. */
export async function switchOffLeaver(work: Work, userId: number): Promise<void> {
  await switchPerson(work, { userId, active: false, requestId: null });
}

/** What a person without an account had asked for is nobody's wish any more. */
async function closeWaitingRequests(work: Work, userId: number, cause: bigint | null): Promise<void> {
  const waiting = await work.tx
    .selectFrom('request')
    .select('request_id')
    .where('filed_by', '=', userId)
    .where('status', 'in', [1, 5])
    .where(sql<boolean>`request_id is distinct from ${cause}::bigint`)
    .orderBy('request_id')
    .execute();
  for (const { request_id: id } of waiting) {
    await expireRequest(work, id, { onlyWhenDue: false, reason: 'Pemohon dinonaktifkan' });
  }
}
