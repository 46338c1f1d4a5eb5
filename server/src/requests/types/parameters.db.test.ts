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
  // What the demo bank left waiting would stand in the way of the same records here.
  await app.database.pool.query(
    `update request set status = 4, waiting_for = null where status = 1
     and kind in ('SysConfig', 'MasterGroupingLimit', 'GroupingLimit', 'ParameterPengganti', 'Aplikasi')`,
  );
});
afterAll(() => app.close());

async function list(path: string, filter: string): Promise<Row[]> {
  const { status, body } = await spv.get<{ items: Row[] }>(
    `${path}?filter=${encodeURIComponent(filter)}&top=50&skip=0`,
  );
  expect(status).toBe(200);
  return body.items;
}
const find = async (path: string, filter: string): Promise<Row> => (await list(path, filter))[0] ?? {};

async function decide(client: TestClient, choice: 'approve' | 'reject', filed: Filed) {
  const { body } = await client.put<{ bucketApprovalId: number; notes: string }>(
    `/api/${choice}process/update?modelID=bucketApprovalId:${filed.bucketApprovalId}`,
    { notes: choice === 'reject' ? 'Batal' : null },
  );
  return body;
}

async function refuse(action: string, payload: object, client = spv) {
  const { status, body } = await client.post<{ code: string; message: string; userId?: number }>(
    `/api/${action}/create`,
    payload,
  );
  return { status, ...body };
}

const findConfig = (name: string) => find('/api/sysConfigParam', `paramName = '${name}'`);
const findGroup = (name: string) => find('/api/masterGroupingLimit', `groupingName = '${name}'`);
const findApplication = (name: string) => find('/api/masteraplikasi/view', `applicationName = '${name}'`);

async function readLimits(positionId: number, group: string) {
  const rows = await list(
    '/api/limitviewgrouping/view',
    `positionId = ${positionId} and groupSubdivision = '${group}'`,
  );
  const [cash, nonCash] = [1, 2].map((type) => rows.find((row) => row.limitedType === type));
  return { cash, nonCash };
}

async function askLimits(
  positionId: number,
  group: string,
  amounts: readonly [number | string, number | string],
) {
  const { cash, nonCash } = await readLimits(positionId, group);
  return {
    groupingLimitListDTO: [cash, nonCash].map((row, index) => ({
      limitUpdated: amounts[index],
      limitedType: index + 1,
      postId: positionId,
      limitPositionId: row?.limitPositionId ?? null,
      groupSubdivision: group,
    })),
  };
}

const listSubstitutes = async (applicationId: number, positionId: number) =>
  (
    await list('/api/rolemenuposition', `applicationId = ${applicationId} and positionId = ${positionId}`)
  ).map((row) => [row.roleMenuId, row.status, row.isDeleted].join());

const webhook = 'https://core.bank.example/hook';

/** A change of one record and the change that takes it back, each through a second person. */
interface Story {
  readonly action: string;
  readonly ask: () => Promise<object>;
  readonly see: () => Promise<unknown>;
  readonly changed: unknown;
  readonly undo: { readonly action: string; readonly ask: () => Promise<object> };
}

const stories: Record<string, Story> = {
  'a parameter changed': {
    action: 'updateSysConfig',
    ask: async () => {
      const { id, paramName } = await findConfig('max-upload-mb');
      return { configId: id, paramName, paramValue: '3', additionalValue: '' };
    },
    see: async () => (await findConfig('max-upload-mb')).paramValue,
    changed: '3',
    undo: {
      action: 'updateSysConfig',
      ask: async () => {
        const { id, paramName } = await findConfig('max-upload-mb');
        return { configId: id, paramName, paramValue: '2' };
      },
    },
  },
  'a parameter made': {
    action: 'createSysConfig',
    ask: async () => ({ paramName: 'kop-surat', paramValue: 'Bank Uji', additionalValue: 'biru' }),
    see: async () => (await findConfig('kop-surat')).additionalValue,
    changed: 'biru',
    undo: {
      action: 'deleteSysConfig',
      ask: async () => ({ ...(await findConfig('kop-surat')), configId: (await findConfig('kop-surat')).id }),
    },
  },
  'a limit group renamed with all that refers to it': {
    action: 'crudMasterGroupingLimit',
    ask: async () => ({
      groupingLimitId: (await findGroup('KCP')).groupingLimitId,
      groupingName: 'KCP-A',
      groupingDesc: 'Cabang Pembantu',
    }),
    see: async () => {
      const { rows } = await app.database.pool.query(
        `select (select count(*)::int from subdivision where group_subdivision = 'KCP-A') > 0 as branches,
                (select count(*)::int from limit_position where group_subdivision = 'KCP-A') > 0 as limits,
                (select count(*)::int from limit_position where group_subdivision = 'KCP') as left`,
      );
      return { ...rows[0], group: (await findGroup('KCP-A')).groupingDesc };
    },
    changed: { branches: true, limits: true, left: 0, group: 'Cabang Pembantu' },
    undo: {
      action: 'crudMasterGroupingLimit',
      ask: async () => ({
        groupingLimitId: (await findGroup('KCP-A')).groupingLimitId,
        groupingName: 'KCP',
        groupingDesc: 'Kantor Cabang Pembantu',
      }),
    },
  },
  'the limits of a position changed': {
    action: 'groupingLimit',
    ask: () => askLimits(1, 'KCU', ['9007199254740993', 7_500_000]),
    see: async () => {
      const { cash, nonCash } = await readLimits(1, 'KCU');
      return [cash?.limitTunai, nonCash?.limitNontunai];
    },
    changed: ['9007199254740993', 7_500_000],
    undo: { action: 'groupingLimit', ask: () => askLimits(1, 'KCU', [1_000_000, '0']) },
  },
  'substitute menus added and removed at once': {
    action: 'parameterpengganti',
    ask: async () => ({ positionIdentity: 3, appId: 1, idMenu: [1, '2'], roleMenuPosition: [] }),
    see: async () => (await listSubstitutes(1, 3)).filter((row) => /^[12],/.test(row)),
    changed: ['1,2,0', '2,2,0'],
    undo: {
      action: 'parameterpengganti',
      ask: async () => ({
        positionIdentity: 3,
        appId: 1,
        idMenu: [],
        roleMenuPosition: (
          await list('/api/rolemenuposition', 'positionId = 3 and roleMenuId in (1, 2) and isDeleted = 0')
        ).map((row) => row.roleMenuPositionId),
      }),
    },
  },
  'an application given a webhook': {
    action: 'aplikasi',
    ask: async () => ({
      ...(await findApplication('Core Banking')),
      webhookUrl: webhook,
      webhookSecret: 'rahasia-sekali-0001',
    }),
    see: async () => {
      const { webhookUrl, hasSecret } = await findApplication('Core Banking');
      return [webhookUrl, hasSecret, await readSecret('Core Banking')];
    },
    changed: [webhook, 1, 'rahasia-sekali-0001'],
    undo: {
      action: 'aplikasi',
      ask: async () => ({ ...(await findApplication('Core Banking')), webhookUrl: '' }),
    },
  },
};

async function readSecret(name: string): Promise<string | null> {
  const { rows } = await app.database.pool.query<{ webhook_secret: string | null }>(
    'select webhook_secret from application where application_name = $1',
    [name],
  );
  return rows[0]?.webhook_secret ?? null;
}

describe.each(Object.entries(stories))('%s', (_name, story) => {
  it('waits, takes effect with a second supervisor admin IT, and can be taken back', async () => {
    const before = await story.see();
    expect(before).not.toEqual(story.changed);
    const filed = await fileRequest(spv, story.action, await story.ask());
    expect(await decide(spv, 'approve', filed)).toMatchObject({ bucketApprovalId: -1 });
    expect(await story.see()).not.toEqual(story.changed);
    await approve(spv2, filed.bucketApprovalId);
    expect(await story.see()).toEqual(story.changed);

    const undone = await fileRequest(spv2, story.undo.action, await story.undo.ask());
    await approve(spv, undone.bucketApprovalId);
    expect(await story.see()).not.toEqual(story.changed);
  });

  it('lets one of two at the same moment through, and refuses the other as registered', async () => {
    const ask = await story.ask();
    const answers = await Promise.all(
      [spv, spv2].map((client) => client.post<Filed>(`/api/${story.action}/create`, ask)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.userId === 0)).toHaveLength(1);
    const winner = answers.findIndex(({ body }) => body.userId !== 0);
    const filed = answers[winner]?.body;
    if (!filed) throw new Error('nobody won');
    expect(await decide(winner === 0 ? spv2 : spv, 'reject', filed)).toMatchObject({ status: 3 });
  });
});

describe('sys config', () => {
  it('wants of a known parameter what the portal can read', async () => {
    const { id } = await findConfig('batas-waktu-approval');
    const wish = { configId: id, paramName: 'batas-waktu-approval' };
    expect(await refuse('updateSysConfig', { ...wish, paramValue: 'besok' })).toMatchObject({
      status: 400,
      code: 'CONFIG_NOT_A_NUMBER',
      fields: { paramValue: expect.stringContaining('1 sampai 720') },
    });
    expect(await refuse('updateSysConfig', { ...wish, paramValue: '72' })).toMatchObject({
      code: 'NOTHING_CHANGES',
    });
    expect(await refuse('updateSysConfig', { ...wish, paramName: 'lain', paramValue: '5' })).toMatchObject({
      code: 'CODE_IS_FIXED',
    });
    expect(
      await refuse('createSysConfig', { paramName: 'Batas-Waktu-Approval', paramValue: '5' }),
    ).toMatchObject({
      status: 200,
      userId: 0,
    });
    expect(await refuse('createSysConfig', { paramName: ' ', paramValue: '' })).toMatchObject({
      status: 400,
      fields: { paramName: 'Tolong Masukkan Nama Parameter', paramValue: 'Tolong Masukkan Parameter' },
    });
  });

  it('tells the approver that a removed parameter falls back', async () => {
    const { id } = await findConfig('notice-seconds');
    const filed = await fileRequest(spv, 'deleteSysConfig', { configId: id });
    const { body } = await spv2.get<{ impact: object[]; before: Row; after: Row }>(
      `/api/request-detail/${filed.bucketApprovalId}`,
    );
    expect(body.impact).toMatchObject([{ code: 'CONFIG_DEFAULT', values: { value: '6' } }]);
    await decide(spv2, 'reject', filed);
  });
});

describe('limit groups', () => {
  it('stay while a branch belongs to them', async () => {
    const { groupingLimitId, groupingName, groupingDesc } = await findGroup('KCU');
    const wish = { groupingLimitId, groupingName, groupingDesc, isDeleted: 1 };
    expect(await refuse('crudMasterGroupingLimit', wish)).toMatchObject({
      status: 409,
      code: 'LIMIT_GROUP_IN_USE',
    });
  });

  it('can be made, removed and brought back', async () => {
    const made = await fileRequest(spv, 'crudMasterGroupingLimit', {
      groupingName: 'KAS',
      groupingDesc: 'Kantor Kas',
    });
    await approve(spv2, made.bucketApprovalId);
    const { groupingLimitId } = await findGroup('KAS');
    const fields = { groupingLimitId, groupingName: 'KAS', groupingDesc: 'Kantor Kas' };
    for (const isDeleted of [1, 0]) {
      const filed = await fileRequest(spv, 'crudMasterGroupingLimit', { ...fields, isDeleted });
      await approve(spv2, filed.bucketApprovalId);
      expect((await findGroup('KAS')).isDeleted).toBe(isDeleted);
    }
    expect(await refuse('crudMasterGroupingLimit', { groupingName: 'kas', groupingDesc: 'x' })).toMatchObject(
      { userId: 0 },
    );
  });

  it('refuses the second of two that take the same name, with the reason', async () => {
    const fresh = await fileRequest(spv, 'crudMasterGroupingLimit', {
      groupingName: 'BARU',
      groupingDesc: 'Baru',
    });
    const { groupingLimitId, groupingDesc } = await findGroup('AREA');
    const renamed = await fileRequest(spv, 'crudMasterGroupingLimit', {
      groupingLimitId,
      groupingName: 'BARU',
      groupingDesc,
    });
    const answers = await Promise.all([decide(spv2, 'approve', fresh), decide(spv2, 'approve', renamed)]);
    const refused = answers.filter(({ bucketApprovalId }) => bucketApprovalId === -1);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.notes).toContain('BARU');
  });

  it('are filed in nobody else’s name', async () => {
    const wish = { userIdPemohon: 1, groupingName: 'X', groupingDesc: 'Y' };
    expect(await refuse('crudMasterGroupingLimit', wish)).toMatchObject({
      status: 403,
      code: 'NOT_YOURSELF',
    });
  });
});

describe('limits of a position', () => {
  it('are asked for as one cash and one non-cash of the same place', async () => {
    const [cash, nonCash] = (await askLimits(2, 'KCU', [1, 2])).groupingLimitListDTO;
    const ask = (...entries: unknown[]) => refuse('groupingLimit', { groupingLimitListDTO: entries });
    expect(await ask(cash, cash)).toMatchObject({ status: 400 });
    expect(await ask(cash, { ...nonCash, groupSubdivision: 'KP' })).toMatchObject({ status: 400 });
    expect(await ask(cash, { ...nonCash, limitPositionId: 1 })).toMatchObject({ status: 400 });
    expect(await ask(cash, { ...nonCash, limitUpdated: '10000000000000001' })).toMatchObject({ status: 400 });
    expect(await ask(cash, { ...nonCash, userId: 1 })).toMatchObject({ code: 'NOT_YOURSELF' });
    expect(await ask(cash)).toMatchObject({ status: 400 });
    const elsewhere = [cash, nonCash].map((entry) => ({
      ...entry,
      limitPositionId: 0,
      groupSubdivision: 'X',
    }));
    expect(await ask(...elsewhere)).toMatchObject({ code: 'UNKNOWN_LIMIT_GROUP' });
  });

  it('are stale once their group has another name', async () => {
    const filed = await fileRequest(spv, 'groupingLimit', await askLimits(4, 'REGION', [1, 1]));
    const { groupingLimitId, groupingDesc } = await findGroup('REGION');
    const wish = { groupingLimitId, groupingName: 'WILAYAH', groupingDesc };
    await approve(spv2, (await fileRequest(spv, 'crudMasterGroupingLimit', wish)).bucketApprovalId);
    expect(await decide(spv2, 'approve', filed)).toMatchObject({ bucketApprovalId: -1 });
    expect(await decide(spv2, 'reject', filed)).toMatchObject({ status: 3 });
  });

  it('tell the approver how many people they lower', async () => {
    const position = await find('/api/position', "positionCode = 'TL2'");
    const filed = await fileRequest(
      spv,
      'groupingLimit',
      await askLimits(Number(position.positionId), 'KCU', [1, 1]),
    );
    const { body } = await spv2.get<{ impact: { code: string; values: Row }[] }>(
      `/api/request-detail/${filed.bucketApprovalId}`,
    );
    expect(body.impact).toMatchObject([{ code: 'LIMIT_LOWERED', values: { group: 'KCU' } }]);
    expect(Number(body.impact[0]?.values.count)).toBeGreaterThan(0);
    await decide(spv2, 'reject', filed);
  });
});

describe('substitute menus', () => {
  it('show as waiting while asked for, whether to come or to go', async () => {
    const [held] = await list('/api/rolemenuposition', 'isDeleted = 0 and status = 2 and applicationId = 2');
    const positionId = Number(held?.positionId);
    const before = await listSubstitutes(2, positionId);
    const others = await list('/api/rolemenu', 'applicationId = 2 and isDeleted = 0');
    const wanted = others.find((menu) => before.every((row) => !row.startsWith(`${menu.roleMenuId},`)));
    const filed = await fileRequest(spv, 'parameterpengganti', {
      positionIdentity: positionId,
      appId: 2,
      idMenu: [wanted?.roleMenuId],
      roleMenuPosition: [held?.roleMenuPositionId],
    });
    const during = await listSubstitutes(2, positionId);
    expect(
      await refuse('parameterpengganti', {
        positionIdentity: positionId,
        appId: 2,
        idMenu: [wanted?.roleMenuId],
      }),
    ).toMatchObject({ userId: 0 });
    expect(during).toContain(`${wanted?.roleMenuId},1,1`);
    expect(during).toContain(`${held?.roleMenuId},1,0`);
    await approve(spv2, filed.bucketApprovalId);
    const after = await listSubstitutes(2, positionId);
    expect(after).toContain(`${wanted?.roleMenuId},2,0`);
    expect(after).toContain(`${held?.roleMenuId},2,1`);
  });

  it('must be menus of the application, and assignments of the position', async () => {
    const wish = { positionIdentity: 3, appId: 1, idMenu: [], roleMenuPosition: [] };
    expect(await refuse('parameterpengganti', wish)).toMatchObject({ code: 'NOTHING_CHANGES' });
    expect(await refuse('parameterpengganti', { ...wish, idMenu: [40] })).toMatchObject({
      code: 'UNKNOWN_MENU',
    });
    expect(await refuse('parameterpengganti', { ...wish, roleMenuPosition: [99_999] })).toMatchObject({
      code: 'UNKNOWN_MENU',
    });
    expect(await refuse('parameterpengganti', { ...wish, appId: 14, idMenu: [1] })).toMatchObject({
      code: 'UNKNOWN_APPLICATION',
    });
    expect(await refuse('parameterpengganti', { ...wish, userIdentity: 1, idMenu: [1] })).toMatchObject({
      code: 'NOT_YOURSELF',
    });
  });
});

it.each(['updateSysConfig', 'crudMasterGroupingLimit', 'groupingLimit', 'parameterpengganti', 'aplikasi'])(
  '%s is closed to everybody but supervisor admin IT',
  async (action) => {
    const admin = await app.signInAs('adminit');
    expect((await admin.post(`/api/${action}/create`, {})).status).toBe(403);
  },
);
