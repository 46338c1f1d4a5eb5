import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findToken, type MailKit, startMailKit } from '../../test/mail-kit.ts';
import type { TestClient } from '../../test/test-client.ts';
import type { CaughtMail } from '../../test/test-smtp.ts';

let kit: MailKit;

beforeAll(async () => {
  kit = await startMailKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  kit.smtp.mood = 'take';
  kit.smtp.caught.length = 0;
});

describe('a link', () => {
  const open = (client: TestClient, token: string) =>
    client.get<{ alive: boolean; reason?: string; particulars?: object }>(`/api/mail-decision/${token}`);

  it('decides only by the post of the person it was sent to, once, on the mail channel', async () => {
    const filed = await kit.fileAndDeliver();
    const token = findToken(kit.mailTo('approver1'), 'Setujui');
    expect((await kit.app.stranger.get(`/api/mail-decision/${token}`)).status).toBe(401);
    expect((await kit.app.stranger.post(`/api/mail-decision/${token}`, {})).status).toBe(401);
    expect(await open(kit.approver1b, token)).toMatchObject({
      status: 403,
      body: { code: 'LINK_NOT_YOURS' },
    });
    expect((await kit.approver1b.post(`/api/mail-decision/${token}`, {})).status).toBe(403);

    for (let times = 0; times < 3; times += 1) {
      expect(await open(kit.approver1, token)).toMatchObject({ status: 200, body: { alive: true } });
    }
    expect(await kit.approver1.post(`/api/mail-decision/${token}`, {})).toMatchObject({
      status: 200,
      body: { bucketApprovalId: filed.bucketApprovalId, status: 5, notes: 'Sudah Disetujui' },
    });
    const again = await kit.approver1.post(`/api/mail-decision/${token}`, {});
    expect(again).toMatchObject({ status: 409, body: { code: 'LINK_USED' } });
    const { rows } = await kit.app.database.pool.query(
      'select level, channel from decision where request_id = $1',
      [filed.bucketApprovalId],
    );
    expect(rows).toEqual([{ level: 1, channel: 'mail' }]);
  });

  it('needs a note to reject, and is not spent by a try without one', async () => {
    const filed = await kit.fileAndDeliver();
    const token = findToken(kit.mailTo('approver1'), 'Tolak');
    expect(await kit.approver1.post(`/api/mail-decision/${token}`, { notes: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'NOTE_REQUIRED' },
    });
    expect(
      await kit.approver1.post(`/api/mail-decision/${token}`, { notes: 'Salah aplikasi' }),
    ).toMatchObject({
      status: 200,
      body: { bucketApprovalId: filed.bucketApprovalId, status: 3 },
    });
  });

  it('dies with the state and says who decided', async () => {
    const filed = await kit.fileAndDeliver();
    const token = findToken(kit.mailTo('approver1b'), 'Setujui');
    await kit.approver1.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`, {
      notes: 'Tidak',
    });
    const { body } = await open(kit.approver1b, token);
    expect(body.alive).toBe(false);
    expect(body.reason).toContain('Agus Santoso');
    expect(body.particulars).toBeUndefined();
    expect((await kit.approver1b.post(`/api/mail-decision/${token}`, {})).status).toBe(409);
  });

  it('dies with the right of its owner and with the deadline', async () => {
    const filed = await kit.fileAndDeliver();
    const token = findToken(kit.mailTo('approver1b'), 'Setujui');
    await kit.app.database.pool.query('update request set assigned_unit_id = null where request_id = $1', [
      filed.bucketApprovalId,
    ]);
    expect((await open(kit.approver1b, token)).body).toMatchObject({ alive: false });
    const other = await kit.fileAndDeliver();
    const late = findToken(
      kit.smtp.caught.findLast((mail) => mail.to.startsWith('approver1@')),
      'Setujui',
    );
    await kit.app.database.pool.query(
      "update request set deadline = now() - interval '1 second' where request_id = $1",
      [other.bucketApprovalId],
    );
    expect((await kit.approver1.post(`/api/mail-decision/${late}`, {})).body).toMatchObject({
      code: 'LINK_EXPIRED',
    });
  });
});

describe('sending again', () => {
  it('is for the filer and the deciders, once in a while', async () => {
    const filed = await kit.fileAndDeliver();
    const stranger = await kit.app.signInAs('approver9');
    const path = `/email/resend/${filed.ticketNumber}`;
    expect((await stranger.post(path)).status).toBe(403);
    expect((await kit.inputer.post(path)).status).toBe(200);
    expect(await kit.approver1.post(path)).toMatchObject({
      status: 429,
      body: { message: 'Anda harus menunggu 5 menit sebelum mengirim ulang email lagi.' },
    });
    await kit.compose(filed.bucketApprovalId);
    kit.smtp.caught.length = 0;
    await kit.deliver(filed.bucketApprovalId);
    expect(await open(kit.approver1, kit.mailTo('approver1'))).toBe(true);
    expect((await kit.inputer.post('/email/resend/HA-19990101-000000')).status).toBe(404);
  });

  async function open(client: TestClient, mail: CaughtMail | undefined): Promise<unknown> {
    const { body } = await client.get<{ alive: boolean }>(`/api/mail-decision/${findToken(mail, 'Setujui')}`);
    return body.alive;
  }
});
