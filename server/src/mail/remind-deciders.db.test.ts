import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findToken, type MailKit, startMailKit } from '../../test/mail-kit.ts';
import { remindDeciders } from './remind-deciders.ts';

let kit: MailKit;

beforeAll(async () => {
  kit = await startMailKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  kit.smtp.mood = 'take';
  kit.smtp.caught.length = 0;
});

describe('a reminder', () => {
  /** Lets most of a request's time pass. */
  const age = (requestId: number) =>
    kit.app.database.pool.query(
      "update request set updated_date = now() - interval '60 hours', deadline = now() + interval '12 hours' where request_id = $1",
      [requestId],
    );
  const setMany = (count: number) =>
    kit.app.database.pool.query(
      `insert into sys_config (param_name, param_value, additional_value) values ('pengingat-approval-persen', '75', $1)
       on conflict (lower(param_name)) do update set additional_value = excluded.additional_value`,
      [String(count)],
    );

  it('comes once for a level, with links that work', async () => {
    await setMany(100);
    const filed = await kit.fileAndDeliver();
    await age(filed.bucketApprovalId);
    await remindDeciders(kit.app.workplace, 'http://localhost/');
    await remindDeciders(kit.app.workplace, 'http://localhost/');
    kit.smtp.caught.length = 0;
    await kit.deliver(filed.bucketApprovalId);
    const reminders = kit.smtp.caught.filter((mail) => mail.to === 'approver1@bank.example');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.subject).toContain('Pengingat');
    const token = findToken(reminders[0], 'Setujui');
    expect((await kit.approver1.get(`/api/mail-decision/${token}`)).body).toMatchObject({ alive: true });
  });

  it('is one digest for somebody with many', async () => {
    await setMany(2);
    const filed = [await kit.fileAndDeliver(), await kit.fileAndDeliver()];
    for (const { bucketApprovalId } of filed) await age(bucketApprovalId);
    await remindDeciders(kit.app.workplace, 'http://localhost/');
    const { rows } = await kit.app.database.pool.query<{ text_body: string }>(
      "select text_body from mail where template = 'digest' and to_address = 'approver1@bank.example'",
    );
    expect(rows).toHaveLength(1);
    for (const { ticketNumber } of filed) expect(rows[0]?.text_body).toContain(ticketNumber);
    expect(rows[0]?.text_body).not.toContain('/keputusan/');
  });
});

describe('a deadline', () => {
  it('has a job of its own at its very moment', async () => {
    const filed = await kit.file();
    const { rows } = await kit.app.database.pool.query(
      `select j.start_after = r.deadline as exact from pgboss.job j join request r on r.request_id = (j.data ->> 'requestId')::bigint
       where j.name = 'expire-request' and r.request_id = $1`,
      [filed.bucketApprovalId],
    );
    expect(rows).toEqual([{ exact: true }]);
  });
});
