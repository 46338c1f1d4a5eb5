import { requestStatus } from '@gerbang/contract/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { approve, type Filed } from '../../test/walk-request.ts';

interface Detail extends Record<string, unknown> {
  readonly can: Record<string, boolean>;
  readonly decisions: readonly Record<string, unknown>[];
}

let app: TestApp;
let inputer: TestClient;
let filed: Filed;
beforeAll(async () => {
  app = await startTestApp();
  inputer = await app.signInAs('inputer');
  filed = await fileAccess();
});
afterAll(async () => {
  await app.close();
});

/** For the first application that is neither held nor asked for already. */
async function fileAccess(): Promise<Filed> {
  const { body } = await inputer.get<{ data: { key: number }[] }>('/ol/filterapplication/optionList');
  for (const { key } of body.data) {
    const answer = await inputer.post<Filed>('/api/hakakses/create', { appId: key });
    if (answer.status === 200 && answer.body.userId > 0) return answer.body;
  }
  throw new Error('Every application is held or asked for.');
}

async function readAs(username: string) {
  const client = username === 'inputer' ? inputer : await app.signInAs(username);
  return await client.get<Detail>(`/api/request-detail/${filed.bucketApprovalId}`);
}

describe('the particulars of a request', () => {
  it('tell its filer everything, and that it is not theirs to decide', async () => {
    const { status, body } = await readAs('inputer');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bucketApprovalId: filed.bucketApprovalId,
      ticketNumber: filed.ticketNumber,
      status: requestStatus.waiting1,
      apprv1: 'Agus Santoso|Bambang Wijaya',
      apprv2: '-',
      before: { access: false },
      after: { access: true },
      decisions: [],
      files: [],
      can: { approve: false, reject: false, resend: true, reupload: false, stop: false },
    });
    expect(body).not.toHaveProperty('waitingFor');
  });

  it.each(['approver1', 'approver2', 'admincabang', 'adminarea', 'adminit', 'spvadminit', 'inquiry'])(
    'are open to %s',
    async (username) => {
      expect((await readAs(username)).status).toBe(200);
    },
  );

  it.each(['supervisor', 'teller', 'approver9'])('do not exist for %s', async (username) => {
    const { status, body } = await readAs(username);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('say what the level now waiting may do, and what has been decided', async () => {
    const approver = await app.signInAs('approver1');
    const path = `/api/request-detail/${filed.bucketApprovalId}`;
    expect((await approver.get<Detail>(path)).body.can).toMatchObject({ approve: true, reject: true });
    await approve(approver, filed.bucketApprovalId);
    const { body } = await approver.get<Detail>(path);
    expect(body.can).toMatchObject({ approve: false, reject: false, resend: false });
    expect(body.status).toBe(requestStatus.waiting2);
    expect(body.apprv1).toBe('-');
    expect(body.apprv2).toContain('Rizky Ramadhan');
    expect(body.decisions).toMatchObject([
      { level: 1, outcome: 'approved', name: 'Agus Santoso', channel: 'portal', onBehalfOf: null },
    ]);
  });

  it.each(['0', '999999999', 'x', '1;select', '-1'])('are not found under %s', async (id) => {
    const { status } = await inputer.get(`/api/request-detail/${encodeURIComponent(id)}`);
    expect([400, 404]).toContain(status);
  });
});
