import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

interface List {
  readonly totalItems: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const monitors = [
  ['monitoringuser', ['HakAkses']],
  ['monitoringsubstitutemenu', ['PerubahanMenu']],
  ['resetpassword', ['ResetPassword']],
  ['monitoringperubahanlimit', ['LimitSpv', 'LimitTetap']],
] as const;

async function count(statement: string, values: unknown[]): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(statement, values);
  return Number(rows[0]?.n);
}

describe('the monitors', () => {
  it('show the whole bank to admin IT and to inquiry', async () => {
    for (const username of ['adminit', 'inquiry']) {
      const client = await app.signInAs(username);
      for (const [view, kinds] of monitors) {
        // What an old client says about itself narrows nothing and widens nothing.
        const { status, body } = await client.get<List>(
          `/api/${view}/view?top=1&subdivisionCode=0101&isAdminIT=false`,
        );
        expect([view, status]).toEqual([view, 200]);
        const all = await count('select count(*)::integer as n from request where kind = any($1)', [kinds]);
        expect([view, body.totalItems]).toEqual([view, all]);
      }
    }
  });

  it('let nobody else in, neither to the list nor to its CSV', async () => {
    const others = [
      'inputer',
      'approver1',
      'approver2',
      'admincabang',
      'adminarea',
      'adminregion',
      'spvadminit',
    ];
    for (const username of others) {
      const client = await app.signInAs(username);
      for (const [view] of monitors) {
        for (const path of [
          `/api/${view}/view?filter=true`,
          `/api/${view}/viewAsCSV?filename=x&isAdminIT=true`,
        ]) {
          expect([username, path, (await client.get(path)).status]).toEqual([username, path, 403]);
        }
      }
    }
  });
});

describe("one's own lists", () => {
  it('hold the tickets of the caller, whatever userId is sent', async () => {
    const client = await app.signInAs('spvadminit');
    const me = await count("select user_id as n from person where employee_id = '10000010'", []);
    const { body } = await client.get<List>(
      '/api/trackingtiket/view?top=1000&userId=1&filter=userId%20%3E%200%20or%20true',
    );
    expect(body.totalItems).toBe(await count('select count(*) as n from request where filed_by = $1', [me]));
    expect(new Set(body.items.map((item) => item.userId))).toEqual(new Set([me]));
    expect(await client.get('/api/monitoringlisttransactionlog/view')).toMatchObject({ status: 403 });
  });

  it('hold the decisions of the caller, whatever userId is sent', async () => {
    const client = await app.signInAs('adminit');
    const me = await count("select user_id as n from person where employee_id = '10000008'", []);
    const { body } = await client.get<List>(
      '/api/monitoringlisttransactionlog/view?top=1000&userId=1&filter=true',
    );
    expect(body.totalItems).toBe(
      await count('select count(*) as n from request where level1_decided_by = $1 or updated_by = $1', [me]),
    );
    expect(body.totalItems).toBeGreaterThan(0);
    expect(await client.get('/api/trackingtiket/view')).toMatchObject({ status: 403 });
  });
});
