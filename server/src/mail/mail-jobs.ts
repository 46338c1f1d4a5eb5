import { REQUEST_EVENTS, type RequestEventJob } from '../bank/request-news.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createMailTransport, type SendMessage } from '../platform/mail-transport.ts';
import type { Workplace } from '../platform/work.ts';
import { composeNews } from './compose-news.ts';
import type { MailSettings } from './mail-settings.ts';
import { remindDeciders } from './remind-deciders.ts';
import { sendMail } from './send-mail.ts';
import { SEND_MAIL, type SendMailJob } from './store-mail.ts';

/** Composing and sending: the news of a request becomes mails, and each mail is sent on its own. */
export function defineMailJobs(
  jobs: Jobs,
  workplace: Workplace,
  settings: MailSettings,
  send: SendMessage = createMailTransport(settings.smtpUrl, settings.mailFrom),
): void {
  jobs.define<RequestEventJob>({
    queue: REQUEST_EVENTS,
    run: (job) => composeNews(workplace, settings, job),
  });
  jobs.define({
    queue: 'remind-deciders',
    every: '*/5 * * * *',
    run: async () => {
      await remindDeciders(workplace, `${settings.publicUrl}/`);
    },
  });
  jobs.define<SendMailJob>({
    queue: SEND_MAIL,
    // With pauses that grow to a quarter of an hour these are about half a day: longer than a mail server is down.
    retries: 50,
    atOnce: 4,
    run: ({ mailId }, attempt) => sendMail(workplace.db, send, settings.publicUrl, BigInt(mailId), attempt),
  });
}
