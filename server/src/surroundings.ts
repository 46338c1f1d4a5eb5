import { join } from 'node:path';
import { createIdentityProvider } from '@gerbang/idp/identity-provider';
import { saveAccounts } from '@gerbang/idp/save-accounts';
import { startMailCatcher } from '@gerbang/inbox/mail-catcher';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Settings } from './config.ts';
import { listDemoIdentities } from './demo/demo-accounts.ts';
import { seedDemoBank } from './demo/seed-demo-bank.ts';
import { writeEmployeeDrop } from './demo/write-employee-drop.ts';
import { mountIdentityProvider, mountInbox } from './embedded/mount.ts';
import { startPostgres } from './embedded/postgres.ts';
import { placeDemoDrop } from './employee-source.ts';
import { createPool } from './platform/database.ts';
import { sayProgress } from './start-summary.ts';

/** What stands around the portal: a bank's own services, or embedded ones that need nothing installed. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly issuer: string;
  /** Where this process itself reaches the provider, if not at its public address. */
  readonly discoveryUrl?: string;
  readonly smtpUrl: string;
  readonly hasInbox: boolean;
  /** After the migrations: demo data, where there is to be any. */
  fill(pool: pg.Pool): Promise<void>;
  /** Puts the embedded parts on the portal's own origin. */
  mount(app: FastifyInstance, pool: pg.Pool): Promise<void>;
  stop(): Promise<void>;
}

export async function startSurroundings(settings: Settings, log: FastifyBaseLogger): Promise<Surroundings> {
  const { DATABASE_URL, OIDC_ISSUER, SMTP_URL } = settings;
  if (DATABASE_URL && OIDC_ISSUER && SMTP_URL) return useServices(DATABASE_URL, OIDC_ISSUER, SMTP_URL);
  return await startEmbedded(settings, log);
}

function useServices(databaseUrl: string, issuer: string, smtpUrl: string): Surroundings {
  const nothing = async () => {};
  return { databaseUrl, issuer, smtpUrl, hasInbox: false, fill: nothing, mount: nothing, stop: nothing };
}

async function startEmbedded(settings: Settings, log: FastifyBaseLogger): Promise<Surroundings> {
  const postgres = await startPostgres({
    dataDir: join(settings.DATA_DIR, 'postgres'),
    onProgress: sayProgress,
  });
  const mailPool = createPool(postgres.url, 2);
  mailPool.on('error', (error) => log.error({ err: error }, 'mail catcher connection'));
  const onError = (error: unknown) => log.error({ err: error }, 'embedded service');
  const catcher = settings.SMTP_URL ? undefined : await startMailCatcher({ pool: mailPool, onError });
  const issuer = settings.OIDC_ISSUER ?? `${settings.publicUrl}/realms/bank`;
  return {
    databaseUrl: postgres.url,
    issuer,
    ...(settings.OIDC_ISSUER ? {} : { discoveryUrl: `http://127.0.0.1:${settings.PORT}/realms/bank` }),
    smtpUrl: settings.SMTP_URL ?? catcher?.smtpUrl ?? '',
    hasInbox: catcher !== undefined,
    fill: async (pool) => {
      await fillDemoBank(pool, settings.DEMO_SIZE);
      await writeEmployeeDrop(pool, placeDemoDrop(settings));
    },
    mount: async (app, pool) => {
      if (!settings.OIDC_ISSUER) {
        mountIdentityProvider(
          app,
          await createIdentityProvider({ publicUrl: settings.publicUrl, pool, onError }),
        );
        await saveDemoIdentities(pool);
      }
      if (catcher) mountInbox(app, pool);
    },
    stop: async () => {
      await catcher?.stop();
      await mailPool.end();
      await postgres.stop();
    },
  };
}

async function fillDemoBank(pool: pg.Pool, size: 'small' | 'large'): Promise<void> {
  const { rowCount } = await pool.query('select 1 from person limit 1');
  if (rowCount !== 0) return;
  sayProgress(size === 'large' ? 'Making the large demo bank (this takes minutes)' : 'Making the demo bank');
  await seedDemoBank(pool, { size, now: new Date(), onProgress: sayProgress });
}

async function saveDemoIdentities(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select 1 from idp.account limit 1');
  if (rowCount === 0) await saveAccounts(pool, await listDemoIdentities(pool));
}
