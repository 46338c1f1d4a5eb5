import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordFinder, decide } from '../../../test/master-records.ts';
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
    ask: async () => ({ ...(await find.findUnit('0303')), subdivisionName: 'KCP Uji', parent: '9103' }),
    see: async () => (await find.findUnit('0303')).subdivisionName,
    changed: 'KCP Uji',
    undo: {
      action: 'updateCabang',
      ask: async () => ({ ...(await find.findUnit('0303')), subdivisionName: 'KCP Semula' }),
    },
  },
  'a branch taken out of use': {
    as: 'spv',
    action: 'deletecabang',
    ask: async () => ({ subdivisionId: (await find.findUnit('0304')).subdivisionId }),
    see: async () => (await find.findUnit('0304')).isDeleted,
    changed: 1,
    undo: {
      action: 'deletecabang',
      ask: async () => ({ subdivisionId: (await find.findUnit('0304')).subdivisionId, isDeleted: 0 }),
    },
  },
  'a position changed': {
    as: 'spv',
    action: 'updatejabatan',
    ask: async () => ({ ...(await find.findPosition('STK')), isUseArea: 1 }),
    see: async () => (await find.findPosition('STK')).isUseArea,
    changed: 1,
    undo: {
      action: 'updatejabatan',
      ask: async () => ({ ...(await find.findPosition('STK')), isUseArea: '0', level: '9' }),
    },
  },
  'a position taken out of use': {
    as: 'spv',
    action: 'deletejabatan',
    ask: async () => ({ positionId: (await find.findPosition('AUD')).positionId }),
    see: async () => {
      const { rows } = await app.database.pool.query(
        'select 1 from held_privilege h join position o using (position_id) where o.position_code = $1',
        ['AUD'],
      );
      return [(await find.findPosition('AUD')).isDeleted, rows.length];
    },
    changed: [1, 0],
    undo: {
      action: 'deletejabatan',
      ask: async () => ({ positionId: (await find.findPosition('AUD')).positionId, isDeleted: '0' }),
    },
  },
  'a privilege given to a position': {
    as: 'spv',
    action: 'jabatanprivilege',
    ask: async () => ({
      positionIdentity: (await find.findPosition('ADI')).positionId,
      privilege: [(await find.findPrivilege('INQ')).privilegeId],
    }),
    see: async () => find.listAssigned('ADI'),
    changed: [['ADMIT', 2, 0].join(), ['INQ', 2, 0].join()],
    undo: {
      action: 'jabatanprivilege',
      ask: async () => ({
        positionIdentity: (await find.findPosition('ADI')).positionId,
        positionPrivilege: [(await find.findAssignment('ADI', 'INQ')).privilegePositionId],
      }),
    },
  },
  'a privilege renamed': {
    as: 'admin',
    action: 'privilegeManagement',
    ask: async () => ({
      privilegeId: (await find.findPrivilege('INQ')).privilegeId,
      privilegeName: 'Pemantau',
    }),
    see: async () => (await find.findPrivilege('INQ')).privilegeName,
    changed: 'Pemantau',
    undo: {
      action: 'privilegeManagement',
      ask: async () => ({
        privilegeId: (await find.findPrivilege('INQ')).privilegeId,
        privilegeName: 'Inquiry',
      }),
    },
  },
  'a menu moved to another position': {
    as: 'spv',
    action: 'updatematrixmenu',
    ask: async () => ({
      ...(await find.findMenu('COR001')),
      aplicationId: 1,
      positionIdDefault: (await find.findPosition('PRG')).positionId,
    }),
    see: async () => (await find.findMenu('COR001')).positionName,
    changed: 'Pimpinan Region',
    undo: {
      action: 'updatematrixmenu',
      ask: async () => ({ ...(await find.findMenu('COR001')), aplicationId: 1, positionIdDefault: 5 }),
    },
  },
  'a menu taken out of use': {
    as: 'spv',
    action: 'deletematrixmenu',
    ask: async () => ({ ...(await find.findMenu('COR002')), isDeleted: 1 }),
    see: async () => (await find.findMenu('COR002')).isDeleted,
    changed: 1,
    undo: {
      action: 'deletematrixmenu',
      ask: async () => ({ roleMenuId: (await find.findMenu('COR002')).roleMenuId, isDeleted: 0 }),
    },
  },
};

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
