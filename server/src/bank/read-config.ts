import { type ConfigName, knownConfigs } from '@gerbang/contract/sys-config';
import type { DbOrTx } from '../platform/database.ts';

export interface ConfigValue {
  readonly value: string;
  readonly additional: string | null;
}

/** A sys config row as it is set, or nothing where it is not. */
export async function findConfig(db: DbOrTx, name: ConfigName): Promise<ConfigValue | undefined> {
  return await db
    .selectFrom('sys_config')
    .select(['param_value as value', 'additional_value as additional'])
    .where((eb) => eb(eb.fn<string>('lower', ['param_name']), '=', name))
    .executeTakeFirst();
}

/** A sys config row, or what the portal falls back on when nobody has set it. */
export async function readConfig(db: DbOrTx, name: ConfigName): Promise<ConfigValue> {
  const row = await findConfig(db, name);
  const known: { defaultValue: string; defaultAdditional?: string } = knownConfigs[name];
  return row ?? { value: known.defaultValue, additional: known.defaultAdditional ?? null };
}

/** A sys config row that holds a positive number; an unusable value falls back like a missing one. */
export async function readPositiveConfig(db: DbOrTx, name: ConfigName): Promise<number> {
  const set = Number((await readConfig(db, name)).value);
  return Number.isFinite(set) && set > 0 ? set : Number(knownConfigs[name].defaultValue);
}
