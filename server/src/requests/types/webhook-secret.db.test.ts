import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { approve, type Filed, fileRequest } from '../../../test/walk-request.ts';

type Row = Record<string, unknown>;

let app: TestApp;
let spv: TestClient;
let spv2: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [spv, spv2] = await Promise.all([app.signInAs('spvadminit'), app.signInAs('spvadminit2')]);
});
afterAll(() => app.close());

async function findApplication(name: string): Promise<Row> {
  const filter = encodeURIComponent(`applicationName = '${name}'`);
  const { body } = await spv.get<{ items: Row[] }>(`/api/masteraplikasi/view?filter=${filter}`);
  return body.items[0] ?? {};
}

async function readSecret(name: string): Promise<string | null> {
  const { rows } = await app.database.pool.query<{ webhook_secret: string | null }>(
    'select webhook_secret from application where application_name = $1',
    [name],
  );
  return rows[0]?.webhook_secret ?? null;
}

describe('the secret of a webhook', () => {
  const secret = 'kunci-yang-tidak-boleh-terlihat';
  const ask = async () => ({
    applicationName: 'Aplikasi Uji',
    url: 'https://uji.bank.example',
    webhookUrl: 'https://uji.bank.example/hook',
    webhookSecret: secret,
  });

  /** Everything the database holds, but for the two places the secret has to be in. */
  async function findTraces(): Promise<string[]> {
    const { rows: tables } = await app.database.pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
         and table_name not in ('application', 'request_secret')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.database.pool.query(
        `select 1 from ${name} t where t::text like $1 limit 1`,
        [`%${secret}%`],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const countSealed = async () => (await app.database.pool.query('select 1 from request_secret')).rowCount;

  it('is needed where there is a webhook, and leaves no trace but where it is used', async () => {
    const { webhookSecret, ...without } = await ask();
    expect(webhookSecret).toBe(secret);
    expect((await spv.post('/api/aplikasi/create', without)).body).toMatchObject({
      code: 'WEBHOOK_NEEDS_SECRET',
    });

    const rejected = await spv.post<Filed>('/api/aplikasi/create', await ask(), {
      'idempotency-key': 'satu',
    });
    expect(await countSealed()).toBe(1);
    await spv2.put(`/api/rejectprocess/update?modelID=bucketApprovalId:${rejected.body.bucketApprovalId}`, {
      notes: 'Batal',
    });
    expect(await countSealed()).toBe(0);

    const filed = await fileRequest(spv, 'aplikasi', await ask());
    const { body } = await spv2.get<{ before: Row; after: Row }>(
      `/api/request-detail/${filed.bucketApprovalId}`,
    );
    expect(body.after).toMatchObject({ secretStored: true, secretReplaced: true });
    expect(JSON.stringify(body)).not.toContain(secret);
    await approve(spv2, filed.bucketApprovalId);
    expect(await readSecret('Aplikasi Uji')).toBe(secret);
    expect(await countSealed()).toBe(0);
    expect(JSON.stringify(await findApplication('Aplikasi Uji'))).not.toContain(secret);
    expect(await findTraces()).toEqual([]);
  });

  it('stays when other fields change, and goes with the address', async () => {
    const rename = { ...(await findApplication('Aplikasi Uji')), url: 'https://lain.bank.example' };
    await approve(spv2, (await fileRequest(spv, 'aplikasi', rename)).bucketApprovalId);
    expect(await readSecret('Aplikasi Uji')).toBe(secret);
    const silent = { ...(await findApplication('Aplikasi Uji')), webhookUrl: null };
    await approve(spv2, (await fileRequest(spv, 'aplikasi', silent)).bucketApprovalId);
    expect(await readSecret('Aplikasi Uji')).toBeNull();
  });
});
