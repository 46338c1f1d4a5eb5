import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestClient } from '../../test/test-client.ts';
import { touchLive } from './live.ts';
import { LiveTail } from './live-tail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ME = 1;
const OTHER = 2;
const quiet = { warn: () => {} };

/** Listens on a tail of its own, as each replica has one. */
async function hear(userId: number) {
  const tail = new LiveTail(app.workplace.db, quiet, 10);
  const heard: string[] = [];
  await tail.listen(userId, (topics) => heard.push(...topics));
  return { heard, stop: () => tail.stop() };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Long enough for a tail that polls every 10 ms to have read what there is. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('the tail of live events', () => {
  it('tells every replica, and only the person concerned', async () => {
    const [first, second, other] = await Promise.all([hear(ME), hear(ME), hear(OTHER)]);
    await app.workplace.db.transaction().execute((tx) => touchLive(tx, 'requests', [ME]));
    await until(() => first.heard.length > 0 && second.heard.length > 0);
    expect(first.heard).toEqual(['requests']);
    expect(other.heard).toEqual([]);
    await Promise.all([first.stop(), second.stop(), other.stop()]);
  });

  it('does not step over a row that was numbered earlier and committed later', async () => {
    const { heard, stop } = await hear(ME);
    const slow = await app.database.pool.connect();
    await slow.query('begin');
    await slow.query("insert into live_event (topic, user_id) values ('queues', $1)", [ME]);
    await app.workplace.db.transaction().execute((tx) => touchLive(tx, 'requests', [ME]));
    // A tail that trusted the numbers would have read on by now; ours waits, so this only ever makes it pass later.
    await settle();
    await slow.query('commit');
    slow.release();
    await until(() => heard.includes('queues') && heard.includes('requests'));
    expect(heard.toSorted()).toEqual(['queues', 'requests']);
    await stop();
  });
});

describe('the stream', () => {
  it('is for people who are signed in, and says what changed for them', async () => {
    expect((await app.stranger.get('/api/live')).status).toBe(401);
    const token = await app.issuer.mint({
      subject: 'inputer',
      employeeId: '10000001',
      lifetime: 300,
      claims: { sid: 'live', auth_time: Math.floor(Date.now() / 1000) },
    });
    const client = createTestClient(app.baseUrl, token);
    const response = await fetch(`${app.baseUrl}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { body } = await client.get<{ items: { userId: number }[] }>('/api/myprofile/view');
    const me = body.items[0]?.userId ?? 0;
    let text = '';
    while (!text.includes(': open')) text += (await reader?.read())?.value ?? '';
    await app.workplace.db.transaction().execute((tx) => touchLive(tx, 'queues', [me]));
    while (!text.includes('data:')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('{"topics":["queues"]}');
    await reader?.cancel();
  });
});
