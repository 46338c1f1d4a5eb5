import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

interface TestAnswer {
  state: string;
  httpStatus: number | null;
  error: string | null;
}

describe('a test delivery', () => {
  let app: TestApp;
  let receiver: Server;
  let spv: TestClient;
  let status = 200;
  const heard: Record<string, unknown>[] = [];
  const test = (applicationId: number, headers?: Record<string, string>) =>
    spv.post<TestAnswer>('/api/aplikasi/testdelivery', { applicationId }, headers);

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        heard.push({ ...JSON.parse(text), signature: request.headers['x-gerbang-signature'] });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    app = await startTestApp();
    await app.database.pool.query(
      'update application set webhook_url = $1, webhook_secret = $2 where application_id = 1',
      [`http://127.0.0.1:${port}/hook`, 'rahasia-sekali-0001'],
    );
    spv = await app.signInAs('spvadminit');
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await app.close();
  });

  it('arrives signed, and says so', async () => {
    const { body } = await test(1);
    expect(body).toMatchObject({ state: 'delivered', httpStatus: 200, error: null });
    expect(heard.at(-1)).toMatchObject({ type: 'webhook.test', signature: expect.any(String) });
  });

  it('is sent once for one key', async () => {
    const before = heard.length;
    await test(1, { 'idempotency-key': 'tekan-dua-kali' });
    await test(1, { 'idempotency-key': 'tekan-dua-kali' });
    expect(heard.length - before).toBe(1);
  });

  it('says what went wrong, and is not tried again', async () => {
    status = 500;
    expect((await test(1)).body).toMatchObject({ state: 'failed', httpStatus: 500, error: 'HTTP 500' });
    const { rows } = await app.database.pool.query(
      "select state, attempts from delivery where event_type = 'webhook.test' order by delivery_id desc limit 1",
    );
    expect(rows).toEqual([{ state: 'failed', attempts: 1 }]);
  });

  it('needs a webhook, and a supervisor admin IT', async () => {
    expect((await test(2)).status).toBe(409);
    expect((await test(9999)).status).toBe(404);
    const admin = await app.signInAs('adminit');
    expect((await admin.post('/api/aplikasi/testdelivery', { applicationId: 1 })).status).toBe(403);
  });
});
