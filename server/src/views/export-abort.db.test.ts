import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

async function countWaiting(): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? -1;
}

async function waitForCount(wanted: number): Promise<void> {
  for (let tries = 0; tries < 100 && (await countWaiting()) !== wanted; tries += 1) await wait(50);
  expect(await countWaiting()).toBe(wanted);
}

it('cancels the query of a download that is broken off', async () => {
  const claims = { sid: randomUUID(), auth_time: Math.floor(Date.now() / 1000) };
  const token = await app.issuer.mint({ subject: 'inputer', employeeId: '10000001', claims });
  // A table of the export, but of nothing that happens before it, is held: the query hangs as a slow one would.
  const holder = await app.database.pool.connect();
  await holder.query('begin; lock table role_menu in access exclusive mode');
  try {
    const reader = new AbortController();
    const response = await fetch(`${app.baseUrl}/api/bucketapprovalstatuspermohonan/viewAsCSV`, {
      headers: { authorization: `Bearer ${token}` },
      signal: reader.signal,
    });
    expect(response.status).toBe(200);
    await waitForCount(1);
    reader.abort();
    await waitForCount(0);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
