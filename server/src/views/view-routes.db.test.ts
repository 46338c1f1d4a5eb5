import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

interface List {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totalItems: number;
}

let app: TestApp;
let inputer: TestClient;
let adminIt: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  inputer = await app.signInAs('inputer');
  adminIt = await app.signInAs('adminit');
});
afterAll(async () => {
  await app.close();
});

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

describe('a list over HTTP', () => {
  it('answers items and totalItems', async () => {
    const { status, body } = await inputer.get<List>('/api/listapplication/view?top=3&skip=1');
    expect(status).toBe(200);
    expect(body.items).toHaveLength(3);
    expect(body.totalItems).toBeGreaterThan(3);
    expect(Object.keys(body.items[0] ?? {})).toEqual([
      'applicationId',
      'applicationName',
      'url',
      'hasAccess',
    ]);
  });

  it.each(['top=0', 'top=1001', 'top=x', 'skip=-1', 'skip=1.5'])('refuses %s', async (query) => {
    const { status, body } = await inputer.get(`/api/listapplication/view?${query}`);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('names the place of a mistake in the filter', async () => {
    const path = withQuery('/api/listapplication/view', { filter: "applicationName = 'a' or nama = 1" });
    const { status, body } = await inputer.get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'UNKNOWN_COLUMN', message: 'Kolom "nama" tidak dikenal.' });
    expect(body.fields).toEqual({ filter: 'unknown-column at 25 near "nama"' });
  });

  it('refuses a filter of over 4 KB', async () => {
    const path = withQuery('/api/listapplication/view', { filter: `url = '${'x'.repeat(5000)}'` });
    expect((await inputer.get(path)).status).toBe(400);
  });

  it('does not let hidden columns be named', async () => {
    const path = '/api/bucketapprovalstatuspermohonan/view';
    for (const query of [
      { filter: 'requestUnitId > 0' },
      { orderby: 'waitingFor' },
      { filter: "apprv1 = 'x'" },
    ]) {
      const { status, body } = await inputer.get(withQuery(path, query));
      expect([status, body.code]).toEqual([400, 'UNKNOWN_COLUMN']);
    }
  });

  it('takes the parameters the old clients send, and believes none of them', async () => {
    const path = '/api/bucketapprovalstatuspermohonan/view';
    const plain = await inputer.get<List>(path);
    const { body } = await inputer.get<List>(
      withQuery(path, {
        userId: '8',
        isAdminIT: 'true',
        subdivisionId: '1',
        user_subdivision_code_name: '0001|Kantor Pusat',
      }),
    );
    expect(body).toEqual(plain.body);
  });

  it('is refused to those it is not for', async () => {
    expect((await inputer.get('/api/users')).status).toBe(403);
    expect((await inputer.get('/api/bucketapprovaldashboard/view')).status).toBe(403);
    expect((await inputer.get('/api/bucketapprovaldashboard/viewAsCSV')).status).toBe(403);
    expect((await adminIt.get('/api/rangelimit')).status).toBe(403);
    expect((await adminIt.get('/api/users?top=1')).status).toBe(200);
  });

  it('never shows what only the server may know of an application', async () => {
    const { body } = await adminIt.get<List>('/api/application');
    expect(JSON.stringify(body)).not.toMatch(/webhook|secret/i);
  });

  it('reads a plain list whole when no page is named', async () => {
    const { body } = await adminIt.get<List>('/api/subdivision');
    expect(body.totalItems).toBeGreaterThan(10);
    expect(body.items).toHaveLength(body.totalItems);
  });
});

describe('the signed-in person', () => {
  it('has one row for each privilege', async () => {
    const path = withQuery('/api/afterlogin/view', {
      filter: "employeeId = '10000001'",
      orderby: 'privilegeId asc',
    });
    const { body } = await inputer.get<List>(path);
    expect(body.items.map((row) => row.privilegeCode)).toEqual(['INP']);
    expect(body.items[0]).toMatchObject({ userId: 1, isActive: 0, subdivisionCode: '0101' });
    expect(body.items[0]?.applicationId).toEqual(expect.any(Array));
    expect(body.items[0]?.roleMenuId).toEqual(expect.any(Array));
  });

  it('still has a row when inactive, and no other list', async () => {
    const inactive = await app.signInAs('nonaktif');
    const { body } = await inactive.get<List>('/api/afterlogin/view');
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ isActive: 1, privilegeId: null, privilegeCode: null });
    expect((await inactive.get('/api/myprofile/view')).body.code).toBe('ACCOUNT_INACTIVE');
  });

  it('is refused by name when the portal does not know the account', async () => {
    const unknown = await app.signInAs('tanpaakun');
    const { status, body } = await unknown.get('/api/afterlogin/view');
    expect([status, body.code]).toEqual([403, 'ACCOUNT_UNKNOWN']);
  });
});

describe('option lists', () => {
  interface Options {
    readonly data: readonly { key: number; values: Record<string, unknown> }[];
  }

  it('offer every active application, or those the caller has not', async () => {
    const all = await inputer.get<Options>('/ol/application/optionList');
    const missing = await inputer.get<Options>('/ol/filterapplication/optionList');
    const { body } = await inputer.get<List>('/api/listapplication/view?top=1000');
    expect(all.body.data.map(({ key }) => key)).toEqual(body.items.map((item) => item.applicationId));
    expect(missing.body.data.map(({ key }) => key)).toEqual(
      body.items.filter((item) => item.hasAccess === 0).map((item) => item.applicationId),
    );
    expect(all.body.data[0]?.values.applicationName).toEqual(expect.any(String));
  });

  it('offer positions, or those of tellers', async () => {
    const all = await inputer.get<Options>('/ol/position/optionList');
    const tellers = await inputer.get<Options>('/ol/filterposition/optionList');
    expect(tellers.body.data.length).toBeGreaterThan(0);
    expect(all.body.data.length).toBeGreaterThan(tellers.body.data.length);
    expect(tellers.body.data[0]?.values.positionName).toEqual(expect.any(String));
  });
});

describe('a CSV over HTTP', () => {
  it('is an attachment under a harmless name', async () => {
    const path = '/api/bucketapprovalstatuspermohonan/viewAsCSV';
    const { status, headers } = await inputer.get(
      withQuery(path, { filename: '../"Daftar\r\nSetCookie: x/permohonan é.csv' }),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="__Daftar__SetCookie_ x_permohonan _.csv"; ` +
        `filename*=UTF-8''__Daftar__SetCookie_%20x_permohonan%20%C3%A9.csv`,
    );
  });

  it('is refused with a status, not with a broken file, when the filter is wrong', async () => {
    const path = withQuery('/api/bucketapprovalstatuspermohonan/viewAsCSV', { filter: 'status =' });
    const { status, body } = await inputer.get(path);
    expect([status, body.code]).toEqual([400, 'BAD_FILTER']);
  });
});

describe('the API description', () => {
  it('lists the columns of every view', async () => {
    const { body } = await app.stranger.get<{ paths: Record<string, { get?: unknown }> }>('/openapi.json');
    const described = JSON.stringify(body.paths['/api/users']?.get);
    expect(described).toContain('adressZipcode');
    expect(body.paths).toHaveProperty(['/api/bucketapprovaldashboard/viewAsCSV']);
  });
});
