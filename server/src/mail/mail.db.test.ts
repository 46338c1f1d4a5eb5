import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findToken, type MailKit, startMailKit } from '../../test/mail-kit.ts';
import { testMailSettings } from '../../test/test-mail-settings.ts';
import { createMailTransport } from '../platform/mail-transport.ts';
import { sendMail } from './send-mail.ts';

let kit: MailKit;

beforeAll(async () => {
  kit = await startMailKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  kit.smtp.mood = 'take';
  kit.smtp.caught.length = 0;
});

describe('composing', () => {
  it('asks every decider of the level and confirms to the filer, once', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    await kit.compose(filed.bucketApprovalId);
    const mails = await kit.listMails(filed.bucketApprovalId);
    const asked = mails.filter((mail) => mail.template === 'approval').map((mail) => mail.to_address);
    expect(asked).toEqual(expect.arrayContaining(['approver1@bank.example', 'approver1b@bank.example']));
    expect(new Set(asked).size).toBe(asked.length);
    expect(mails.filter((mail) => mail.template === 'filed').map((mail) => mail.to_address)).toEqual([
      'inputer@bank.example',
    ]);
  });

  it('stores no token: the body at rest holds places, the database only hashes', async () => {
    const filed = await kit.fileAndDeliver();
    const token = findToken(kit.mailTo('approver1'), 'Setujui');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    for (const mail of await kit.listMails(filed.bucketApprovalId))
      expect(mail.html_body).not.toContain(token);
    const { rows } = await kit.app.database.pool.query(
      'select token_hash from mail_link where request_id = $1',
      [filed.bucketApprovalId],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says before and after, and escapes what people typed', async () => {
    const filed = await kit.file();
    await kit.app.database.pool.query('update request set description = $2 where request_id = $1', [
      filed.bucketApprovalId,
      '<img src=x onerror=alert(1)>',
    ]);
    await kit.compose(filed.bucketApprovalId);
    await kit.deliver(filed.bucketApprovalId);
    const mail = kit.mailTo('approver1');
    expect(mail?.subject).toContain(filed.ticketNumber);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('Akses: Tidak Aktif -> Aktif');
  });

  it('tells the other approvers that it is handled, and the next level to decide', async () => {
    const filed = await kit.fileAndDeliver();
    kit.smtp.caught.length = 0;
    await kit.approver1.put(
      `/api/approveprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`,
      {},
    );
    await kit.compose(filed.bucketApprovalId);
    await kit.deliver(filed.bucketApprovalId);
    expect(kit.mailTo('approver1b')?.text).toContain('Agus Santoso sudah menyetujui');
    expect(kit.mailTo('approver1')).toBeUndefined();
    expect(kit.mailTo('inputer')?.subject).toContain('Disetujui level 1');
    expect(kit.mailTo('adminit')?.text).toContain('level 2');
  });

  it('does not ask for a decision that has been made before the mail was sent', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    await kit.approver1.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`, {
      notes: 'Tidak perlu',
    });
    await kit.deliver(filed.bucketApprovalId);
    expect(kit.mailTo('approver1b')).toBeUndefined();
    const mails = await kit.listMails(filed.bucketApprovalId, 'skipped');
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });
});

describe('sending', () => {
  it('tries again after a temporary answer, and marks the mail sent in the end', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    kit.smtp.mood = 'busy';
    const failures = await kit.deliver(filed.bucketApprovalId);
    const waiting = await kit.listMails(filed.bucketApprovalId, 'waiting');
    expect(failures).toHaveLength(waiting.length);
    expect(waiting[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') });
    kit.smtp.mood = 'take';
    expect(await kit.deliver(filed.bucketApprovalId)).toEqual([]);
    expect(await kit.listMails(filed.bucketApprovalId, 'waiting')).toEqual([]);
    const sent = await kit.listMails(filed.bucketApprovalId, 'sent');
    expect(kit.smtp.caught).toHaveLength(sent.length);
  });

  it('gives up at once on a permanent answer, without a retry', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    kit.smtp.mood = 'refuse';
    expect(await kit.deliver(filed.bucketApprovalId)).toEqual([]);
    const failed = await kit.listMails(filed.bucketApprovalId, 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]?.last_error).toContain('550');
  });

  it('does not wait for ever on a server that hangs', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    kit.smtp.mood = 'hang';
    const [first] = await kit.listMails(filed.bucketApprovalId, 'waiting');
    const transport = kit.createTransport({ connectMs: 200, silenceMs: 200, wholeMs: 400 });
    const attempt = { number: 1, isLast: false };
    await expect(
      sendMail(kit.app.workplace.db, transport, testMailSettings.publicUrl, first?.mail_id ?? 0n, attempt),
    ).rejects.toThrow();
    expect((await kit.listMails(filed.bucketApprovalId, 'waiting'))[0]?.attempts).toBe(1);
  });

  it('keeps a mail nobody listens for, and fails it only with the last try', async () => {
    const filed = await kit.file();
    await kit.compose(filed.bucketApprovalId);
    const dead = createMailTransport('smtp://127.0.0.1:1', testMailSettings.mailFrom);
    expect((await kit.deliver(filed.bucketApprovalId, { transport: dead })).length).toBeGreaterThan(0);
    expect(await kit.listMails(filed.bucketApprovalId, 'failed')).toEqual([]);
    await kit.deliver(filed.bucketApprovalId, { transport: dead, isLast: true });
    expect(await kit.listMails(filed.bucketApprovalId, 'waiting')).toEqual([]);
  });
});
