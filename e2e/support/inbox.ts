import { type APIRequestContext, expect } from '@playwright/test';

export interface InboxMessage {
  readonly id: string;
  readonly from: string;
  readonly to: string | readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for a mail that mentions the text (a ticket number, say) and went to the address. */
export async function waitForMail(
  request: APIRequestContext,
  wanted: { to: string; mentions: string },
): Promise<InboxMessage> {
  let found: InboxMessage | undefined;
  await expect(async () => {
    const response = await request.get('/inbox/messages');
    const messages: InboxMessage[] = await response.json();
    found = messages.find(
      (message) =>
        // From its beginning: one person's address may end like another's.
        String(message.to)
          .split(/,\s*/)
          .some((address) => address.startsWith(wanted.to)) &&
        `${message.subject}\n${message.text}`.includes(wanted.mentions),
    );
    expect(found, `a mail to ${wanted.to} about ${wanted.mentions}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (!found) throw new Error('unreachable: the wait above has found it');
  return found;
}
