import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { approve, type Filed, fileRequest } from '../../../test/walk-request.ts';

let app: TestApp;
let spv: TestClient;
let spv2: TestClient;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [spv, spv2, admin] = await Promise.all([
    app.signInAs('spvadminit'),
    app.signInAs('spvadminit2'),
    app.signInAs('adminit'),
  ]);
});
afterAll(() => app.close());

type Row = Record<string, unknown>;

async function findRow(path: string, filter: string): Promise<Row> {
  const { status, body } = await spv.get<{ items: Row[] }>(
    `${path}?filter=${encodeURIComponent(filter)}&top=5&skip=0`,
  );
  expect(status).toBe(200);
  expect(body.items).toHaveLength(1);
  return body.items[0] ?? {};
}

async function decide(client: TestClient, choice: 'approve' | 'reject', filed: Filed) {
  const { body } = await client.put<{ bucketApprovalId: number; notes: string }>(
    `/api/${choice}process/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`,
    { notes: choice === 'reject' ? 'Batal' : null },
  );
  return body;
}

async function refuseFiling(client: TestClient, action: string, payload: object) {
  const { status, body } = await client.post<{ code: string; message: string }>(
    `/api/${action}/create`,
    payload,
  );
  return { status, code: body.code, message: body.message };
}

const branch = { level: 3, groupSubdivision: 'KCP', parent: '', kodeDepartement: '' };
const findUnit = (code: string) => findRow('/api/subdivision', `subdivisionCode = '${code}'`);
const findPosition = (code: string) => findRow('/api/position', `positionCode = '${code}'`);

/** A change of one record and the change that takes it back, each through a second person. */
interface Story {
  readonly as: 'spv' | 'admin';
  readonly action: string;
  readonly ask: () => Promise<object>;
  readonly see: () => Promise<unknown>;
  readonly changed: unknown;
  readonly undo: { readonly action: string; readonly ask: () => Promise<object> };
}

const stories: Record<string, Story> = {
  'a branch renamed': {
    as: 'spv',
    action: 'updateCabang',
    ask: async () => ({ ...(await findUnit('0303')), subdivisionName: 'KCP Uji', parent: '9103' }),
    see: async () => (await findUnit('0303')).subdivisionName,
    changed: 'KCP Uji',
    undo: {
      action: 'updateCabang',
      ask: async () => ({ ...(await findUnit('0303')), subdivisionName: 'KCP Semula' }),
    },
  },
  'a branch taken out of use': {
    as: 'spv',
    action: 'deletecabang',
    ask: async () => ({ subdivisionId: (await findUnit('0304')).subdivisionId }),
    see: async () => (await findUnit('0304')).isDeleted,
    changed: 1,
    undo: {
      action: 'deletecabang',
      ask: async () => ({ subdivisionId: (await findUnit('0304')).subdivisionId, isDeleted: 0 }),
    },
  },
  'a position changed': {
    as: 'spv',
    action: 'updatejabatan',
    ask: async () => ({ ...(await findPosition('STK')), isUseArea: 1 }),
    see: async () => (await findPosition('STK')).isUseArea,
    changed: 1,
    undo: {
      action: 'updatejabatan',
      ask: async () => ({ ...(await findPosition('STK')), isUseArea: '0', level: '9' }),
    },
  },
  'a position taken out of use': {
    as: 'spv',
    action: 'deletejabatan',
    ask: async () => ({ positionId: (await findPosition('AUD')).positionId }),
    see: async () => {
      const { rows } = await app.database.pool.query(
        'select 1 from held_privilege h join position o using (position_id) where o.position_code = $1',
        ['AUD'],
      );
      return [(await findPosition('AUD')).isDeleted, rows.length];
    },
    changed: [1, 0],
    undo: {
      action: 'deletejabatan',
      ask: async () => ({ positionId: (await findPosition('AUD')).positionId, isDeleted: '0' }),
    },
  },
  'a privilege given to a position': {
    as: 'spv',
    action: 'jabatanprivilege',
    ask: async () => ({
      positionIdentity: (await findPosition('ADI')).positionId,
      privilege: [(await findRow('/api/privilege', "privilegeCode = 'INQ'")).privilegeId],
    }),
    see: async () => listAssigned('ADI'),
    changed: [['ADMIT', 2, 0].join(), ['INQ', 2, 0].join()],
    undo: {
      action: 'jabatanprivilege',
      ask: async () => ({
        positionIdentity: (await findPosition('ADI')).positionId,
        positionPrivilege: [(await findAssignment('ADI', 'INQ')).privilegePositionId],
      }),
    },
  },
  'a privilege renamed': {
    as: 'admin',
    action: 'privilegeManagement',
    ask: async () => ({ privilegeId: (await findPrivilege('INQ')).privilegeId, privilegeName: 'Pemantau' }),
    see: async () => (await findPrivilege('INQ')).privilegeName,
    changed: 'Pemantau',
    undo: {
      action: 'privilegeManagement',
      ask: async () => ({ privilegeId: (await findPrivilege('INQ')).privilegeId, privilegeName: 'Inquiry' }),
    },
  },
  'a menu moved to another position': {
    as: 'spv',
    action: 'updatematrixmenu',
    ask: async () => ({
      ...(await findMenu('COR001')),
      aplicationId: 1,
      positionIdDefault: (await findPosition('PRG')).positionId,
    }),
    see: async () => (await findMenu('COR001')).positionName,
    changed: 'Pimpinan Region',
    undo: {
      action: 'updatematrixmenu',
      ask: async () => ({ ...(await findMenu('COR001')), aplicationId: 1, positionIdDefault: 5 }),
    },
  },
  'a menu taken out of use': {
    as: 'spv',
    action: 'deletematrixmenu',
    ask: async () => ({ ...(await findMenu('COR002')), isDeleted: 1 }),
    see: async () => (await findMenu('COR002')).isDeleted,
    changed: 1,
    undo: {
      action: 'deletematrixmenu',
      ask: async () => ({ roleMenuId: (await findMenu('COR002')).roleMenuId, isDeleted: 0 }),
    },
  },
};

const findMenu = (code: string) => findRow('/api/rolemenu', `roleMenuCode = '${code}'`);
const findPrivilege = (code: string) => findRow('/api/previlegemanagement/view', `privilegeCode = '${code}'`);
async function findAssignment(position: string, privilege: string): Promise<Row> {
  const { positionId } = await findPosition(position);
  return await findRow(
    '/api/privilegeposition/view',
    `positionId = ${positionId} and privilegeCode = '${privilege}'`,
  );
}
async function listAssigned(position: string): Promise<string[]> {
  const { positionId } = await findPosition(position);
  const filter = encodeURIComponent(`positionId = ${positionId} and isDeleted = 0`);
  const { body } = await spv.get<{ items: Row[] }>(
    `/api/privilegeposition/view?filter=${filter}&orderby=privilegeCode asc&top=50&skip=0`,
  );
  return body.items.map((row) => [row.privilegeCode, row.status, row.isDeleted].join());
}

describe.each(Object.entries(stories))('%s', (_name, story) => {
  it('waits, takes effect with a second supervisor admin IT, and can be taken back', async () => {
    const filer = story.as === 'spv' ? spv : admin;
    const before = await story.see();
    expect(before).not.toEqual(story.changed);

    const filed = await fileRequest(filer, story.action, await story.ask());
    expect(await decide(filer, 'approve', filed)).toMatchObject({ bucketApprovalId: -1 });
    await approve(spv2, filed.bucketApprovalId);
    expect(await story.see()).toEqual(story.changed);

    // Asked by the one who approved before, approved by the one who asked before.
    const undoFiler = story.as === 'spv' ? spv2 : admin;
    const undone = await fileRequest(undoFiler, story.undo.action, await story.undo.ask());
    await approve(spv, undone.bucketApprovalId);
    expect(await story.see()).not.toEqual(story.changed);
  });
});

describe('creating', () => {
  it('makes a branch below the head office unless a parent is named, and refuses its code and name afterwards', async () => {
    const wish = { ...branch, subdivisionCode: '0888', subdivisionName: 'KCP Percobaan' };
    const filed = await fileRequest(spv, 'cabang', wish);
    expect(await spv.post('/api/cabang/create', wish)).toMatchObject({ status: 200, body: { userId: 0 } });
    await approve(spv2, filed.bucketApprovalId);
    expect(await findUnit('0888')).toMatchObject({ parent: '0001', isDeleted: 0, kodeDepartement: null });
    expect(await spv.post('/api/cabang/create', { ...wish, subdivisionName: 'Lain' })).toMatchObject({
      body: { userId: 0 },
    });
    expect(
      await spv.post('/api/cabang/create', {
        ...wish,
        subdivisionCode: '0889',
        subdivisionName: 'kcp percobaan',
      }),
    ).toMatchObject({ body: { userId: 0 } });
  });

  it('lets one of two creations with the same name through and refuses the other with the reason', async () => {
    const wishes = ['0871', '0872'].map((subdivisionCode) => ({
      ...branch,
      subdivisionCode,
      subdivisionName: 'KCP Kembar',
    }));
    const [one, other] = [
      await fileRequest(spv, 'cabang', wishes[0] ?? {}),
      await fileRequest(spv, 'cabang', wishes[1] ?? {}),
    ];
    const answers = await Promise.all([decide(spv2, 'approve', one), decide(spv2, 'approve', other)]);
    const refused = answers.filter(({ bucketApprovalId }) => bucketApprovalId === -1);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.notes).toContain('KCP Kembar');
  });

  it('makes a menu and a position', async () => {
    const position = { positionCode: 'UJI', positionName: 'Jabatan Uji', groupPosition: 'STAF', level: '9' };
    const filed = await fileRequest(spv, 'jabatan', { ...position, isUseArea: 0 });
    await approve(spv2, filed.bucketApprovalId);
    const { positionId } = await findPosition('UJI');
    const menu = { aplicationId: 2, roleMenuCode: 'TEL-99', roleMenuName: 'Menu Uji', function: '' };
    const asked = await fileRequest(spv2, 'matrixmenu', { ...menu, positionIdDefault: positionId });
    await approve(spv, asked.bucketApprovalId);
    expect(await findMenu('TEL-99')).toMatchObject({ positionName: 'Jabatan Uji', function: null });
  });
});

describe('bad wishes', () => {
  it('says which field is missing in the words of the form', async () => {
    const { status, body } = await spv.post<{ fields: Row }>('/api/cabang/create', { level: 'abc' });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      subdivisionCode: 'Tolong Masukkan Kode Cabang',
      subdivisionName: 'Tolong Masukkan Nama Cabang',
      level: 'Tolong Masukkan Level',
      groupSubdivision: 'Tolong Masukkan Group Limit',
    });
  });

  it('refuses what would break the tree of units', async () => {
    const area = await findUnit('9103');
    const move = { ...area, subdivisionName: area.subdivisionName };
    expect(await refuseFiling(spv, 'updateCabang', { ...move, parent: '0301' })).toMatchObject({
      code: 'PARENT_BELOW_ITSELF',
    });
    expect(await refuseFiling(spv, 'updateCabang', { ...move, parent: 'tidak-ada' })).toMatchObject({
      status: 400,
      code: 'UNKNOWN_UNIT',
    });
    const root = await findUnit('0001');
    expect(await refuseFiling(spv, 'deletecabang', { subdivisionId: root.subdivisionId })).toMatchObject({
      code: 'HEAD_OFFICE_STAYS',
    });
    expect(await refuseFiling(spv, 'updateCabang', { ...move, subdivisionCode: '1234' })).toMatchObject({
      code: 'CODE_IS_FIXED',
    });
    expect(await refuseFiling(spv, 'updateCabang', { ...move, groupSubdivision: 'X' })).toMatchObject({
      code: 'UNKNOWN_LIMIT_GROUP',
    });
    expect(await refuseFiling(spv, 'updateCabang', move)).toMatchObject({ code: 'NOTHING_CHANGES' });
  });

  it('keeps the inputer privilege on its position', async () => {
    const { positionId } = await findPosition('STO');
    const { privilegePositionId } = await findAssignment('STO', 'INP');
    const wish = { positionIdentity: positionId, positionPrivilege: [privilegePositionId] };
    expect(await refuseFiling(spv, 'jabatanprivilege', wish)).toMatchObject({ code: 'INPUTER_STAYS' });
  });

  it('is closed to everybody else', async () => {
    expect(await refuseFiling(admin, 'cabang', {})).toMatchObject({ status: 403 });
    expect(
      await refuseFiling(admin, 'deletecabang', { subdivisionId: (await findUnit('0301')).subdivisionId }),
    ).toMatchObject({ status: 403 });
    const privilegeId = (await findPrivilege('INQ')).privilegeId;
    expect(
      await refuseFiling(spv, 'privilegeManagement', { privilegeId, privilegeName: 'Lain' }),
    ).toMatchObject({ status: 403 });
  });
});

describe('waiting', () => {
  it('shows a privilege that is asked for, and refuses a second request about it', async () => {
    const { positionId } = await findPosition('KDV');
    const [inq, admcbg] = await Promise.all([findPrivilege('INQ'), findPrivilege('ADMITCBG')]);
    const filed = await fileRequest(spv, 'jabatanprivilege', {
      positionIdentity: positionId,
      privilege: [inq.privilegeId],
    });
    expect(await findAssignment('KDV', 'INQ')).toMatchObject({ status: 1, isDeleted: 1 });
    expect(await findAssignment('KDV', 'APPRL')).toMatchObject({ status: 2, isDeleted: 0 });
    const overlapping = {
      positionIdentity: positionId,
      privilege: [inq.privilegeId, admcbg.privilegeId],
    };
    expect(await spv2.post('/api/jabatanprivilege/create', overlapping)).toMatchObject({
      body: { userId: 0 },
    });
    // Another privilege of the same position is another matter.
    const beside = await fileRequest(spv2, 'jabatanprivilege', {
      positionIdentity: positionId,
      privilege: [admcbg.privilegeId],
    });
    await approve(spv, beside.bucketApprovalId);
    await approve(spv2, filed.bucketApprovalId);
    expect(await listAssigned('KDV')).toEqual(['ADMITCBG,2,0', 'APPRL,2,0', 'INQ,2,0']);
  });

  it('applies one of two edits of a record filed at the same moment, and refuses the other as a duplicate', async () => {
    const position = await findPosition('STR');
    const rename = (client: TestClient, name: string) =>
      client.post<Filed>('/api/updatejabatan/create', { ...position, positionName: name });
    const answers = await Promise.all([rename(spv, 'Staf Region A'), rename(spv2, 'Staf Region B')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const won = answers.filter(({ body }) => body.userId > 0);
    expect(won).toHaveLength(1);
    const filed = won[0]?.body;
    if (!filed) throw new Error('nobody won');
    const decider = answers[0]?.body.userId ? spv2 : spv;
    const decided = await Promise.all([decide(decider, 'approve', filed), decide(decider, 'approve', filed)]);
    expect(decided.filter(({ bucketApprovalId }) => bucketApprovalId > 0)).toHaveLength(1);
  });

  it('refuses an approval after the record has changed by another way', async () => {
    const position = await findPosition('STA');
    const filed = await fileRequest(spv, 'updatejabatan', { ...position, positionName: 'Staf Area Baru' });
    await app.database.pool.query("update position set group_position = 'LAIN' where position_code = 'STA'");
    expect(await decide(spv2, 'approve', filed)).toMatchObject({
      bucketApprovalId: -1,
      notes: expect.stringContaining('Data sudah berubah'),
    });
    expect(await decide(spv2, 'reject', filed)).toMatchObject({ status: 3 });
  });
});

describe('what a change touches', () => {
  it('is told to the approver while the request waits', async () => {
    const { subdivisionId } = await findUnit('9103');
    const filed = await fileRequest(spv, 'deletecabang', { subdivisionId });
    const read = () =>
      spv2.get<{ impact: { code: string; values: Row; names: string[] }[] }>(
        `/api/request-detail/${filed.bucketApprovalId}`,
      );
    const { impact } = (await read()).body;
    expect(impact.map(({ code }) => code)).toEqual(expect.arrayContaining(['UNIT_PEOPLE', 'UNITS_BELOW']));
    const below = impact.find(({ code }) => code === 'UNITS_BELOW');
    expect(below?.values.count).toBe(5);
    expect(below?.names[0]).toContain('0301');
    await decide(spv2, 'reject', filed);
    expect((await read()).body.impact).toEqual([]);
  });

  it('counts the people who lose a privilege', async () => {
    const { positionId } = await findPosition('ADC');
    const { privilegePositionId } = await findAssignment('ADC', 'ADMITCBG');
    const filed = await fileRequest(spv, 'jabatanprivilege', {
      positionIdentity: positionId,
      positionPrivilege: [privilegePositionId],
    });
    const { body } = await spv2.get<{ impact: object[] }>(`/api/request-detail/${filed.bucketApprovalId}`);
    const { rows } = await app.database.pool.query<{ count: number }>(
      'select count(*)::int as count from person where position_id = $1 and active',
      [positionId],
    );
    expect(body.impact).toMatchObject([
      { code: 'PRIVILEGE_LOST', values: { count: rows[0]?.count, privilege: 'Admin Cabang' } },
    ]);
    await decide(spv2, 'reject', filed);
  });
});

describe('the history of a record', () => {
  it('tells who asked, who decided and what changed, from the first day on', async () => {
    const created = await fileRequest(spv, 'cabang', {
      ...branch,
      subdivisionCode: '0877',
      subdivisionName: 'KCP Riwayat',
    });
    await approve(spv2, created.bucketApprovalId);
    const unit = await findUnit('0877');
    const renamed = await fileRequest(spv2, 'updateCabang', { ...unit, subdivisionName: 'KCP Riwayat Dua' });
    await decide(spv, 'reject', renamed);
    const filter = `recordKey in ('subdivision:${unit.subdivisionId}', 'subdivision-code:0877')`;
    const { body } = await spv.get<{ items: Row[] }>(
      `/api/recordhistory/view?filter=${encodeURIComponent(filter)}&top=20&skip=0`,
    );
    expect(body.items).toMatchObject([
      { ticketNumber: renamed.ticketNumber, status: 3, createdBy: 'Ratna Sari', updatedBy: 'Wahyu Nugroho' },
      {
        ticketNumber: created.ticketNumber,
        status: 2,
        createdBy: 'Wahyu Nugroho',
        updatedBy: 'Ratna Sari',
        before: { subdivisionName: null },
        after: { subdivisionName: 'KCP Riwayat' },
      },
    ]);
    const approver = await app.signInAs('approver1');
    expect((await approver.get(`/api/recordhistory/view?top=1&skip=0`)).status).toBe(403);
  });
});
