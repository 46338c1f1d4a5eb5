import { checkConfig, findConfig } from '@gerbang/contract/sys-config';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseWhenTaken } from '../../platform/unique-violation.ts';
import type { RequestType } from '../request-type.ts';

/** System parameters: their values are checked per known name, at filing and again when applied. */
export const sysConfig: RequestType<'SysConfig'> = {
  async file(tx, { action, payload }) {
    if (action === 'createSysConfig') {
      const { paramName } = payload;
      if (await findByName(tx, paramName)) throw new Refusal('DUPLICATE');
      const after = describe(payload);
      demandSound(after);
      return {
        targetKey: keyOf(paramName),
        description: `Create Sys Config ${paramName} - ${after.paramValue}`,
        after,
      };
    }
    const stored = await demandConfig(tx, payload.configId);
    const targetKey = keyOf(stored.paramName);
    if (action === 'deleteSysConfig') {
      return {
        targetKey,
        description: `Delete Sys Config ${stored.paramName} - ${stored.paramValue}`,
        after: nothing,
      };
    }
    if (payload.paramName !== stored.paramName) throw new Refusal('CODE_IS_FIXED');
    const after = describe(payload);
    demandSound(after);
    if (after.paramValue === stored.paramValue && after.additionalValue === stored.additionalValue) {
      throw new Refusal('NOTHING_CHANGES');
    }
    return { targetKey, description: `Update Sys Config ${stored.paramName} - ${after.paramValue}`, after };
  },

  async look(tx, { action, payload }) {
    const stored =
      action === 'createSysConfig'
        ? await findByName(tx, payload.paramName)
        : await findById(tx, payload.configId);
    return stored ? describe(stored) : nothing;
  },

  async apply({ tx }, { action, payload }) {
    const updated_date = new Date();
    if (action === 'deleteSysConfig') {
      await tx.deleteFrom('sys_config').where('id', '=', payload.configId).execute();
      return;
    }
    const after = describe(payload);
    demandSound(after);
    const values = { param_value: after.paramValue, additional_value: after.additionalValue };
    if (action === 'updateSysConfig') {
      await tx
        .updateTable('sys_config')
        .set({ ...values, updated_date })
        .where('id', '=', payload.configId)
        .execute();
      return;
    }
    await refuseWhenTaken(after.paramName, () =>
      tx
        .insertInto('sys_config')
        .values({ ...values, param_name: after.paramName, updated_date })
        .execute(),
    );
  },

  async assess(db, { action, payload }) {
    const name =
      action === 'deleteSysConfig'
        ? ((await findById(db, payload.configId))?.paramName ?? '')
        : payload.paramName;
    const known = findConfig(name);
    if (!known) return [{ code: 'CONFIG_UNREAD', values: {}, names: [] }];
    if (action !== 'deleteSysConfig') return [];
    const value = [known.defaultValue, known.defaultAdditional]
      .filter((text) => text !== undefined)
      .join(' / ');
    return [{ code: 'CONFIG_DEFAULT', values: { value }, names: [] }];
  },
};

interface StoredConfig {
  readonly paramName: string;
  readonly paramValue: string;
  readonly additionalValue: string | null;
}

const nothing = { paramName: null, paramValue: null, additionalValue: null };

const keyOf = (name: string): string => `sys-config:${name.toLowerCase()}`;

function describe(given: {
  readonly paramName: string;
  readonly paramValue: string;
  readonly additionalValue?: string | null | undefined;
}) {
  const { paramName, paramValue, additionalValue } = given;
  return { paramName, paramValue, additionalValue: additionalValue || null };
}

function demandSound(config: StoredConfig): void {
  const complaint = checkConfig(config);
  if (!complaint) return;
  const { code, field, values } = complaint;
  const refusal = new Refusal(code, { values });
  throw new Refusal(code, { values, fields: { [field]: refusal.say('id') } });
}

async function demandConfig(db: DbOrTx, id: number): Promise<StoredConfig> {
  const stored = await findById(db, id);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

function selectConfigs(db: DbOrTx) {
  return db
    .selectFrom('sys_config')
    .select(['param_name as paramName', 'param_value as paramValue', 'additional_value as additionalValue']);
}

async function findById(db: DbOrTx, id: number): Promise<StoredConfig | undefined> {
  return await selectConfigs(db).where('id', '=', id).executeTakeFirst();
}

async function findByName(db: DbOrTx, name: string): Promise<StoredConfig | undefined> {
  return await selectConfigs(db)
    .where((eb) => eb(eb.fn<string>('lower', ['param_name']), '=', name.toLowerCase()))
    .executeTakeFirst();
}
