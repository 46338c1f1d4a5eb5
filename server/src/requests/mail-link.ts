import { createHash } from 'node:crypto';
import { findObjection } from '@gerbang/contract/approval-policy';
import { waitingLevel } from '@gerbang/contract/status';
import type { Selectable } from 'kysely';
import type { Caller } from '../bank/caller.ts';
import type { DbOrTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { MailLinkTable } from '../tables.ts';
import { explainEnd } from './decide-request.ts';
import type { StoredRequest } from './stored-request.ts';

export type MailLink = Selectable<MailLinkTable>;

/** Finds the link behind a token; one that belongs to somebody else tells nothing about its request. */
export async function findLink(db: DbOrTx, token: string, caller: Caller): Promise<MailLink> {
  const hash = createHash('sha256').update(token).digest();
  const link = await db.selectFrom('mail_link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  if (!link) throw new Refusal('LINK_UNKNOWN');
  if (link.user_id !== caller.userId) throw new Refusal('LINK_NOT_YOURS');
  return link;
}

/** Why a link decides nothing any more; undefined while it is alive. */
export async function findDeath(
  db: DbOrTx,
  link: MailLink,
  request: StoredRequest,
  caller: Caller,
): Promise<Refusal | undefined> {
  if (link.used_at) return new Refusal('LINK_USED');
  if (waitingLevel(request.status) !== link.level) return await explainEnd(db, request);
  if (request.version !== link.version) return new Refusal('LINK_OUTDATED');
  if (link.expires_at <= new Date() || request.deadline <= new Date()) return new Refusal('LINK_EXPIRED');
  const objection = request.waitingFor && findObjection(request.waitingFor, caller, request);
  return objection ? new Refusal(objection) : undefined;
}
