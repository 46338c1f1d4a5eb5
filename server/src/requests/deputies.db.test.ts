import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestClient, type TestClient } from '../../test/test-client.ts';

let app: TestApp;
let inputer: TestClient;
let approver1: TestClient;
let teller: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [inputer, approver1, teller] = await Promise.all([
    app.signInAs('inputer'),
    app.signInAs('approver1'),
    app.signInAs('teller'),
  ]);
  await app.database.pool.query(
    "insert into application (application_name, url) select 'Uji ' || n, 'https://uji.bank.example' from generate_series(1, 9) n",
  );
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

async function findUserId(username: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ user_id: number }>(
    'select user_id from person where email = $1',
    [`${username}@bank.example`],
  );
  return rows[0]?.user_id ?? 0;
}

async function fileAccess(client: TestClient): Promise<number> {
  const { body: options } = await client.get<{ data: { key: number }[] }>('/ol/filterapplication/optionList');
  for (const { key } of options.data.toReversed()) {
    const { body } = await client.post<{ userId: number; bucketApprovalId: number }>('/api/hakakses/create', {
      appId: key,
    });
    if (body.userId > 0) return body.bucketApprovalId;
  }
  throw new Error('No application is left to ask for');
}

const approve = (client: TestClient, id: number) =>
  client.put<{ bucketApprovalId: number; notes: string }>(
    `/api/approveprocess/update?modelID=bucketApprovalId:${id}`,
    {},
  );

/** Somebody who may decide the request now, signed in through the employee id the demo bank gives. */
async function nameDeputy(principal: TestClient, deputy: string): Promise<number> {
  const filed = await principal.post<{ bucketApprovalId: number }>('/api/deputi/create', {
    deputyUserId: await findUserId(deputy),
    validFrom: inHours(-1),
    validUntil: inHours(24),
  });
  expect(filed.status).toBe(200);
  return filed.body.bucketApprovalId;
}

describe('naming a deputy', () => {
  it.each([
    ['oneself', 'approver1', -1, 24, 400],
    ['somebody inactive', 'nonaktif', -1, 24, 400],
    ['for a time that is over', 'teller', -3, -1, 400],
    ['for too long', 'teller', 0, 24 * 100, 400],
  ])('refuses %s', async (_what, deputy, from, until, status) => {
    const answer = await approver1.post('/api/deputi/create', {
      deputyUserId: await findUserId(deputy),
      validFrom: inHours(from),
      validUntil: inHours(until),
    });
    expect(answer.status).toBe(status);
  });

  it('is for approvers', async () => {
    const answer = await inputer.post('/api/deputi/create', {
      deputyUserId: await findUserId('teller'),
      validFrom: inHours(-1),
      validUntil: inHours(24),
    });
    expect(answer.status).toBe(403);
  });
});

describe('a deputy', () => {
  it('sees, decides and signs on behalf of the person they stand in for, once that was approved', async () => {
    const request = await fileAccess(inputer);
    expect((await approve(teller, request)).body.bucketApprovalId).toBe(-1);

    const named = await nameDeputy(approver1, 'teller');
    // Not before it was approved by somebody senior, and never by the deputy.
    expect((await approve(teller, named)).body.bucketApprovalId).toBe(-1);
    expect((await approve(teller, request)).body.bucketApprovalId).toBe(-1);
    const { rows: people } = await app.database.pool.query<{ user_id: number }>(
      `select p.user_id from person p join held_privilege h using (position_id) join position o using (position_id)
       where h.privilege_code = 'APPRL' and p.active and o.level < 5
         and p.subdivision_id in (select assigned_unit_id from request where request_id = $1)`,
      [named],
    );
    const senior = await signInByUserId(people[0]?.user_id ?? 0);
    expect((await approve(senior, named)).body.bucketApprovalId).toBe(named);

    const queue = await teller.get<{ items: { bucketApprovalId: number; can: object }[] }>(
      `/api/bucketapprovaldashboard/view?top=50&filter=${encodeURIComponent(`bucketApprovalId = ${request}`)}`,
    );
    expect(queue.body.items[0]?.can).toMatchObject({ approve: true, onBehalfOf: 'Agus Santoso' });
    expect((await approve(teller, request)).body.bucketApprovalId).toBe(request);
    const { rows } = await app.database.pool.query(
      `select d.decided_by, d.on_behalf_of, r.level1_on_behalf_of from decision d join request r using (request_id)
       where request_id = $1`,
      [request],
    );
    const principal = await findUserId('approver1');
    expect(rows).toEqual([
      {
        decided_by: await findUserId('teller'),
        on_behalf_of: principal,
        level1_on_behalf_of: principal,
      },
    ]);
  });

  it('cannot decide what they filed themselves, nor what the person they stand in for filed', async () => {
    const own = await fileAccess(teller);
    expect((await approve(teller, own)).body.bucketApprovalId).toBe(-1);
    const filed = await approver1.post<{ bucketApprovalId: number }>('/api/updatemyprofile/create', {
      emailAlternate: 'agus@example.org',
      phoneNumberMobile: '081200000001',
    });
    expect(filed.status).toBe(200);
    expect((await approve(teller, filed.body.bucketApprovalId)).body.bucketApprovalId).toBe(-1);
  });

  it('is one pair of eyes with that person, even where the policy is bypassed', async () => {
    const { pool } = app.database;
    const request = await fileAccess(inputer);
    const [principal, deputy, filer] = await Promise.all(['approver1', 'teller', 'inputer'].map(findUserId));
    const insert = (level: number, by: number | undefined, onBehalfOf: number | null | undefined) =>
      pool.query(
        `insert into decision (request_id, level, outcome, decided_by, on_behalf_of, filed_by, about_user, notes)
         values ($1, $2, 'approved', $3, $4, $5, $5, '')`,
        [request, level, by, onBehalfOf, filer],
      );
    await insert(1, deputy, principal);
    await expect(insert(2, principal, null)).rejects.toThrow('one pair of eyes');
    await expect(insert(2, await findUserId('approver1b'), deputy)).rejects.toThrow('one pair of eyes');
  });

  it('loses it all when the person takes it back', async () => {
    const { body } = await approver1.get<{ items: { deputyId: number }[] }>('/api/deputies');
    const deputyId = body.items[0]?.deputyId;
    expect((await teller.post(`/api/deputies/${deputyId}/end`)).status).toBe(404);
    expect((await approver1.post(`/api/deputies/${deputyId}/end`)).status).toBe(200);
    const request = await fileAccess(inputer);
    expect((await approve(teller, request)).body.bucketApprovalId).toBe(-1);
    expect((await teller.get('/api/bucketapprovaldashboard/view')).status).toBe(403);
  });
});

async function signInByUserId(userId: number): Promise<TestClient> {
  const { rows } = await app.database.pool.query<{ employee_id: string }>(
    'select employee_id from person where user_id = $1',
    [userId],
  );
  const employeeId = rows[0]?.employee_id ?? '';
  const token = await app.issuer.mint({ subject: `user-${userId}`, employeeId, lifetime: 600 });
  return createTestClient(app.baseUrl, token);
}
