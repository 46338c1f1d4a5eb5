import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

let app: TestApp;
let supervisor: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { work: true });
  supervisor = await app.signInAs('spvadminit');
});
afterAll(() => app.close());

interface Page {
  items: Record<string, unknown>[];
  totalItems: number;
}
interface Check {
  latest: { finishedAt: string | null; events: number; brokenAt: number | null } | null;
}

async function checkChain() {
  expect((await supervisor.post('/api/audit-check')).status).toBe(200);
  return await vi.waitFor(
    async () => {
      const { body } = await supervisor.get<Check>('/api/audit-check');
      expect(body.latest?.finishedAt).toBeTruthy();
      return body.latest;
    },
    { timeout: 20_000, interval: 200 },
  );
}

describe('the audit screen', () => {
  it('is for supervisor admin IT, lists events and finds them', async () => {
    const adminit = await app.signInAs('adminit');
    expect((await adminit.get('/api/jejakaudit/view')).status).toBe(403);
    expect((await adminit.post('/api/audit-check')).status).toBe(403);
    const { body } = await supervisor.get<Page>(
      `/api/jejakaudit/view?top=5&filter=${encodeURIComponent("action like 'session%'")}`,
    );
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items[0]).toMatchObject({ action: 'session.started' });
  });

  it('finds the chain whole, and then the very event that was rewritten', async () => {
    expect((await checkChain())?.brokenAt).toBeNull();
    await app.database.pool.query('alter table audit_event disable trigger audit_event_append_only');
    await app.database.pool.query(`update audit_event set details = '{"forged":true}' where seq = 7`);
    expect((await checkChain())?.brokenAt).toBe(7);
  });
});

describe('the job screen', () => {
  it('shows a job that failed for good, and runs it again on demand', async () => {
    const { pool } = app.database;
    await pool.query('insert into audit_check (audit_check_id, started_by) values (9999, 1)');
    await pool.query(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, started_on, completed_on, output)
       values ('verify-audit', '{"auditCheckId": 9999}', 'failed', 2, 2, now(), now(), '{"message": "sengaja gagal"}')`,
    );
    const filter = encodeURIComponent("state = 'failed'");
    const { body } = await supervisor.get<Page>(`/api/pekerjaanlatar/view?top=10&filter=${filter}`);
    expect(body.items[0]).toMatchObject({
      queueName: 'verify-audit',
      lastError: 'sengaja gagal',
      attempts: 3,
    });
    const id = String(body.items[0]?.jobId);
    expect(await supervisor.post(`/api/jobs/${id}/retry`)).toMatchObject({
      status: 200,
      body: { queueName: 'verify-audit' },
    });
    expect((await supervisor.post(`/api/jobs/${crypto.randomUUID()}/retry`)).status).toBe(409);
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query('select finished_at from audit_check where audit_check_id = 9999');
        expect(rows[0]?.finished_at).not.toBeNull();
      },
      { timeout: 20_000, interval: 200 },
    );
  });
});
