import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordFinder, decide, type Row } from '../../../test/master-records.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { approve, type Filed, fileRequest } from '../../../test/walk-request.ts';

let app: TestApp;
let spv: TestClient;
let spv2: TestClient;
let find: ReturnType<typeof createRecordFinder>;

beforeAll(async () => {
  app = await startTestApp();
  [spv, spv2] = await Promise.all([app.signInAs('spvadminit'), app.signInAs('spvadminit2')]);
  find = createRecordFinder(spv);
});
afterAll(() => app.close());

const branch = { level: 3, groupSubdivision: 'KCP', parent: '', kodeDepartement: '' };

describe('waiting', () => {
  it('shows a privilege that is asked for, and refuses a second request about it', async () => {
    const { positionId } = await find.findPosition('KDV');
    const [inq, admcbg] = await Promise.all([find.findPrivilege('INQ'), find.findPrivilege('ADMITCBG')]);
    const filed = await fileRequest(spv, 'jabatanprivilege', {
      positionIdentity: positionId,
      privilege: [inq.privilegeId],
    });
    expect(await find.findAssignment('KDV', 'INQ')).toMatchObject({ status: 1, isDeleted: 1 });
    expect(await find.findAssignment('KDV', 'APPRL')).toMatchObject({ status: 2, isDeleted: 0 });
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
    expect(await find.listAssigned('KDV')).toEqual(['ADMITCBG,2,0', 'APPRL,2,0', 'INQ,2,0']);
  });

  it('applies one of two edits of a record filed at the same moment, and refuses the other as a duplicate', async () => {
    const position = await find.findPosition('STR');
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
    const position = await find.findPosition('STA');
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
    const { subdivisionId } = await find.findUnit('9103');
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
    const { positionId } = await find.findPosition('ADC');
    const { privilegePositionId } = await find.findAssignment('ADC', 'ADMITCBG');
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
    const unit = await find.findUnit('0877');
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
