import type { Selectable } from 'kysely';
import { appendAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database.ts';
import type { Attempt } from '../platform/jobs.ts';
import { MailRefused, type SendMessage } from '../platform/mail-transport.ts';
import type { MailTable } from '../tables.ts';
import { LINK_PLACES } from './approval-letters.ts';
import { makeLinks } from './make-links.ts';

type StoredMail = Selectable<MailTable>;

/**
 * Sends one stored mail. The server is spoken with between transactions, never inside one. What it refuses for good
 * is marked so; anything else is thrown, and the queue tries again later.
 */
export async function sendMail(
  db: Db,
  send: SendMessage,
  publicUrl: string,
  mailId: bigint,
  attempt: Attempt,
): Promise<void> {
  const mail = await db.selectFrom('mail').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
  if (!mail || mail.state === 'sent' || mail.state === 'skipped') return;
  const links = await prepareLinks(db, mail, publicUrl);
  if (links === 'overtaken') return await settle(db, mail, 'skipped', null);

  const host = new URL(publicUrl).hostname;
  try {
    await send({
      to: mail.to_address,
      subject: mail.subject,
      text: fillLinks(mail.text_body, links),
      html: fillLinks(mail.html_body, links),
      messageId: `<mail-${mailId}@${host}>`,
    });
  } catch (error) {
    const refusal = error instanceof MailRefused ? error : new MailRefused(String(error), false, error);
    const lost = refusal.permanent || attempt.isLast;
    await settle(db, mail, lost ? 'failed' : 'waiting', refusal.message);
    if (refusal.permanent) return;
    throw refusal;
  }
  await settle(db, mail, 'sent', null);
}

type Links = { readonly approve: string; readonly reject: string };

/** Links die with the state they were made for; a mail overtaken by a decision is not worth sending. */
async function prepareLinks(
  db: Db,
  mail: StoredMail,
  publicUrl: string,
): Promise<Links | undefined | 'overtaken'> {
  const { request_id: requestId, user_id: userId, link_level: level, link_version: version } = mail;
  if (requestId === null || userId === null || level === null || version === null) return undefined;
  return await db.transaction().execute(async (tx) => {
    const request = await tx
      .selectFrom('request')
      .select('deadline')
      .where('request_id', '=', requestId)
      .where('version', '=', version)
      .where('status', 'in', [1, 5])
      .executeTakeFirst();
    if (!request) return 'overtaken';
    return await makeLinks(tx, publicUrl, { requestId, userId, level, version, expiresAt: request.deadline });
  });
}

function fillLinks(body: string, links: Links | undefined): string {
  if (!links) return body;
  return body.replaceAll(LINK_PLACES.approve, links.approve).replaceAll(LINK_PLACES.reject, links.reject);
}

async function settle(db: Db, mail: StoredMail, state: StoredMail['state'], error: string | null) {
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('mail')
      .set((eb) => ({
        state,
        attempts: eb('attempts', '+', 1),
        last_error: error?.slice(0, 1000) ?? null,
        sent_at: state === 'sent' ? now : null,
      }))
      .where('mail_id', '=', mail.mail_id)
      .execute();
    if (state === 'waiting') return;
    await appendAudit(tx, {
      actor: null,
      ip: null,
      action: `mail.${state}`,
      subject: mail.request_id === null ? `mail:${mail.mail_id}` : `request:${mail.request_id}`,
      details: {
        mailId: Number(mail.mail_id),
        template: mail.template,
        userId: mail.user_id,
        ...(error && { error }),
      },
    });
  });
}
