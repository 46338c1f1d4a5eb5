import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { doWork } from '../platform/work.ts';
import { announceChange } from './announce-change.ts';
import { deliverEvent } from './deliver-event.ts';
import { postWebhook } from './post-webhook.ts';

const SECRET = 'rahasia-uji';
const SAMPLE = path.join(import.meta.dirname, '../../../docs/samples/webhook-receiver.mjs');
const firstTry = { number: 1, isLast: false };

let app: TestApp;
let supervisor: TestClient;
let receiver: ChildProcess;
let sampleUrl: string;
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  supervisor = await app.signInAs('spvadminit');
  receiver = spawn(process.execPath, [SAMPLE], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = receiver;
  if (!stdout || !stderr) throw new Error('The receiver has no output');
  createInterface(stdout).on('line', (line) => lines.push(line));
  const [said] = (await once(createInterface(stderr), 'line')) as [string];
  sampleUrl = `http://127.0.0.1:${/\d+$/.exec(said)?.[0]}/events`;
});
afterAll(async () => {
  receiver.kill();
  await app.close();
});
beforeEach(() => {
  lines.length = 0;
});

/** Announces a change on an application with the given webhook, as an approval would. */
async function announce(url: string, secret: string | null = SECRET): Promise<bigint> {
  const { pool } = app.database;
  await pool.query('update application set webhook_url = $1, webhook_secret = $2 where application_id = 1', [
    url,
    secret,
  ]);
  const { rows } = await pool.query<{ request_id: bigint }>(
    "select request_id from request where kind = 'HakAkses' and status = 2 limit 1",
  );
  await doWork(app.workplace, (work) =>
    announceChange(work, {
      requestId: rows[0]?.request_id ?? 0n,
      applicationId: 1,
      type: 'access.granted',
      userId: 1,
    }),
  );
  const latest = await pool.query<{ id: bigint }>('select max(delivery_id) as id from delivery');
  return latest.rows[0]?.id ?? 0n;
}

async function findDelivery(id: bigint) {
  const { rows } = await app.database.pool.query('select * from delivery where delivery_id = $1', [id]);
  return rows[0];
}

const deliver = (id: bigint, attempt = firstTry) => deliverEvent(app.workplace.db, id, attempt);

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('a delivery', () => {
  it('is taken by the sample receiver, which checks the signature', async () => {
    const id = await announce(sampleUrl);
    await deliver(id);
    expect(await findDelivery(id)).toMatchObject({ state: 'delivered', attempts: 1, last_status: 204 });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    const event = JSON.parse(lines[0] ?? '{}');
    expect(event).toMatchObject({ type: 'access.granted', sequence: Number(id) });
    expect(event.data.employeeId).toMatch(/^\d+$/);
  });

  it('is refused by the receiver when it is signed with another secret', async () => {
    const id = await announce(sampleUrl, 'bukan-rahasianya');
    await expect(deliver(id)).rejects.toThrow('HTTP 401');
    expect(await findDelivery(id)).toMatchObject({
      state: 'waiting',
      last_status: 401,
      last_error: 'HTTP 401',
    });
    expect(lines).toEqual([]);
  });

  it('never leaves unsigned', async () => {
    const id = await announce(sampleUrl, null);
    await expect(deliver(id)).rejects.toThrow('secret');
    expect(lines).toEqual([]);
  });

  it('runs twice and is applied once; a repeat on demand keeps the event id', async () => {
    const id = await announce(sampleUrl);
    await deliver(id);
    await deliver(id);
    expect((await findDelivery(id)).attempts).toBe(1);
    const inquiry = await app.signInAs('inquiry');
    expect((await inquiry.post(`/api/deliveries/${id}/redeliver`)).status).toBe(403);
    expect(await supervisor.post(`/api/deliveries/${id}/redeliver`)).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    });
    await deliver(id);
    expect(await findDelivery(id)).toMatchObject({ state: 'delivered', attempts: 2 });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
  });

  it('follows no redirect and waits for its next try', async () => {
    const elsewhere = createServer((_, response) => response.writeHead(302, { location: sampleUrl }).end());
    const id = await announce(await listen(elsewhere));
    await expect(deliver(id)).rejects.toThrow('HTTP 302');
    expect(lines).toEqual([]);
    elsewhere.close();
  });

  it('has failed only with the last try', async () => {
    const id = await announce('http://127.0.0.1:1/');
    await expect(deliver(id)).rejects.toThrow();
    expect((await findDelivery(id)).state).toBe('waiting');
    await expect(deliver(id, { number: 31, isLast: true })).rejects.toThrow();
    expect((await findDelivery(id)).state).toBe('failed');
  });
});

describe('the call', () => {
  it('is cut off when the receiver hangs', async () => {
    const silent = createServer(() => {});
    const url = await listen(silent);
    await expect(postWebhook(url, {}, '{}', 150)).rejects.toThrow('in time');
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/',
    'http://0.0.0.0:80/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
  ])('refuses %s', async (url) => {
    await expect(postWebhook(url, {}, '{}')).rejects.toThrow(/not allowed|not http/);
  });
});
