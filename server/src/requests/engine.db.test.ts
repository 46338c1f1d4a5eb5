import { requestStatus } from '@gerbang/contract/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

let app: TestApp;
let inputer: TestClient;
let approver1: TestClient;
let approver1b: TestClient;
let adminit: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [inputer, approver1, approver1b, adminit] = await Promise.all([
    app.signInAs('inputer'),
    app.signInAs('approver1'),
    app.signInAs('approver1b'),
    app.signInAs('adminit'),
  ]);
});
afterAll(() => app.close());

interface Filed {
  userId: number;
  ticketNumber: string;
  bucketApprovalId: number;
}
interface Decided {
  bucketApprovalId: number;
  status?: number;
  notes: string;
}

/** An application the inputer may still ask for; each test takes another. */
async function pickApplication(): Promise<number> {
  const { body } = await inputer.get<{ data: { key: number }[] }>('/ol/filterapplication/optionList');
  const waiting = await app.database.pool.query<{ application_id: number }>(
    "select application_id from request where kind = 'HakAkses' and status in (1, 5) and target_key like 'person:' || (select user_id from person where email = 'inputer@bank.example') || '/%'",
  );
  const taken = new Set(waiting.rows.map((row) => row.application_id));
  const free = body.data.map((option) => Number(option.key)).find((key) => !taken.has(key));
  if (free === undefined) throw new Error('The inputer has no application left to ask for');
  return free;
}

async function file(): Promise<Filed> {
  const { status, body } = await inputer.post<Filed>('/api/hakakses/create', {
    appId: await pickApplication(),
  });
  expect(status).toBe(200);
  expect(body.userId).toBeGreaterThan(0);
  return body;
}

async function decide(
  client: TestClient,
  choice: 'approve' | 'reject',
  id: number,
  extra: object = {},
): Promise<Decided> {
  const { status, body } = await client.put<Decided>(
    `/api/${choice}process/update?modelID=bucketApprovalId:${id}`,
    {
      bucketApprovalId: id,
      typeName: 'HakAkses',
      notes: choice === 'reject' ? 'Tidak perlu' : null,
      ...extra,
    },
  );
  expect(status).toBe(200);
  return body;
}

async function readRequest(id: number) {
  const { rows } = await app.database.pool.query('select * from request where request_id = $1', [id]);
  return rows[0];
}

/** Takes a request out of the way, so that its application can be asked for again. */
async function clear(id: number): Promise<void> {
  const row = await readRequest(id);
  if (row.status === 1) await decide(approver1, 'reject', id);
  if (row.status === 5) await decide(adminit, 'reject', id);
}

describe('an access request', () => {
  it('goes from filing through both levels to its effect', async () => {
    const filed = await file();
    expect(filed.ticketNumber).toMatch(/^HA-\d{8}-\d{6}$/);
    expect(await decide(approver1, 'approve', filed.bucketApprovalId)).toMatchObject({
      bucketApprovalId: filed.bucketApprovalId,
      status: requestStatus.waiting2,
    });
    expect(await decide(adminit, 'approve', filed.bucketApprovalId)).toMatchObject({
      status: requestStatus.approved,
    });

    const { application_id: applicationId } = await readRequest(filed.bucketApprovalId);
    const list = await inputer.get<{ items: { hasAccess: number }[] }>(
      `/api/listapplication/view?filter=applicationId%20=%20${applicationId}&top=5&skip=0`,
    );
    expect(list.body.items).toMatchObject([{ hasAccess: 1 }]);
    const delivery = await app.database.pool.query(
      'select state, event_type from delivery where request_id = $1',
      [filed.bucketApprovalId],
    );
    expect(delivery.rows).toEqual([{ state: 'recorded', event_type: 'access.granted' }]);
  });

  it('is a duplicate while an equal one waits, and files nothing', async () => {
    const appId = await pickApplication();
    const first = await inputer.post<Filed>('/api/hakakses/create', { appId });
    const second = await inputer.post<Filed>('/api/hakakses/create', { appId });
    expect(second).toMatchObject({ status: 200, body: { userId: 0 } });
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from request where kind = $3 and application_id = $1 and filed_by = $2 and status in (1, 5)',
      [appId, first.body.userId, 'HakAkses'],
    );
    expect(rows[0].n).toBe(1);
    await clear(first.body.bucketApprovalId);
  });

  it('needs a note to be rejected, and then stays rejected', async () => {
    const { bucketApprovalId: id } = await file();
    const empty = await approver1.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${id}`, {
      notes: '  ',
    });
    expect(empty).toMatchObject({ status: 400, body: { code: 'NOTE_REQUIRED' } });
    expect(await decide(approver1, 'reject', id)).toMatchObject({
      status: requestStatus.rejected,
      notes: 'Tidak perlu',
    });
    expect(await decide(approver1b, 'approve', id)).toEqual({
      bucketApprovalId: -1,
      notes: 'Pengajuan sudah ditolak oleh Agus Santoso.',
    });
  });

  it('cannot be approved once its target has changed, only rejected', async () => {
    const filed = await file();
    const { application_id: applicationId, filed_by: filer } = await readRequest(filed.bucketApprovalId);
    await app.database.pool.query(
      'insert into person_application (user_id, application_id) values ($1, $2)',
      [filer, applicationId],
    );
    const refused = await decide(approver1, 'approve', filed.bucketApprovalId);
    expect(refused.bucketApprovalId).toBe(-1);
    expect(refused.notes).toContain('sudah berubah');
    await app.database.pool.query(
      'delete from person_application where user_id = $1 and application_id = $2',
      [filer, applicationId],
    );
    expect(await decide(approver1, 'reject', filed.bucketApprovalId)).toMatchObject({
      status: requestStatus.rejected,
    });
  });
});

describe('four eyes', () => {
  it('refuses the filer by every route', async () => {
    const { bucketApprovalId: id, userId } = await file();
    expect(await decide(inputer, 'approve', id)).toEqual({
      bucketApprovalId: -1,
      notes: 'Anda tidak dapat memutuskan pengajuan sendiri.',
    });
    expect(await decide(inputer, 'reject', id)).toMatchObject({ bucketApprovalId: -1 });
    const asAnother = await inputer.put(`/api/approveprocess/update?modelID=bucketApprovalId:${id}`, {
      userId: userId + 1,
    });
    expect(asAnother).toMatchObject({ status: 403, body: { code: 'NOT_YOURSELF' } });
    await expect(
      app.database.pool.query(
        `insert into decision (request_id, level, outcome, decided_by, filed_by, about_user, notes)
         values ($1, 1, 'approved', $2, $2, $2, 'sendiri')`,
        [id, userId],
      ),
    ).rejects.toThrow(/decision_not_by/);
    expect(await readRequest(id)).toMatchObject({ status: 1 });
    await clear(id);
  });

  it('refuses an approver of another region, and says nothing of the state', async () => {
    const { bucketApprovalId: id } = await file();
    const stranger = await app.signInAs('approver9');
    const waiting = await decide(stranger, 'approve', id);
    await clear(id);
    const rejected = await decide(stranger, 'approve', id);
    expect(waiting).toEqual({
      bucketApprovalId: -1,
      notes: 'Anda bukan pejabat yang berwenang untuk pengajuan ini.',
    });
    expect(rejected).toEqual(waiting);
  });

  it('lets exactly one of two approvers win, and names the winner to the other', async () => {
    const { bucketApprovalId: id } = await file();
    const answers = await Promise.all([decide(approver1, 'approve', id), decide(approver1b, 'approve', id)]);
    const winners = answers.filter((answer) => answer.bucketApprovalId === id);
    const losers = answers.filter((answer) => answer.bucketApprovalId === -1);
    expect([winners.length, losers.length]).toEqual([1, 1]);
    expect(losers[0]?.notes).toMatch(/^Pengajuan sudah disetujui oleh (Agus Santoso|Bambang Wijaya)\.$/);
    await clear(id);
  });

  it('never lets one person decide both levels, even with both privileges', async () => {
    const { bucketApprovalId: id } = await file();
    await decide(approver1, 'approve', id);
    expect(await decide(approver1, 'approve', id)).toMatchObject({ bucketApprovalId: -1 });
    await clear(id);
  });

  it('refuses states the table does not know, even to SQL', async () => {
    const { bucketApprovalId: id } = await file();
    await clear(id);
    await expect(
      app.database.pool.query(
        "update request set status = 1, waiting_for = 'approver1' where request_id = $1",
        [id],
      ),
    ).rejects.toThrow(/cannot go from status 3 to 1/);
  });

  it('keeps a trace of what was refused', async () => {
    const { bucketApprovalId: id } = await file();
    await decide(inputer, 'approve', id);
    const { rows } = await app.database.pool.query(
      "select details ->> 'code' as code from audit_event where action = 'access.refused' order by seq desc limit 1",
    );
    expect(rows).toEqual([{ code: 'OWN_REQUEST' }]);
    await clear(id);
  });
});

describe('the wire', () => {
  it('refuses a filing in another name, by somebody without the privilege, and with bad input', async () => {
    const appId = await pickApplication();
    const other = await inputer.post('/api/hakakses/create', { userId: 2, appId });
    expect(other).toMatchObject({ status: 403, body: { code: 'NOT_YOURSELF' } });
    expect(await approver1.post('/api/hakakses/create', { appId })).toMatchObject({ status: 403 });
    const bad = await inputer.post<{ fields: object }>('/api/hakakses/create', { appId: 'x' });
    expect(bad).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(Object.keys(bad.body.fields)).toEqual(['appId']);
    expect(await inputer.post('/api/hakakses/create', { appId: 999_999 })).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_APPLICATION' },
    });
  });

  it('gives the same answer to the same Idempotency-Key and has one effect', async () => {
    const body = { appId: await pickApplication() };
    const headers = { 'Idempotency-Key': 'once-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => inputer.post<Filed>('/api/hakakses/create', body, headers)),
    );
    expect(new Set(answers.map((answer) => answer.body.ticketNumber)).size).toBe(1);
    const other = await inputer.post('/api/hakakses/create', { appId: 1 }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    await clear(answers[0]?.body.bucketApprovalId ?? 0);
  });

  it('answers unknown requests with 404 and a malformed id with 400', async () => {
    const unknown = await approver1.put('/api/approveprocess/update?modelID=bucketApprovalId:999999999', {});
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await approver1.put("/api/approveprocess/update?modelID=1'--", {})).toMatchObject({ status: 400 });
  });
});
