import { HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

let app: TestApp;
let inputer: TestClient;
let supervisor: TestClient;
let teller: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [inputer, supervisor, teller] = await Promise.all([
    app.signInAs('inputer'),
    app.signInAs('supervisor'),
    app.signInAs('teller'),
  ]);
});
afterAll(() => app.close());

async function countRequests(): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>('select count(*)::int as n from request');
  return rows[0]?.n ?? 0;
}

/** Calls, expects the refusal, and that nothing was stored. */
async function expectRefused(
  client: TestClient,
  action: string,
  payload: object,
  refusal: { status: number; code: string; field?: string; message?: string },
): Promise<void> {
  const before = await countRequests();
  const { status, body } = await client.post<{ code: string; message: string; fields?: object }>(
    `/api/${action}/create`,
    payload,
  );
  expect({ status, code: body.code }).toEqual({ status: refusal.status, code: refusal.code });
  if (refusal.field) expect(Object.keys(body.fields ?? {})).toContain(refusal.field);
  if (refusal.message) expect(JSON.stringify(body)).toContain(refusal.message);
  expect(await countRequests()).toBe(before);
}

async function findId(query: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(query);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Nothing found by: ${query}`);
  return id;
}

describe('a supervisor limit', () => {
  const good = { appId: 1, limitedType: 2, limitUpdated: 95_000_000, timeDuration: 8 * HOUR_MS };
  const tooHigh = 'Jumlah kenaikan limit tidak boleh lebih dari IDR 10.000.000.000.000.000';

  it.each([
    ['10^17', { limitUpdated: 10 ** 17 }, 'limitUpdated', tooHigh],
    ['10^16 + 1 in digits', { limitUpdated: '10000000000000001' }, 'limitUpdated', tooHigh],
    ['zero', { limitUpdated: 0 }, 'limitUpdated', undefined],
    ['a negative amount', { limitUpdated: -5 }, 'limitUpdated', undefined],
    ['half a rupiah', { limitUpdated: 1.5 }, 'limitUpdated', undefined],
    ['nine hours', { timeDuration: 9 * HOUR_MS }, 'timeDuration', undefined],
    ['no time at all', { timeDuration: 0 }, 'timeDuration', undefined],
    ['half an hour', { timeDuration: HOUR_MS / 2 }, 'timeDuration', undefined],
    ['a third type of limit', { limitedType: 3 }, 'limitedType', undefined],
    ['a description of 201 characters', { catatanPemohon: 'x'.repeat(201) }, 'catatanPemohon', undefined],
  ])('is refused with %s', async (_what, wrong, field, message) => {
    const refusal = { status: 400, code: 'BAD_INPUT', field, ...(message && { message }) };
    await expectRefused(supervisor, 'limitspv', { ...good, ...wrong }, refusal);
  });

  it("is refused in another person's name", async () => {
    await expectRefused(
      supervisor,
      'limitspv',
      { ...good, userId: 1 },
      { status: 403, code: 'NOT_YOURSELF' },
    );
  });

  it('is refused to people outside the supervisor group', async () => {
    await expectRefused(inputer, 'limitspv', good, { status: 403, code: 'NOT_ALLOWED' });
    await expectRefused(teller, 'limitspv', good, { status: 403, code: 'NOT_ALLOWED' });
  });

  it('is refused for an application that is unknown, not active, or not open to the person', async () => {
    const closed = await findId('select application_id as id from application where not active');
    const strange = await findId(
      `select application_id as id from application a where active and not exists (select 1 from person_application x
        where x.application_id = a.application_id and x.user_id = (select user_id from person where email = 'supervisor@bank.example'))`,
    );
    await expectRefused(
      supervisor,
      'limitspv',
      { ...good, appId: 999_999 },
      { status: 400, code: 'UNKNOWN_APPLICATION' },
    );
    await expectRefused(
      supervisor,
      'limitspv',
      { ...good, appId: closed },
      { status: 400, code: 'UNKNOWN_APPLICATION' },
    );
    await expectRefused(
      supervisor,
      'limitspv',
      { ...good, appId: strange },
      { status: 403, code: 'NO_ACCESS' },
    );
  });

  it('is refused where nobody could approve so much', async () => {
    const most = { ...good, limitUpdated: '10000000000000000' };
    await expectRefused(supervisor, 'limitspv', most, { status: 409, code: 'NO_APPROVER' });
  });
});

describe('a menu change', () => {
  const free = () =>
    findId(
      `select m.role_menu_id as id from role_menu m, person p where p.email = 'inputer@bank.example'
         and m.application_id = 1 and not m.deleted and m.position_id_default <> p.position_id
         and not exists (select 1 from role_menu_position s where s.role_menu_id = m.role_menu_id
                         and s.position_id = p.position_id and not s.deleted)
       order by 1 limit 1`,
    );

  it.each([
    ['no time at all', { hari: 0, jam: 0 }, 'jam', 'Isi input minimal 1 jam'],
    ['an empty day', { hari: '', jam: 1 }, 'hari', 'Input tidak boleh kosong'],
    ['a missing hour', { hari: 1, jam: null }, 'jam', 'Input tidak boleh kosong'],
    ['words for hours', { hari: 0, jam: 'dua' }, 'jam', 'bukan format angka'],
    ['a negative day', { hari: -1, jam: 5 }, 'hari', 'bukan format angka'],
  ])('is refused with %s', async (_what, time, field, message) => {
    const payload = { appId: 1, roleMenu: await free(), ...time };
    await expectRefused(inputer, 'perubahanmenu', payload, {
      status: 400,
      code: 'BAD_INPUT',
      field,
      message,
    });
  });

  it('is refused beyond batas-waktu-pengajuan, and where that is not set', async () => {
    const payload = { appId: 1, roleMenu: await free(), hari: 8, jam: 0 };
    await expectRefused(inputer, 'perubahanmenu', payload, { status: 400, code: 'DURATION_TOO_LONG' });
    const { pool } = app.database;
    await pool.query("update sys_config set param_name = 'x' where param_name = 'batas-waktu-pengajuan'");
    await expectRefused(
      inputer,
      'perubahanmenu',
      { ...payload, hari: 1 },
      {
        status: 409,
        code: 'DURATION_LIMIT_MISSING',
        message: 'Mohon hubungin administrator untuk set parameter batas-waktu-pengajuan pada sys_config',
      },
    );
    await pool.query("update sys_config set param_name = 'batas-waktu-pengajuan' where param_name = 'x'");
  });

  it('is refused for a menu the position already has, and for one of another application', async () => {
    const { pool } = app.database;
    const roleMenu = await free();
    await pool.query(
      "update role_menu set position_id_default = (select position_id from person where email = 'inputer@bank.example') where role_menu_id = $1",
      [roleMenu],
    );
    const options = await inputer.get<{ data: { roleMenuId: number }[] }>(
      '/api/perubahanmenu/menuOptions?applicationID=1&positionnID=5',
    );
    expect(options.body.data.map((menu) => menu.roleMenuId)).not.toContain(roleMenu);
    const time = { hari: 0, jam: 1 };
    await expectRefused(
      inputer,
      'perubahanmenu',
      { appId: 1, roleMenu, ...time },
      { status: 409, code: 'ALREADY_HAS_MENU' },
    );
    await expectRefused(
      inputer,
      'perubahanmenu',
      { appId: 2, roleMenu, ...time },
      { status: 400, code: 'UNKNOWN_MENU' },
    );
  });

  it('names a branch only for positions that work across an area, and only one of that area', async () => {
    const elsewhere = await findId(
      "select subdivision_id as id from subdivision where subdivision_code = '0909'",
    );
    const beside = await findId(
      "select subdivision_id as id from subdivision where subdivision_code = '0102'",
    );
    const payload = { appId: 1, roleMenu: await free(), hari: 0, jam: 1 };
    const refusal = { status: 400, code: 'UNKNOWN_BRANCH' };
    await expectRefused(inputer, 'perubahanmenu', { ...payload, subdivisionId: beside }, refusal);
    await expectRefused(supervisor, 'perubahanmenu', { ...payload, subdivisionId: elsewhere }, refusal);
    const { body } = await supervisor.get<{ data: { key: number }[] }>(
      '/api/perubahanmenu/cabangOptions?subdivisionId=1',
    );
    expect(body.data.map((branch) => branch.key)).toContain(beside);
    expect(body.data.map((branch) => branch.key)).not.toContain(elsewhere);
    const none = await inputer.get<{ data: unknown[] }>('/api/perubahanmenu/cabangOptions');
    expect(none.body.data).toEqual([]);
  });
});

describe('a permanent limit', () => {
  it('is answered with user 0 where position and branch have no grouping limit', async () => {
    const posisiId = await findId("select position_id as id from position where position_code = 'TL3'");
    await app.database.pool.query(
      `delete from limit_position where position_id = $1 and group_subdivision =
         (select group_subdivision from subdivision where subdivision_code = '0101')`,
      [posisiId],
    );
    const before = await countRequests();
    expect(await teller.post('/api/limitTetap/create', { posisiId })).toMatchObject({
      status: 200,
      body: { userId: 0 },
    });
    expect(await countRequests()).toBe(before);
  });

  it('is refused for a position that is no teller position, or whose limits one has', async () => {
    const other = await findId("select position_id as id from position where position_code = 'KOC'");
    const own = await findId("select position_id as id from person where email = 'teller@bank.example'");
    await expectRefused(
      teller,
      'limitTetap',
      { posisiId: other },
      { status: 400, code: 'NOT_A_TELLER_POSITION' },
    );
    await expectRefused(teller, 'limitTetap', { posisiId: own }, { status: 409, code: 'ALREADY_HAS_LIMIT' });
    await expectRefused(inputer, 'limitTetap', { posisiId: own }, { status: 403, code: 'NOT_ALLOWED' });
  });
});

describe('a profile update', () => {
  it.each([
    ['letters in the phone', { phoneNumberMobile: '0812abc' }, 'phoneNumberMobile'],
    ['sixteen digits', { phoneNumberMobile: '0812345678901234' }, 'phoneNumberMobile'],
    ['an alternate e-mail that is none', { emailAlternate: 'bukan email' }, 'emailAlternate'],
  ])('is refused with %s', async (_what, wrong, field) => {
    await expectRefused(inputer, 'updatemyprofile', wrong, { status: 400, code: 'BAD_INPUT', field });
  });

  it('is refused when nothing changes', async () => {
    await expectRefused(inputer, 'updatemyprofile', {}, { status: 409, code: 'NOTHING_CHANGES' });
  });
});
