import { sql } from 'kysely';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseWhenTaken } from '../../platform/unique-violation.ts';
import type { RequestType } from '../request-type.ts';

/**
 * Applications. The webhook's secret is written and never read back: it travels beside the payload, and before and
 * after only say whether there is one and whether it is replaced.
 */
export const aplikasi: RequestType<'Aplikasi'> = {
  async file(tx, { payload }) {
    const stored = payload.applicationId ? await findStored(tx, payload.applicationId) : undefined;
    if (payload.applicationId && !stored) throw new Refusal('NOT_FOUND');
    const renamed = payload.applicationName.toLowerCase() !== stored?.applicationName.toLowerCase();
    if (renamed && (await isTaken(tx, payload.applicationName))) throw new Refusal('DUPLICATE');

    const webhookUrl = payload.webhookUrl ?? null;
    const secret = webhookUrl ? (payload.webhookSecret ?? undefined) : undefined;
    const secretStored = webhookUrl !== null && (secret !== undefined || stored?.secretStored === true);
    if (webhookUrl && !secretStored) {
      throw new Refusal('WEBHOOK_NEEDS_SECRET', { fields: { webhookSecret: 'secret' } });
    }
    const after = {
      applicationName: payload.applicationName,
      url: payload.url,
      active: payload.isActive === 0,
      webhookUrl,
      secretStored,
      secretReplaced: secret !== undefined,
    };
    if (stored && !differs(stored, after)) throw new Refusal('NOTHING_CHANGES');
    return {
      targetKey: payload.applicationId
        ? `application:${payload.applicationId}`
        : `application-name:${payload.applicationName.toLowerCase()}`,
      description: `${stored ? 'Update' : 'Create'} Aplikasi ${payload.applicationName}`,
      ...(payload.applicationId && { applicationId: payload.applicationId }),
      after,
      sealed: { webhookSecret: secret },
    };
  },

  async look(tx, { payload }) {
    const stored = payload.applicationId ? await findStored(tx, payload.applicationId) : undefined;
    return stored ?? nothing;
  },

  async apply({ tx }, { id, payload }) {
    const webhook_url = payload.webhookUrl ?? null;
    const secret = webhook_url ? await readSecret(tx, id) : null;
    const values = {
      application_name: payload.applicationName,
      url: payload.url,
      active: payload.isActive === 0,
      webhook_url,
      // Without an address there is nothing to sign; with one, the stored secret stays unless a new one came.
      ...((secret !== undefined || webhook_url === null) && { webhook_secret: secret ?? null }),
      updated_date: new Date(),
    };
    await refuseWhenTaken(payload.applicationName, async () => {
      if (payload.applicationId) {
        await tx
          .updateTable('application')
          .set(values)
          .where('application_id', '=', payload.applicationId)
          .execute();
      } else {
        await tx.insertInto('application').values(values).execute();
      }
    });
  },

  async assess(db, { payload }) {
    if (!payload.applicationId) return [];
    const stored = await findStored(db, payload.applicationId);
    const { people, grants, deliveries } = await countUses(db, payload.applicationId);
    const active = payload.isActive === 0;
    const closing = stored?.active === true && !active;
    const opening = stored?.active === false && active;
    return [
      ...(closing ? [{ code: 'APPLICATION_CLOSED' as const, values: { count: people }, names: [] }] : []),
      ...(opening ? [{ code: 'APPLICATION_OPENED' as const, values: { count: people }, names: [] }] : []),
      ...(closing && grants > 0
        ? [{ code: 'APPLICATION_GRANTS' as const, values: { count: grants }, names: [] }]
        : []),
      ...(deliveries > 0
        ? [{ code: 'DELIVERIES_WAITING' as const, values: { count: deliveries }, names: [] }]
        : []),
    ];
  },
};

interface ApplicationFacts {
  readonly applicationName: string;
  readonly url: string;
  readonly active: boolean;
  readonly webhookUrl: string | null;
  readonly secretStored: boolean;
  readonly secretReplaced: boolean;
}

const nothing = {
  applicationName: null,
  url: null,
  active: null,
  webhookUrl: null,
  secretStored: null,
  secretReplaced: null,
};

async function findStored(db: DbOrTx, applicationId: number) {
  const row = await db
    .selectFrom('application')
    .select(['application_name', 'url', 'active', 'webhook_url', 'webhook_secret'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return (
    row && {
      applicationName: row.application_name,
      url: row.url,
      active: row.active,
      webhookUrl: row.webhook_url,
      secretStored: row.webhook_secret !== null,
      secretReplaced: false,
    }
  );
}

function differs(one: ApplicationFacts, other: ApplicationFacts): boolean {
  return (Object.keys(one) as (keyof ApplicationFacts)[]).some((name) => one[name] !== other[name]);
}

async function isTaken(db: DbOrTx, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('application_id')
    .where((eb) => eb(eb.fn<string>('lower', ['application_name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

async function readSecret(tx: Tx, requestId: bigint): Promise<string | undefined> {
  const row = await tx
    .selectFrom('request_secret')
    .select('value')
    .where('request_id', '=', requestId)
    .where('field', '=', 'webhookSecret')
    .executeTakeFirst();
  return row?.value;
}

async function countUses(db: DbOrTx, applicationId: number) {
  const { rows } = await sql<{ people: number; grants: number; deliveries: number }>`
    select
      (select count(*)::int from person_application pa join person p using (user_id)
       where pa.application_id = ${applicationId} and p.active) as people,
      (select count(*)::int from temporary_grant g
       where g.application_id = ${applicationId} and g.stopped_at is null and g.valid_until > now()) as grants,
      (select count(*)::int from delivery d
       where d.application_id = ${applicationId} and d.state = 'waiting') as deliveries`.execute(db);
  return rows[0] ?? { people: 0, grants: 0, deliveries: 0 };
}
