import type { RequestEventJob } from '../src/bank/request-news.ts';
import { composeNews } from '../src/mail/compose-news.ts';
import { sendMail } from '../src/mail/send-mail.ts';
import { createMailTransport, type SendMessage } from '../src/platform/mail-transport.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { type CaughtMail, startTestSmtp, type TestSmtp } from './test-smtp.ts';

export interface Filed {
  readonly ticketNumber: string;
  readonly bucketApprovalId: number;
}

interface StoredMail {
  readonly mail_id: bigint;
  readonly to_address: string;
  readonly template: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly html_body: string;
}

export interface MailKit {
  readonly app: TestApp;
  readonly smtp: TestSmtp;
  readonly inputer: TestClient;
  readonly approver1: TestClient;
  readonly approver1b: TestClient;
  /** Files a request for access in the inputer's name. */
  file(): Promise<Filed>;
  /** Composes what the queue holds for one request, as the worker would. */
  compose(requestId: number): Promise<void>;
  /** Sends everything that waits for one request; gives back what was thrown. */
  deliver(requestId: number, how?: { isLast?: boolean; transport?: SendMessage }): Promise<unknown[]>;
  /** Files, composes and sends: what lies in the approvers' inboxes a moment after a filing. */
  fileAndDeliver(): Promise<Filed>;
  listMails(requestId: number, state?: string): Promise<StoredMail[]>;
  mailTo(who: string): CaughtMail | undefined;
  createTransport(limits?: Parameters<typeof createMailTransport>[2]): SendMessage;
  close(): Promise<void>;
}

export function findToken(mail: CaughtMail | undefined, which: 'Setujui' | 'Tolak'): string {
  const token = new RegExp(`${which}: http://localhost/keputusan/([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No ${which} link in the mail`);
  return token;
}

/** The server, a mail server, the people who file and decide, and the steps a mail goes through, one at a time. */
export async function startMailKit(): Promise<MailKit> {
  const [app, smtp] = await Promise.all([startTestApp(), startTestSmtp()]);
  // The demo bank leaves a person only a few applications to ask for.
  await app.database.pool.query(
    "insert into application (application_name, url) select 'Uji ' || n, 'https://uji.bank.example' from generate_series(1, 20) n",
  );
  const [inputer, approver1, approver1b] = await Promise.all([
    app.signInAs('inputer'),
    app.signInAs('approver1'),
    app.signInAs('approver1b'),
  ]);
  const kit: MailKit = {
    app,
    smtp,
    inputer,
    approver1,
    approver1b,
    file: async () => {
      const { body: options } = await inputer.get<{ data: { key: number }[] }>(
        '/ol/filterapplication/optionList',
      );
      for (const { key } of options.data) {
        const { body } = await inputer.post<Filed & { userId: number }>('/api/hakakses/create', {
          appId: key,
        });
        if (body.userId > 0) return body;
      }
      throw new Error('The inputer has no application left to ask for');
    },
    compose: async (requestId) => {
      const { rows } = await app.database.pool.query<{ data: RequestEventJob }>(
        "select data from pgboss.job where name = 'request-events' and data ->> 'requestId' = $1 order by created_on",
        [String(requestId)],
      );
      for (const { data } of rows) await composeNews(app.workplace, testMailSettings, data);
    },
    deliver: async (requestId, { isLast = false, transport = kit.createTransport() } = {}) => {
      const failures: unknown[] = [];
      for (const { mail_id: id } of await kit.listMails(requestId, 'waiting')) {
        const attempt = { number: 1, isLast };
        await sendMail(app.workplace.db, transport, testMailSettings.publicUrl, id, attempt).catch(
          (error: unknown) => failures.push(error),
        );
      }
      return failures;
    },
    fileAndDeliver: async () => {
      const filed = await kit.file();
      await kit.compose(filed.bucketApprovalId);
      const failures = await kit.deliver(filed.bucketApprovalId);
      if (failures.length > 0) throw failures[0];
      return filed;
    },
    listMails: async (requestId, state) => {
      const { rows } = await app.database.pool.query<StoredMail>(
        'select * from mail where request_id = $1 and ($2::text is null or state = $2) order by mail_id',
        [requestId, state ?? null],
      );
      return rows;
    },
    mailTo: (who) => smtp.caught.find((mail) => mail.to === `${who}@bank.example`),
    createTransport: (limits) => createMailTransport(smtp.url, testMailSettings.mailFrom, limits),
    close: async () => {
      await app.close();
      await smtp.close();
    },
  };
  return kit;
}
