import { sql } from 'kysely';
import { appendAudit } from '../platform/audit.ts';
import type { Db, Tx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Bearer } from './verify-token.ts';

/** Refuses a token whose session was ended. A session not seen before is noted, so that it can be ended later. */
export async function demandOpenSession(db: Db, bearer: Bearer, userId: number | null): Promise<void> {
  const seen = await db
    .selectFrom('person_session')
    .select('ended_at')
    .where('subject', '=', bearer.subject)
    .where('session_key', '=', bearer.sessionKey)
    .executeTakeFirst();
  const ended = seen ? seen.ended_at !== null : await noteSession(db, bearer, userId);
  if (ended) throw new Refusal('SESSION_ENDED');
}

/** Notes a new session; one that began before a later sign-in took over is ended from the start. */
async function noteSession(db: Db, bearer: Bearer, userId: number | null): Promise<boolean> {
  // Providers give whole seconds: only a sign-in clearly before the take-over counts as earlier.
  const signedInBy =
    bearer.authenticatedAt === undefined ? null : new Date((bearer.authenticatedAt + 1) * 1000);
  const { rows } = await sql<{ ended: boolean }>`
    insert into person_session as s (subject, session_key, user_id, ended_at)
    select ${bearer.subject}, ${bearer.sessionKey}, ${userId},
           (select now() from person_session
            where subject = ${bearer.subject} and announced_at > ${signedInBy}::timestamptz limit 1)
    on conflict (subject, session_key) do update set user_id = s.user_id
    returning s.ended_at is not null as ended`.execute(db);
  return rows[0]?.ended ?? false;
}

/** Makes this the person's one live session and ends every other. */
export async function takeOverSession(
  tx: Tx,
  bearer: Bearer,
  userId: number | null,
  ip: string,
): Promise<void> {
  const own = await tx
    .updateTable('person_session')
    .set({ announced_at: sql<Date>`coalesce(announced_at, now())`, user_id: userId })
    .where('subject', '=', bearer.subject)
    .where('session_key', '=', bearer.sessionKey)
    .where('ended_at', 'is', null)
    .returning(sql<boolean>`announced_at = now()`.as('fresh'))
    .executeTakeFirst();
  if (!own) throw new Refusal('SESSION_ENDED');
  const others = await tx
    .updateTable('person_session')
    .set({ ended_at: new Date() })
    .where('subject', '=', bearer.subject)
    .where('session_key', '<>', bearer.sessionKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const details = { endedOthers: Number(others.numUpdatedRows) };
  // A reload announces the same session again: nothing new to record unless it ended somebody.
  if (!own.fresh && details.endedOthers === 0) return;
  await appendAudit(tx, {
    actor: userId,
    ip,
    action: 'session.started',
    subject: `subject:${bearer.subject}`,
    details,
  });
}

/** Ends whatever sessions a person has: no token issued so far is good any more. */
export async function endSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('person_session')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
