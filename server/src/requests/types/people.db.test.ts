import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { retireLeavers } from './retire-leavers.ts';

let app: TestApp;
let adminit: TestClient;
let spvadminit: TestClient;
let admincabang: TestClient;
let approver1: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  adminit = await app.signInAs('adminit');
  spvadminit = await app.signInAs('spvadminit');
  admincabang = await app.signInAs('admincabang');
  approver1 = await app.signInAs('approver1');
});
afterAll(() => app.close());

interface Filed {
  userId: number;
  bucketApprovalId: number;
}

async function findUser(username: string): Promise<number> {
  const { rows } = await app.database.pool.query('select user_id from person where email = $1', [
    `${username}@bank.example`,
  ]);
  return rows[0].user_id;
}

async function isActive(userId: number): Promise<boolean> {
  const { rows } = await app.database.pool.query('select active from person where user_id = $1', [userId]);
  return rows[0].active;
}

async function approve(client: TestClient, id: number): Promise<number> {
  const { body } = await client.put<{ status: number; notes: string }>(
    `/api/approveprocess/update?modelID=bucketApprovalId:${id}`,
    {},
  );
  expect(body, body.notes).toMatchObject({ bucketApprovalId: id });
  return body.status;
}

const switchOff = (disabledUser: number) => ({ disabledUser, isActive: 1, noteDisable: 'Cuti panjang' });
const switchOn = (disabledUser: number) => ({ disabledUser, isActive: 0 });

describe('switching a person', () => {
  it('goes through the unit and the CISO admin, ends the session and the open requests, and can be undone', async () => {
    const userId = await findUser('teller');
    const teller = await app.signInAs('teller');
    const options = await teller.get<{ data: { key: number }[] }>('/ol/filterapplication/optionList');
    const appId = Number(options.body.data[0]?.key);
    const open = await teller.post<Filed>('/api/hakakses/create', { appId });
    expect(open.body.userId).toBe(userId);

    const off = await admincabang.post<Filed>('/api/disableusercabang/create', switchOff(userId));
    expect(off.status).toBe(200);
    await approve(approver1, off.body.bucketApprovalId);
    expect(await isActive(userId)).toBe(true);
    expect(await approve(adminit, off.body.bucketApprovalId)).toBe(2);

    expect(await isActive(userId)).toBe(false);
    expect(await teller.get('/api/myprofile/view')).toMatchObject({ status: 401 });
    const closed = await app.database.pool.query('select status from request where request_id = $1', [
      open.body.bucketApprovalId,
    ]);
    expect(closed.rows).toEqual([{ status: 4 }]);
    const told = await app.database.pool.query(
      'select distinct event_type from delivery where request_id = $1',
      [off.body.bucketApprovalId],
    );
    expect(told.rows).toEqual([{ event_type: 'account.deactivated' }]);

    const on = await admincabang.post<Filed>('/api/disableusercabang/create', switchOn(userId));
    await approve(approver1, on.body.bucketApprovalId);
    await approve(adminit, on.body.bucketApprovalId);
    expect(await isActive(userId)).toBe(true);
  });

  it('shows who asked and who checked in the list of the unit, and nobody from elsewhere', async () => {
    const userId = await findUser('teller');
    const list = await admincabang.get<{
      items: { namaPemohon: string; namaPemeriksa: string; subdivisionCode: string }[];
    }>(`/api/monitoringgroupusercabang/view?filter=userId%20=%20${userId}&top=5&skip=0`);
    expect(list.body.items).toMatchObject([
      { namaPemohon: 'Citra Maharani', namaPemeriksa: 'Rizky Ramadhan' },
    ]);
    const all = await admincabang.get<{ items: { subdivisionCode: string }[] }>(
      "/api/monitoringgroupusercabang/view?filter=subdivisionCode%20<>%20'0101'%20or%20true&top=1000&skip=0",
    );
    expect(new Set(all.body.items.map((item) => item.subdivisionCode))).toEqual(new Set(['0101']));
  });

  it('is refused outside the own subtree, of oneself, without a reason, and leaves a trace', async () => {
    const elsewhere = await findUser('approver9');
    const refused = await admincabang.post('/api/disableusercabang/create', switchOff(elsewhere));
    expect(refused).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    const { rows } = await app.database.pool.query(
      "select details ->> 'code' as code, subject from audit_event where action = 'access.refused' order by seq desc limit 1",
    );
    expect(rows).toEqual([{ code: 'NOT_ALLOWED', subject: 'route:POST /api/disableusercabang/create' }]);

    const self = await admincabang.post(
      '/api/disableusercabang/create',
      switchOff(await findUser('admincabang')),
    );
    expect(self).toMatchObject({ status: 403, body: { code: 'NOT_ONESELF' } });
    const silent = await admincabang.post('/api/disableusercabang/create', {
      disabledUser: await findUser('inputer'),
      isActive: 1,
    });
    expect(silent).toMatchObject({ status: 400, body: { fields: { noteDisable: expect.any(String) } } });
    expect(await approver1.post('/api/disableusercabang/create', switchOff(elsewhere))).toMatchObject({
      status: 403,
    });
  });

  it('never takes the last supervisor admin IT', async () => {
    const others = await app.database.pool.query<{ user_id: number }>(
      `update person set active = false where user_id in (
         select p.user_id from person p join privilege_position pp using (position_id) join privilege v using (privilege_id)
         where v.privilege_code = 'SPVADMIT' and p.active and p.email not like 'spvadminit%') returning user_id`,
    );
    const last = await findUser('spvadminit2');
    const refused = await adminit.post<{ code: string }>('/api/disableuser/create', switchOff(last));
    expect(refused.status).toBe(409);
    expect(['LAST_SUPERVISOR_ADMIN', 'ROUTE_WITHOUT_APPROVER']).toContain(refused.body.code);
    await app.database.pool.query('update person set active = true where user_id = any($1)', [
      others.rows.map((row) => row.user_id),
    ]);
  });

  it('happens by itself on the resign date', async () => {
    const userId = await findUser('supervisor');
    await app.database.pool.query(
      "update person set resign_date = (now() at time zone 'Asia/Jakarta')::date where user_id = $1",
      [userId],
    );
    const jobs = { enqueue: async () => {} };
    expect(await retireLeavers({ db: app.database.db, jobs })).toBeGreaterThan(0);
    expect(await isActive(userId)).toBe(false);
    expect(await retireLeavers({ db: app.database.db, jobs })).toBe(0);
    const { rows } = await app.database.pool.query(
      "select 1 from audit_event where action = 'person.resigned' and subject = $1",
      [`person:${userId}`],
    );
    expect(rows).toHaveLength(1);
  });
});

const form = {
  firstName: 'Baru',
  lastName: 'Sekali',
  displayName: 'Baru Sekali',
  description: 'Pegawai baru',
  office: 'Cabang 0101',
  email: 'baru@bank.example',
  addressStreet: 'Jl. Merdeka 1',
  addressCity: 'Jakarta',
  addressState: 'DKI Jakarta',
  adressZipcode: '10110',
  managerName: 'Agus',
  extensionField1: 'agus@bank.example',
  employeeId: 'BARU-1',
  phoneNumberMobile: '0812-0000',
  employeeType: 'Contract',
};

describe('the user form', () => {
  it('creates a person once approved, with a Dukcapil user for customer service', async () => {
    const {
      rows: [position],
    } = await app.database.pool.query(
      "select position_id from position where position_name = 'Customer Service Representative'",
    );
    const {
      rows: [unit],
    } = await app.database.pool.query(
      "select subdivision_id from subdivision where subdivision_code = '0101'",
    );
    const body = {
      ...form,
      positionId: position.position_id,
      subdivisionId: unit.subdivision_id,
      jobTitle: 'Customer Service Representative',
    };
    const filed = await adminit.post<Filed>('/api/createUpdateUser/create', body);
    expect(filed.status, JSON.stringify(filed.body)).toBe(200);
    expect(await adminit.post('/api/createUpdateUser/create', body)).toMatchObject({ body: { userId: 0 } });
    expect(await approve(spvadminit, filed.body.bucketApprovalId)).toBe(2);
    const { rows } = await app.database.pool.query(
      "select active, user_dukcapil, display_name from person where employee_id = 'BARU-1'",
    );
    expect(rows).toEqual([{ active: true, user_dukcapil: 'DKCBARU-1', display_name: 'Baru Sekali' }]);
    expect(await adminit.post('/api/createUpdateUser/create', body)).toMatchObject({ body: { userId: 0 } });
  });

  it('says what is missing, and refuses to change oneself', async () => {
    const bad = await adminit.post<{ fields: Record<string, string> }>('/api/createUpdateUser/create', {
      ...form,
      positionId: 1,
      subdivisionId: 1,
      lastName: ' ',
    });
    expect(bad).toMatchObject({ status: 400, body: { fields: { lastName: 'Tolong Masukkan Last Name' } } });
    const own = await adminit.post('/api/createUpdateUser/create', {
      ...form,
      positionId: 1,
      subdivisionId: 1,
      userId: await findUser('adminit'),
    });
    expect(own).toMatchObject({ status: 403, body: { code: 'NOT_ONESELF' } });
  });
});
