import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';
import type { TokenWishes } from './test-issuer.ts';

const PROFILE = '/api/afterlogin/view?top=10&skip=0';
const EMPLOYEE = { subject: 'inputer', employeeId: '10000001' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

async function askProfile(wishes: TokenWishes): Promise<number> {
  const client = createTestClient(app.baseUrl, await app.issuer.mint(wishes));
  return (await client.get(PROFILE)).status;
}

describe('a token', () => {
  it('is good as the provider made it', async () => {
    expect(await askProfile(EMPLOYEE)).toBe(200);
  });

  it.each<[string, Partial<TokenWishes>]>([
    ['is over', { lifetime: -60 }],
    ['is for somebody else', { audience: 'urn:another:api' }],
    ['comes from another issuer', { issuer: 'https://elsewhere.example/realms/bank' }],
    ['names no employee', { employeeId: '' }],
  ])('is refused when it %s', async (_why, wishes) => {
    expect(await askProfile({ ...EMPLOYEE, ...wishes })).toBe(401);
  });

  it('is refused when it is no token, unsigned, or changed', async () => {
    const token = await app.issuer.mint(EMPLOYEE);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = `${header}.${encode({ ...claims, description: '10000010' })}.${signature}`;
    for (const bad of ['x', unsigned, changed]) {
      expect((await createTestClient(app.baseUrl, bad).get(PROFILE)).status).toBe(401);
    }
    expect((await app.stranger.get(PROFILE)).status).toBe(401);
  });

  it('ends with the next sign-in of the same person', async () => {
    const first = await app.signInAs('approver2');
    expect((await first.get(PROFILE)).status).toBe(200);
    const second = await app.signInAs('approver2');
    expect((await first.get(PROFILE)).status).toBe(401);
    expect((await second.get(PROFILE)).status).toBe(200);
  });

  it('of a new key is accepted once the provider publishes it', async () => {
    await app.issuer.rotate();
    // The server asks for new keys at most every few seconds.
    await expect.poll(() => askProfile(EMPLOYEE), { timeout: 10_000, interval: 500 }).toBe(200);
  });
});

describe('an account', () => {
  it.each(['nonaktif', 'tanpaakun'])('%s may call nothing but its own session', async (username) => {
    const client = await app.signInAs(username);
    expect((await client.get('/api/bucketapprovalstatuspermohonan/view?top=5&skip=0')).status).toBe(403);
    expect((await client.post('/api/hakakses/create', { appId: 1 })).status).toBe(403);
  });
});
