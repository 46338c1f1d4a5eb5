import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

interface SyncAnswer {
  status: number;
  message: string;
}

describe('range limit sync', () => {
  let app: TestApp;
  let server: Server;
  let supervisor: TestClient;
  /** What the source answers next; each call takes the answer as it is then. */
  let answer: () => Promise<{ status: number; body: string }>;
  const sync = () => supervisor.get<SyncAnswer>('/api/rangelimit/sync');
  const offer = (rows: unknown) => {
    answer = async () => ({ status: 200, body: JSON.stringify(rows) });
  };

  beforeAll(async () => {
    server = createServer(async (_request, response) => {
      const { status, body } = await answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    app = await startTestApp({ rangeLimitSource: `http://127.0.0.1:${port}/ranges` });
    supervisor = await app.signInAs('spvadminit');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
  });

  it('adds, updates and leaves alone, and says how many of each', async () => {
    offer([
      { limitCode: 'T01', limitType: 'Tunai', startLimit: 0, endLimit: 10_000_000 },
      { limitCode: 'T02', limitType: 'Tunai', startLimit: 10_000_001, endLimit: '30000000' },
      { limitCode: 'X01', limitType: 'Tunai', startLimit: 0, endLimit: '9007199254740993' },
    ]);
    const { status, body } = await sync();
    expect(status).toBe(200);
    expect(body.status).toBe(200);
    expect(body.message).toContain('1 baru, 1 diperbarui, 1 tetap, 10 tidak lagi');
    const list = await supervisor.get<{ items: Record<string, unknown>[] }>(
      "/api/rangelimit?filter=limitCode in ('T02','X01')&orderby=limitCode asc",
    );
    expect(list.body.items.map((row) => row.endLimit)).toEqual([30_000_000, '9007199254740993']);
    const event = await app.database.db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('subject', '=', 'sync:range-limits')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ action: 'sync.done', details: { counts: { added: 1, updated: 1 } } });
  });

  it('takes nothing from a source with one bad row, and names the place', async () => {
    offer({
      items: [
        { limitCode: 'Y01', limitType: 'Tunai', startLimit: 0, endLimit: 5 },
        { limitCode: 'Y02', limitType: 'Tunai', startLimit: 9, endLimit: 5 },
      ],
    });
    const { body } = await sync();
    expect(body).toMatchObject({ status: 502, message: expect.stringContaining('1.endLimit') });
    const list = await supervisor.get<{ totalItems: number }>("/api/rangelimit?filter=limitCode like 'Y%25'");
    expect(list.body.totalItems).toBe(0);
  });

  it('answers with a reason when the source is down, and runs again afterwards', async () => {
    answer = async () => ({ status: 503, body: 'busy' });
    expect((await sync()).body).toMatchObject({ status: 502, message: expect.stringContaining('HTTP 503') });
    offer([]);
    expect((await sync()).body.status).toBe(200);
  });

  it('runs one at a time', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      answer = async () => {
        resolve();
        await held;
        return { status: 200, body: '[]' };
      };
    });
    const first = sync();
    await asked;
    expect((await sync()).body.status).toBe(409);
    letGo();
    expect((await first).body.status).toBe(200);
  });

  it('takes over from a run whose replica died', async () => {
    offer([]);
    const { db } = app.database;
    const dead = await db
      .insertInto('sync_run')
      .values({ source: 'range-limits', counts: '{}', heartbeat_at: new Date(Date.now() - 120_000) })
      .returning('sync_run_id')
      .executeTakeFirstOrThrow();
    expect((await sync()).body.status).toBe(200);
    const row = await db
      .selectFrom('sync_run')
      .select('state')
      .where('sync_run_id', '=', dead.sync_run_id)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('failed');
  });

  it('is for supervisor admin IT only', async () => {
    const outsider = await app.signInAs('adminit');
    expect((await outsider.get('/api/rangelimit/sync')).status).toBe(403);
  });
});
