import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordFinder, decide, type Row, refuseFiling } from '../../../test/master-records.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { approve, fileRequest } from '../../../test/walk-request.ts';

let app: TestApp;
let spv: TestClient;
let spv2: TestClient;
let admin: TestClient;
let find: ReturnType<typeof createRecordFinder>;

beforeAll(async () => {
  app = await startTestApp();
  [spv, spv2, admin] = await Promise.all([
    app.signInAs('spvadminit'),
    app.signInAs('spvadminit2'),
    app.signInAs('adminit'),
  ]);
  find = createRecordFinder(spv);
});
afterAll(() => app.close());

const branch = { level: 3, groupSubdivision: 'KCP', parent: '', kodeDepartement: '' };

describe('creating', () => {
  it('makes a branch below the head office unless a parent is named, and refuses its code and name afterwards', async () => {
    const wish = { ...branch, subdivisionCode: '0888', subdivisionName: 'KCP Percobaan' };
    const filed = await fileRequest(spv, 'cabang', wish);
    expect(await spv.post('/api/cabang/create', wish)).toMatchObject({ status: 200, body: { userId: 0 } });
    await approve(spv2, filed.bucketApprovalId);
    expect(await find.findUnit('0888')).toMatchObject({
      parent: '0001',
      isDeleted: 0,
      kodeDepartement: null,
    });
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
    const { positionId } = await find.findPosition('UJI');
    const menu = { aplicationId: 2, roleMenuCode: 'TEL-99', roleMenuName: 'Menu Uji', function: '' };
    const asked = await fileRequest(spv2, 'matrixmenu', { ...menu, positionIdDefault: positionId });
    await approve(spv, asked.bucketApprovalId);
    expect(await find.findMenu('TEL-99')).toMatchObject({ positionName: 'Jabatan Uji', function: null });
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
    const area = await find.findUnit('9103');
    const move = { ...area, subdivisionName: area.subdivisionName };
    expect(await refuseFiling(spv, 'updateCabang', { ...move, parent: '0301' })).toMatchObject({
      code: 'PARENT_BELOW_ITSELF',
    });
    expect(await refuseFiling(spv, 'updateCabang', { ...move, parent: 'tidak-ada' })).toMatchObject({
      status: 400,
      code: 'UNKNOWN_UNIT',
    });
    const root = await find.findUnit('0001');
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
    const { positionId } = await find.findPosition('STO');
    const { privilegePositionId } = await find.findAssignment('STO', 'INP');
    const wish = { positionIdentity: positionId, positionPrivilege: [privilegePositionId] };
    expect(await refuseFiling(spv, 'jabatanprivilege', wish)).toMatchObject({ code: 'INPUTER_STAYS' });
  });

  it('is closed to everybody else', async () => {
    expect(await refuseFiling(admin, 'cabang', {})).toMatchObject({ status: 403 });
    expect(
      await refuseFiling(admin, 'deletecabang', {
        subdivisionId: (await find.findUnit('0301')).subdivisionId,
      }),
    ).toMatchObject({ status: 403 });
    const privilegeId = (await find.findPrivilege('INQ')).privilegeId;
    expect(
      await refuseFiling(spv, 'privilegeManagement', { privilegeId, privilegeName: 'Lain' }),
    ).toMatchObject({ status: 403 });
  });
});
