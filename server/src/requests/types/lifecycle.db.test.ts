import { findKind, type KindName, kindNames } from '@gerbang/contract/requests/registry';
import { HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letGrantsEnd } from '../../../test/let-grants-end.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { approveAllLevels, type Filed, fileRequest } from '../../../test/walk-request.ts';

const CORE_BANKING = 1;

/** How one kind of employee request is asked for, and where the person sees that it took effect. */
interface Story {
  readonly as: string;
  readonly action: string;
  readonly ask: (client: TestClient) => Promise<object>;
  /** What the person sees of the right; different after the approval, as before after its end. */
  readonly see: (client: TestClient, filed?: Filed) => Promise<unknown>;
  readonly granted: unknown;
}

type EmployeeKind = Extract<
  KindName,
  'HakAkses' | 'PerubahanMenu' | 'LimitSpv' | 'LimitTetap' | 'ResetPassword' | 'Profile'
>;

interface List<Item> {
  readonly items: readonly Item[];
}

async function readProfile(client: TestClient) {
  const { body } = await client.get<List<Record<string, unknown>>>('/api/myprofile/view?top=1&skip=0');
  return body.items[0] ?? {};
}

async function listMenus(client: TestClient): Promise<number[]> {
  const { body } = await client.get<List<{ roleMenuId: number }>>('/api/userrolemenu?top=1000&skip=0');
  return body.items.map((menu) => menu.roleMenuId);
}

const askedMenu = 8; // Core Banking's 'Koreksi Transaksi'
const askedApplication = 13;

const stories: Record<EmployeeKind, Story> = {
  HakAkses: {
    as: 'inputer',
    action: 'hakakses',
    ask: async () => ({ appId: askedApplication }),
    see: async (client) => {
      const { body } = await client.get<List<{ hasAccess: number }>>(
        `/api/listapplication/view?filter=${encodeURIComponent(`applicationId = ${askedApplication}`)}&top=5&skip=0`,
      );
      return body.items[0]?.hasAccess;
    },
    granted: 1,
  },
  PerubahanMenu: {
    as: 'inputer',
    action: 'perubahanmenu',
    ask: async (client) => {
      const { body } = await client.get<{ data: { roleMenuId: number }[] }>(
        `/api/perubahanmenu/menuOptions?applicationID=${CORE_BANKING}&positionnID=1`,
      );
      expect(body.data.map((menu) => menu.roleMenuId)).toContain(askedMenu);
      return { appId: CORE_BANKING, roleMenu: askedMenu, hari: 1, jam: 2 };
    },
    see: async (client) => (await listMenus(client)).includes(askedMenu),
    granted: true,
  },
  LimitSpv: {
    as: 'supervisor',
    action: 'limitspv',
    ask: async () => ({
      appId: CORE_BANKING,
      limitedType: 1,
      limitUpdated: 90_000_000,
      timeDuration: 4 * HOUR_MS,
      catatanPemohon: 'Antrean panjang',
    }),
    see: async (client) => (await readProfile(client)).limitTunai,
    granted: 90_000_000,
  },
  LimitTetap: {
    as: 'teller',
    action: 'limitTetap',
    ask: async (client) => {
      const { body } = await client.get<{ data: { key: number; values: { positionName: string } }[] }>(
        '/ol/filterposition/optionList',
      );
      return { posisiId: body.data.find(({ values }) => values.positionName === 'Teller 4')?.key };
    },
    see: async (client) => (await readProfile(client)).limitNonTunai,
    granted: 80_000_000,
  },
  ResetPassword: {
    as: 'teller',
    action: 'resetpassword',
    ask: async () => ({ appId: CORE_BANKING }),
    see: async (client, filed) => {
      if (!filed) return undefined;
      const { body } = await client.get<{ deliveries: { eventType: string }[] }>(
        `/api/request-detail/${filed.bucketApprovalId}`,
      );
      return body.deliveries.map((delivery) => delivery.eventType);
    },
    granted: ['password.reset'],
  },
  Profile: {
    as: 'inputer',
    action: 'updatemyprofile',
    ask: async () => ({ phoneNumberMobile: '+62-811-2345', emailAlternate: 'intan@surel.example' }),
    see: async (client) => {
      const { telephoneNumber, emailAlternate } = await readProfile(client);
      return [telephoneNumber, emailAlternate];
    },
    granted: ['+62-811-2345', 'intan@surel.example'],
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Files and approves, and finds the effect; gives back how it looked before. */
async function grant(kind: EmployeeKind) {
  const { as, action, ask, see, granted } = stories[kind];
  const person = await app.signInAs(as);
  const before = await see(person);
  expect(before).not.toEqual(granted);
  const filed = await fileRequest(person, action, await ask(person));
  expect(filed.ticketNumber).toMatch(new RegExp(`^${findKind(kind).prefix}-\\d{8}-\\d{6}$`));
  expect(await see(person)).toEqual(before);
  await approveAllLevels(app, kind, filed.bucketApprovalId);
  expect(await see(person, filed)).toEqual(granted);
  return { person, filed, before };
}

async function readGrant(filed: Filed) {
  const { rows } = await app.database.pool.query('select * from temporary_grant where request_id = $1', [
    filed.bucketApprovalId,
  ]);
  return rows[0];
}

async function readEvents(filed: Filed): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ event_type: string }>(
    'select event_type from delivery where request_id = $1 order by delivery_id',
    [filed.bucketApprovalId],
  );
  return rows.map((row) => row.event_type);
}

const employeeKinds = Object.keys(stories) as EmployeeKind[];
const temporaryKinds = employeeKinds.filter((kind) => findKind(kind).temporary);

it('covers every temporary kind there is', () => {
  expect(kindNames.filter((kind) => findKind(kind).temporary).sort()).toEqual([...temporaryKinds].sort());
});

describe.each(temporaryKinds)('%s', (kind) => {
  it('is granted, and taken back when its owner stops it', async () => {
    const { person, filed, before } = await grant(kind);
    const stop = () =>
      person.post('/api/processstop/create', {
        userId: filed.userId,
        bucketApprovalId: filed.bucketApprovalId,
        ipPemeriksa: '10.1.2.3',
      });
    expect(await stop()).toMatchObject({ status: 200, body: { isActive: 1 } });
    expect(await stories[kind].see(person, filed)).toEqual(before);
    const stopped = await readGrant(filed);
    expect(stopped).toMatchObject({
      stop_reason: 'manual',
      stopped_by: filed.userId,
      stopped_ip: '127.0.0.1',
    });
    const events = await readEvents(filed);
    expect(events).toHaveLength(2);
    // A second press changes nothing.
    expect(await stop()).toMatchObject({ status: 200 });
    expect(await readGrant(filed)).toEqual(stopped);
    expect(await readEvents(filed)).toEqual(events);
  });

  it('is granted, and is over on time whether or not a job ran', async () => {
    const { person, filed, before } = await grant(kind);
    await app.database.pool.query(
      `update temporary_grant set started_at = started_at - interval '9 days',
         valid_until = now() - interval '1 second' where request_id = $1`,
      [filed.bucketApprovalId],
    );
    // No server has ended it yet, and still nobody has it.
    expect(await stories[kind].see(person, filed)).toEqual(before);

    await letGrantsEnd(app);
    const ended = await readGrant(filed);
    expect(ended).toMatchObject({ stop_reason: 'expired', stopped_by: null });
    expect(ended.stopped_at).toEqual(ended.valid_until);
    expect(await readEvents(filed)).toHaveLength(2);
    await letGrantsEnd(app);
    expect(await readEvents(filed)).toHaveLength(2);
  });
});

describe.each(employeeKinds.filter((kind) => !findKind(kind).temporary))('%s', (kind) => {
  it('takes effect once every level approved it', async () => {
    await grant(kind);
  });
});
