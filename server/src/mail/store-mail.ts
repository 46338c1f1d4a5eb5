import type { Person } from '../bank/caller.ts';
import type { Work } from '../platform/work.ts';
import type { Letter } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export const SEND_MAIL = 'send-mail';

export interface SendMailJob {
  readonly mailId: string;
}

export interface Outgoing {
  readonly to: Pick<Person, 'userId' | 'email' | 'emailAlternate'>;
  readonly letter: Letter;
  readonly template: string;
  readonly requestId: bigint | null;
  /** The same news for the same person is stored once, however often it is composed. */
  readonly onceKey: string;
  /** What the links of the mail will be bound to. */
  readonly links?: { readonly level: 1 | 2; readonly version: number };
}

/** Stores a mail and queues its sending; false when this very mail is stored already or there is no address. */
export async function storeMail(work: Work, outgoing: Outgoing): Promise<boolean> {
  const { to, letter, links } = outgoing;
  const address = to.email ?? to.emailAlternate;
  if (!address) return false;
  const stored = await work.tx
    .insertInto('mail')
    .values({
      request_id: outgoing.requestId,
      user_id: to.userId,
      to_address: address,
      template: outgoing.template,
      subject: letter.subject,
      text_body: renderText(letter),
      html_body: renderHtml(letter),
      once_key: outgoing.onceKey,
      link_level: links?.level ?? null,
      link_version: links?.version ?? null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  if (!stored) return false;
  const job: SendMailJob = { mailId: String(stored.mail_id) };
  await work.enqueue(SEND_MAIL, job);
  return true;
}
