import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { type AppParts, buildApp } from '../src/app.ts';
import { defineJobs } from '../src/background.ts';
import { demoAccounts } from '../src/demo/demo-accounts.ts';
import type { MailSettings } from '../src/mail/mail-settings.ts';
import { Jobs } from '../src/platform/jobs.ts';
import type { Workplace } from '../src/platform/work.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestIssuer, type TestIssuer } from './test-issuer.ts';
import { testMailSettings } from './test-mail-settings.ts';

export interface TestApp {
  readonly baseUrl: string;
  readonly database: TestDatabase;
  /** For calling a write of the server's own by hand. */
  readonly workplace: Workplace;
  readonly issuer: TestIssuer;
  /** Nobody: a client without a token. */
  readonly stranger: TestClient;
  /** Signs a person of the demo bank in as the browser does, which ends that person's other sessions. */
  signInAs(username: string): Promise<TestClient>;
  close(): Promise<void>;
}

const AUDIENCE = 'urn:gerbang:api';

export interface TestBackground {
  /** Whether this server also runs what waits in its queues. */
  readonly work?: boolean;
  readonly mail?: Partial<MailSettings>;
}

/** The real server on a database of its own, with a real issuer beside it; only the browser is missing. */
export async function startTestApp(
  parts: Partial<AppParts> = {},
  { work = false, mail = {} }: TestBackground = {},
): Promise<TestApp> {
  const [database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer(AUDIENCE)]);
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const jobs = new Jobs(database.url, log);
  defineJobs(jobs, { db: database.db, jobs }, { ...testMailSettings, ...mail });
  const app = await buildApp({
    db: database.db,
    jobs,
    token: { issuer: issuer.issuer, audience: AUDIENCE, employeeClaim: 'description' },
    clientId: 'gerbang-web',
    publicUrl: 'http://localhost',
    trustedProxies: [],
    log,
    inbox: false,
    ...parts,
  });
  await jobs.start({ work });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    baseUrl,
    database,
    workplace: { db: database.db, jobs },
    issuer,
    stranger: createTestClient(baseUrl, undefined),
    signInAs: async (username) => {
      const account = demoAccounts.find((candidate) => candidate.username === username);
      if (!account) throw new Error(`The demo bank has no account ${username}`);
      const { employeeId } = account;
      const claims = { sid: randomUUID(), auth_time: Math.floor(Date.now() / 1000) };
      const client = createTestClient(
        baseUrl,
        await issuer.mint({ subject: username, employeeId, lifetime: 3600, claims }),
      );
      const answer = await client.post(`/api/deleteusersession/${username}`);
      if (answer.status !== 200) throw new Error(`${username} could not sign in: HTTP ${answer.status}`);
      return client;
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await issuer.close();
      await database.drop();
    },
  };
}
