import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { testMailSettings } from '../../test/test-mail-settings.ts';
import { type CaughtMail, startTestSmtp, type TestSmtp } from '../../test/test-smtp.ts';
import type { RequestEventJob } from '../bank/request-news.ts';
import { createMailTransport } from '../platform/mail-transport.ts';
import { composeNews } from './compose-news.ts';
import { remindDeciders } from './remind-deciders.ts';
import { sendMail } from './send-mail.ts';

let app: TestApp;
let smtp: TestSmtp;
let inputer: TestClient;
let approver1: TestClient;
let approver1b: TestClient;

beforeAll(async () => {
  [app, smtp] = await Promise.all([startTestApp(), startTestSmtp()]);
  // The demo bank leaves a person only a few applications to ask for.
  await app.database.pool.query(
    "insert into application (application_name, url) select 'Uji ' || n, 'https://uji.bank.example' from generate_series(1, 20) n",
  );
  [inputer, approver1, approver1b] = await Promise.all([
    app.signInAs('inputer'),
    app.signInAs('approver1'),
    app.signInAs('approver1b'),
  ]);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mood = 'take';
  smtp.caught.length = 0;
});

interface Filed {
  ticketNumber: string;
  bucketApprovalId: number;
}

async function file(): Promise<Filed> {
  const { body: options } = await inputer.get<{ data: { key: number }[] }>(
    '/ol/filterapplication/optionList',
  );
  for (const { key } of options.data) {
    const { body } = await inputer.post<Filed & { userId: number }>('/api/hakakses/create', { appId: key });
    if (body.userId > 0) return body;
  }
  throw new Error('The inputer has no application left to ask for');
}

/** Composes what the queue holds for one request, as the worker would. */
async function compose(requestId: number): Promise<void> {
  const { rows } = await app.database.pool.query<{ data: RequestEventJob }>(
    "select data from pgboss.job where name = 'request-events' and data ->> 'requestId' = $1 order by created_on",
    [String(requestId)],
  );
  for (const { data } of rows) await composeNews(app.workplace, testMailSettings, data);
}

const send = (limits?: Parameters<typeof createMailTransport>[2]) =>
  createMailTransport(smtp.url, testMailSettings.mailFrom, limits);

/** Sends everything that waits for one request; gives back what was thrown. */
async function deliver(requestId: number, { isLast = false, transport = send() } = {}): Promise<unknown[]> {
  const waiting = await listMails(requestId, 'waiting');
  const failures: unknown[] = [];
  for (const { mail_id: id } of waiting) {
    const attempt = { number: 1, isLast };
    await sendMail(app.workplace.db, transport, testMailSettings.publicUrl, id, attempt).catch(
      (error: unknown) => failures.push(error),
    );
  }
  return failures;
}

async function listMails(requestId: number, state?: string) {
  const { rows } = await app.database.pool.query<{
    mail_id: bigint;
    to_address: string;
    template: string;
    state: string;
    attempts: number;
    last_error: string | null;
    html_body: string;
  }>('select * from mail where request_id = $1 and ($2::text is null or state = $2) order by mail_id', [
    requestId,
    state ?? null,
  ]);
  return rows;
}

function findToken(mail: CaughtMail | undefined, which: 'Setujui' | 'Tolak'): string {
  const token = new RegExp(`${which}: http://localhost/keputusan/([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No ${which} link in the mail`);
  return token;
}

const mailTo = (who: string) => smtp.caught.find((mail) => mail.to === `${who}@bank.example`);

/** Files, composes and sends: what lies in the approvers' inboxes a moment after a filing. */
async function fileAndDeliver(): Promise<Filed> {
  const filed = await file();
  await compose(filed.bucketApprovalId);
  expect(await deliver(filed.bucketApprovalId)).toEqual([]);
  return filed;
}

describe('composing', () => {
  it('asks every decider of the level and confirms to the filer, once', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    await compose(filed.bucketApprovalId);
    const mails = await listMails(filed.bucketApprovalId);
    const asked = mails.filter((mail) => mail.template === 'approval').map((mail) => mail.to_address);
    expect(asked).toEqual(expect.arrayContaining(['approver1@bank.example', 'approver1b@bank.example']));
    expect(new Set(asked).size).toBe(asked.length);
    expect(mails.filter((mail) => mail.template === 'filed').map((mail) => mail.to_address)).toEqual([
      'inputer@bank.example',
    ]);
  });

  it('stores no token: the body at rest holds places, the database only hashes', async () => {
    const filed = await fileAndDeliver();
    const token = findToken(mailTo('approver1'), 'Setujui');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    for (const mail of await listMails(filed.bucketApprovalId)) expect(mail.html_body).not.toContain(token);
    const { rows } = await app.database.pool.query('select token_hash from mail_link where request_id = $1', [
      filed.bucketApprovalId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says before and after, and escapes what people typed', async () => {
    const filed = await file();
    await app.database.pool.query('update request set description = $2 where request_id = $1', [
      filed.bucketApprovalId,
      '<img src=x onerror=alert(1)>',
    ]);
    await compose(filed.bucketApprovalId);
    await deliver(filed.bucketApprovalId);
    const mail = mailTo('approver1');
    expect(mail?.subject).toContain(filed.ticketNumber);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('Akses: Tidak Aktif -> Aktif');
  });

  it('tells the other approvers that it is handled, and the next level to decide', async () => {
    const filed = await fileAndDeliver();
    smtp.caught.length = 0;
    await approver1.put(`/api/approveprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`, {});
    await compose(filed.bucketApprovalId);
    await deliver(filed.bucketApprovalId);
    expect(mailTo('approver1b')?.text).toContain('Agus Santoso sudah menyetujui');
    expect(mailTo('approver1')).toBeUndefined();
    expect(mailTo('inputer')?.subject).toContain('Disetujui level 1');
    expect(mailTo('adminit')?.text).toContain('level 2');
  });

  it('does not ask for a decision that has been made before the mail was sent', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    await approver1.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`, {
      notes: 'Tidak perlu',
    });
    await deliver(filed.bucketApprovalId);
    expect(mailTo('approver1b')).toBeUndefined();
    const mails = await listMails(filed.bucketApprovalId, 'skipped');
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });
});

describe('sending', () => {
  it('tries again after a temporary answer, and marks the mail sent in the end', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    smtp.mood = 'busy';
    const failures = await deliver(filed.bucketApprovalId);
    const waiting = await listMails(filed.bucketApprovalId, 'waiting');
    expect(failures).toHaveLength(waiting.length);
    expect(waiting[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') });
    smtp.mood = 'take';
    expect(await deliver(filed.bucketApprovalId)).toEqual([]);
    expect(await listMails(filed.bucketApprovalId, 'waiting')).toEqual([]);
    const sent = await listMails(filed.bucketApprovalId, 'sent');
    expect(smtp.caught).toHaveLength(sent.length);
  });

  it('gives up at once on a permanent answer, without a retry', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    smtp.mood = 'refuse';
    expect(await deliver(filed.bucketApprovalId)).toEqual([]);
    const failed = await listMails(filed.bucketApprovalId, 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]?.last_error).toContain('550');
  });

  it('does not wait for ever on a server that hangs', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    smtp.mood = 'hang';
    const [first] = await listMails(filed.bucketApprovalId, 'waiting');
    const transport = send({ connectMs: 200, silenceMs: 200, wholeMs: 400 });
    const attempt = { number: 1, isLast: false };
    await expect(
      sendMail(app.workplace.db, transport, testMailSettings.publicUrl, first?.mail_id ?? 0n, attempt),
    ).rejects.toThrow();
    expect((await listMails(filed.bucketApprovalId, 'waiting'))[0]?.attempts).toBe(1);
  });

  it('keeps a mail nobody listens for, and fails it only with the last try', async () => {
    const filed = await file();
    await compose(filed.bucketApprovalId);
    const dead = createMailTransport('smtp://127.0.0.1:1', testMailSettings.mailFrom);
    expect((await deliver(filed.bucketApprovalId, { transport: dead })).length).toBeGreaterThan(0);
    expect(await listMails(filed.bucketApprovalId, 'failed')).toEqual([]);
    await deliver(filed.bucketApprovalId, { transport: dead, isLast: true });
    expect(await listMails(filed.bucketApprovalId, 'waiting')).toEqual([]);
  });
});

describe('a link', () => {
  const open = (client: TestClient, token: string) =>
    client.get<{ alive: boolean; reason?: string; particulars?: object }>(`/api/mail-decision/${token}`);

  it('decides only by the post of the person it was sent to, once, on the mail channel', async () => {
    const filed = await fileAndDeliver();
    const token = findToken(mailTo('approver1'), 'Setujui');
    expect((await app.stranger.get(`/api/mail-decision/${token}`)).status).toBe(401);
    expect((await app.stranger.post(`/api/mail-decision/${token}`, {})).status).toBe(401);
    expect(await open(approver1b, token)).toMatchObject({ status: 403, body: { code: 'LINK_NOT_YOURS' } });
    expect((await approver1b.post(`/api/mail-decision/${token}`, {})).status).toBe(403);

    for (let times = 0; times < 3; times += 1) {
      expect(await open(approver1, token)).toMatchObject({ status: 200, body: { alive: true } });
    }
    expect(await approver1.post(`/api/mail-decision/${token}`, {})).toMatchObject({
      status: 200,
      body: { bucketApprovalId: filed.bucketApprovalId, status: 5, notes: 'Sudah Disetujui' },
    });
    const again = await approver1.post(`/api/mail-decision/${token}`, {});
    expect(again).toMatchObject({ status: 409, body: { code: 'LINK_USED' } });
    const { rows } = await app.database.pool.query(
      'select level, channel from decision where request_id = $1',
      [filed.bucketApprovalId],
    );
    expect(rows).toEqual([{ level: 1, channel: 'mail' }]);
  });

  it('needs a note to reject, and is not spent by a try without one', async () => {
    const filed = await fileAndDeliver();
    const token = findToken(mailTo('approver1'), 'Tolak');
    expect(await approver1.post(`/api/mail-decision/${token}`, { notes: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'NOTE_REQUIRED' },
    });
    expect(await approver1.post(`/api/mail-decision/${token}`, { notes: 'Salah aplikasi' })).toMatchObject({
      status: 200,
      body: { bucketApprovalId: filed.bucketApprovalId, status: 3 },
    });
  });

  it('dies with the state and says who decided', async () => {
    const filed = await fileAndDeliver();
    const token = findToken(mailTo('approver1b'), 'Setujui');
    await approver1.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`, {
      notes: 'Tidak',
    });
    const { body } = await open(approver1b, token);
    expect(body.alive).toBe(false);
    expect(body.reason).toContain('Agus Santoso');
    expect(body.particulars).toBeUndefined();
    expect((await approver1b.post(`/api/mail-decision/${token}`, {})).status).toBe(409);
  });

  it('dies with the right of its owner and with the deadline', async () => {
    const filed = await fileAndDeliver();
    const token = findToken(mailTo('approver1b'), 'Setujui');
    await app.database.pool.query('update request set assigned_unit_id = null where request_id = $1', [
      filed.bucketApprovalId,
    ]);
    expect((await open(approver1b, token)).body).toMatchObject({ alive: false });
    const other = await fileAndDeliver();
    const late = findToken(
      smtp.caught.findLast((mail) => mail.to.startsWith('approver1@')),
      'Setujui',
    );
    await app.database.pool.query(
      "update request set deadline = now() - interval '1 second' where request_id = $1",
      [other.bucketApprovalId],
    );
    expect((await approver1.post(`/api/mail-decision/${late}`, {})).body).toMatchObject({
      code: 'LINK_EXPIRED',
    });
  });
});

describe('sending again', () => {
  it('is for the filer and the deciders, once in a while', async () => {
    const filed = await fileAndDeliver();
    const stranger = await app.signInAs('approver9');
    const path = `/email/resend/${filed.ticketNumber}`;
    expect((await stranger.post(path)).status).toBe(403);
    expect((await inputer.post(path)).status).toBe(200);
    expect(await approver1.post(path)).toMatchObject({
      status: 429,
      body: { message: 'Anda harus menunggu 5 menit sebelum mengirim ulang email lagi.' },
    });
    await compose(filed.bucketApprovalId);
    smtp.caught.length = 0;
    await deliver(filed.bucketApprovalId);
    expect(await open(approver1, mailTo('approver1'))).toBe(true);
    expect((await inputer.post('/email/resend/HA-19990101-000000')).status).toBe(404);
  });

  async function open(client: TestClient, mail: CaughtMail | undefined): Promise<unknown> {
    const { body } = await client.get<{ alive: boolean }>(`/api/mail-decision/${findToken(mail, 'Setujui')}`);
    return body.alive;
  }
});

describe('a reminder', () => {
  /** Lets most of a request's time pass. */
  const age = (requestId: number) =>
    app.database.pool.query(
      "update request set updated_date = now() - interval '60 hours', deadline = now() + interval '12 hours' where request_id = $1",
      [requestId],
    );
  const setMany = (count: number) =>
    app.database.pool.query(
      `insert into sys_config (param_name, param_value, additional_value) values ('pengingat-approval-persen', '75', $1)
       on conflict (lower(param_name)) do update set additional_value = excluded.additional_value`,
      [String(count)],
    );

  it('comes once for a level, with links that work', async () => {
    await setMany(100);
    const filed = await fileAndDeliver();
    await age(filed.bucketApprovalId);
    await remindDeciders(app.workplace, 'http://localhost/');
    await remindDeciders(app.workplace, 'http://localhost/');
    smtp.caught.length = 0;
    await deliver(filed.bucketApprovalId);
    const reminders = smtp.caught.filter((mail) => mail.to === 'approver1@bank.example');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.subject).toContain('Pengingat');
    const token = findToken(reminders[0], 'Setujui');
    expect((await approver1.get(`/api/mail-decision/${token}`)).body).toMatchObject({ alive: true });
  });

  it('is one digest for somebody with many', async () => {
    await setMany(2);
    const filed = [await fileAndDeliver(), await fileAndDeliver()];
    for (const { bucketApprovalId } of filed) await age(bucketApprovalId);
    await remindDeciders(app.workplace, 'http://localhost/');
    const { rows } = await app.database.pool.query<{ text_body: string }>(
      "select text_body from mail where template = 'digest' and to_address = 'approver1@bank.example'",
    );
    expect(rows).toHaveLength(1);
    for (const { ticketNumber } of filed) expect(rows[0]?.text_body).toContain(ticketNumber);
    expect(rows[0]?.text_body).not.toContain('/keputusan/');
  });
});

describe('a deadline', () => {
  it('has a job of its own at its very moment', async () => {
    const filed = await file();
    const { rows } = await app.database.pool.query(
      `select j.start_after = r.deadline as exact from pgboss.job j join request r on r.request_id = (j.data ->> 'requestId')::bigint
       where j.name = 'expire-request' and r.request_id = $1`,
      [filed.bucketApprovalId],
    );
    expect(rows).toEqual([{ exact: true }]);
  });
});
