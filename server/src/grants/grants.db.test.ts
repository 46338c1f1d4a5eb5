import { HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letGrantsEnd } from '../../test/let-grants-end.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { approveAllLevels, fileRequest } from '../../test/walk-request.ts';
import { doWork } from '../platform/work.ts';
import { endGrant } from './end-grant.ts';

let app: TestApp;
let supervisor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  supervisor = await app.signInAs('supervisor');
});
afterAll(() => app.close());

/** A cash limit in Core Banking, approved: the clock is running. */
async function raise(amount: number, hours: number): Promise<number> {
  const filed = await fileRequest(supervisor, 'limitspv', {
    appId: 1,
    limitedType: 1,
    limitUpdated: amount,
    timeDuration: hours * HOUR_MS,
  });
  await approveAllLevels(app, 'LimitSpv', filed.bucketApprovalId);
  return filed.bucketApprovalId;
}

async function readLimit(): Promise<unknown> {
  const { body } = await supervisor.get<{ items: { limitTunai: number }[] }>(
    '/api/myprofile/view?top=1&skip=0',
  );
  return body.items[0]?.limitTunai;
}

/** As if the grant had been approved long enough ago that it is over by now. */
async function letTimePass(requestId: number): Promise<void> {
  await app.database.pool.query(
    `update temporary_grant set started_at = started_at - interval '9 hours',
       valid_until = least(valid_until - interval '9 hours', now() - interval '1 millisecond') where request_id = $1`,
    [requestId],
  );
}

function stop(client: TestClient, bucketApprovalId: number, ipPemeriksa: string | null = '10.9.9.9') {
  return client.post('/api/processstop/create', { bucketApprovalId, ipPemeriksa });
}

async function listDeliveries(...requestIds: number[]) {
  const { rows } = await app.database.pool.query<{ type: string; limit: string }>(
    "select event_type as type, event ->> 'limit' as limit from delivery where request_id = any($1) order by delivery_id",
    [requestIds],
  );
  return rows;
}

async function readGrant(requestId: number) {
  const { rows } = await app.database.pool.query('select * from temporary_grant where request_id = $1', [
    requestId,
  ]);
  return rows[0];
}

async function readAudit(requestId: number) {
  const { rows } = await app.database.pool.query<{ action: string; actor: number | null; ip: string | null }>(
    "select action, actor, ip from audit_event where subject = $1 and action like 'grant.%' order by seq",
    [`request:${requestId}`],
  );
  return rows;
}

describe('a temporary grant', () => {
  it('runs from the approval for as long as was asked, and shows what is left', async () => {
    const id = await raise(90_000_000, 2);
    const { body } = await supervisor.get<{ items: Record<string, unknown>[] }>(
      `/api/userhakakses/view?filter=${encodeURIComponent('isActive = 0')}&orderby=bucketApprovalId%20desc&top=5&skip=0`,
    );
    const row = body.items.find((item) => item.bucketApprovalId === id);
    expect(row).toMatchObject({ typeName: 'LimitSpv', timeDuration: 2 * HOUR_MS, isActive: 0 });
    expect(row?.timeRemaining).toBeGreaterThan(0);
    expect(row?.timeRemaining).toBeLessThanOrEqual(2 * HOUR_MS);
    const grant = await readGrant(id);
    const { rows } = await app.database.pool.query(
      'select decided_at from decision where request_id = $1 and level = 2',
      [id],
    );
    expect(grant.started_at).toEqual(rows[0].decided_at);
    await stop(supervisor, id);
  });

  it('queues its own end for the due moment', async () => {
    const id = await raise(90_000_000, 3);
    const { rows } = await app.database.pool.query(
      "select start_after from pgboss.job where name = 'grant-ends' and data ->> 'requestId' = $1",
      [String(id)],
    );
    const grant = await readGrant(id);
    expect(rows.map((row) => row.start_after)).toEqual([grant.valid_until]);
    await stop(supervisor, id);
  });

  it("is nobody else's to stop, and cannot be stopped in another's name", async () => {
    const id = await raise(90_000_000, 1);
    expect(await stop(await app.signInAs('inputer'), id)).toMatchObject({ status: 403 });
    expect(await stop(await app.signInAs('approver1'), id)).toMatchObject({ status: 403 });
    const named = { userId: 1, bucketApprovalId: id, ipPemeriksa: '1.1.1.1' };
    expect(await supervisor.post('/api/processstop/create', named)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOURSELF' },
    });
    expect(await stop(supervisor, 999_999_999)).toMatchObject({ status: 404 });
    expect(await readLimit()).toBe(90_000_000);
    await stop(supervisor, id);
  });

  it('is only brought up to date when no address is given', async () => {
    const id = await raise(90_000_000, 1);
    expect(await stop(supervisor, id, null)).toMatchObject({ status: 200, body: { isActive: 0 } });
    expect(await readLimit()).toBe(90_000_000);
    await letTimePass(id);
    expect(await stop(supervisor, id, null)).toMatchObject({ status: 200, body: { isActive: 1 } });
    expect(await readGrant(id)).toMatchObject({ stop_reason: 'expired', stopped_by: null, stopped_ip: null });
    expect(await readAudit(id)).toMatchObject([
      { action: 'grant.started' },
      { action: 'grant.expired', actor: null },
    ]);
  });
});

describe('overlapping grants of one thing', () => {
  it('do not end each other early: the later end wins', async () => {
    const short = await raise(90_000_000, 1);
    const long = await raise(70_000_000, 8);
    expect(await readLimit()).toBe(90_000_000);
    await letTimePass(short);
    await letGrantsEnd(app);
    expect(await readLimit()).toBe(70_000_000);
    await stop(supervisor, long);
    expect(await readLimit()).toBe(50_000_000);
    // What the application was told, in order: raised, still at the higher one, down to the other, restored.
    expect(await listDeliveries(short, long)).toEqual([
      { type: 'limit.raised', limit: '90000000' },
      { type: 'limit.raised', limit: '90000000' },
      { type: 'limit.raised', limit: '70000000' },
      { type: 'limit.restored', limit: '50000000' },
    ]);
  });

  it('that end at the same moment are taken back exactly once', async () => {
    const one = await raise(90_000_000, 1);
    const other = await raise(80_000_000, 1);
    await Promise.all([stop(supervisor, one), stop(supervisor, other)]);
    const restored = (await listDeliveries(one, other)).filter(({ type }) => type === 'limit.restored');
    expect(restored).toHaveLength(1);
    expect(await readLimit()).toBe(50_000_000);
  });
});

describe('the end of a grant', () => {
  it('happens once when the owner stops it while it expires', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await raise(90_000_000, 1);
      await letTimePass(id);
      const [pressed] = await Promise.all([stop(supervisor, id), letGrantsEnd(app), letGrantsEnd(app)]);
      expect(pressed).toMatchObject({ status: 200, body: { isActive: 1 } });
      // It was over before anybody pressed.
      expect(await readGrant(id)).toMatchObject({ stop_reason: 'expired' });
      expect(await listDeliveries(id)).toHaveLength(2);
      expect(await readAudit(id)).toHaveLength(2);
    }
  });

  it('is undone with it, or not at all', async () => {
    const id = await raise(90_000_000, 1);
    await letTimePass(id);
    const failing = async () => {
      throw new Error('The undo failed');
    };
    await expect(doWork(app.workplace, (work) => endGrant(work, failing, BigInt(id)))).rejects.toThrow(
      'The undo failed',
    );
    expect(await readGrant(id)).toMatchObject({ stopped_at: null });
    expect(await letGrantsEnd(app)).toBe(1);
    expect(await readGrant(id)).toMatchObject({ stop_reason: 'expired' });
  });

  it('is caught up on after a time in which no server ran', async () => {
    const id = await raise(90_000_000, 1);
    await app.database.pool.query("delete from pgboss.job where name = 'grant-ends'");
    await app.database.pool.query(
      `update temporary_grant set started_at = now() - interval '3 days', valid_until = now() - interval '2 days'
       where request_id = $1`,
      [id],
    );
    expect(await readLimit()).toBe(50_000_000);
    await letGrantsEnd(app);
    const grant = await readGrant(id);
    expect(grant).toMatchObject({ stop_reason: 'expired' });
    // It ended when it was due, not when the server came back.
    expect(grant.stopped_at).toEqual(grant.valid_until);
    expect((await listDeliveries(id)).map(({ type }) => type)).toEqual(['limit.raised', 'limit.restored']);
  });
});
