import type { PayloadOf } from '@gerbang/contract/requests/registry';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseWhenTaken } from '../../platform/unique-violation.ts';
import type { RequestType } from '../request-type.ts';

type Payload = PayloadOf<'MasterGroupingLimit'>['payload'];

/**
 * Names of limit groups. Branches and limits refer to a group by its name, so a rename takes them along, and a group
 * that a branch still belongs to cannot be removed: its people would be without limits.
 */
export const masterGroupingLimit: RequestType<'MasterGroupingLimit'> = {
  async file(tx, { payload }) {
    if (!payload.groupingLimitId) {
      if (await findByName(tx, payload.groupingName)) throw new Refusal('DUPLICATE');
      return {
        targetKey: `limit-group-name:${payload.groupingName.toLowerCase()}`,
        description: `Create Master Grouping Limit ${payload.groupingName}`,
        after: { groupingName: payload.groupingName, groupingDesc: payload.groupingDesc, active: true },
      };
    }
    const stored = await findById(tx, payload.groupingLimitId);
    if (!stored) throw new Refusal('NOT_FOUND');
    const after = foresee(stored, payload);
    if (after.active && after.groupingName.toLowerCase() !== stored.groupingName.toLowerCase()) {
      if (await findByName(tx, after.groupingName)) throw new Refusal('DUPLICATE');
    }
    if (!after.active) await demandUnused(tx, stored.groupingName);
    if (
      after.groupingName === stored.groupingName &&
      after.groupingDesc === stored.groupingDesc &&
      after.active === stored.active
    ) {
      throw new Refusal('NOTHING_CHANGES');
    }
    return {
      targetKey: `limit-group:${payload.groupingLimitId}`,
      description: `${nameChange(payload)} Master Grouping Limit ${stored.groupingName}`,
      after,
    };
  },

  async look(tx, { payload }) {
    const stored = payload.groupingLimitId ? await findById(tx, payload.groupingLimitId) : undefined;
    return stored ?? { groupingName: null, groupingDesc: null, active: null };
  },

  async apply({ tx }, { payload }) {
    const updated_date = new Date();
    const { groupingName, groupingDesc, groupingLimitId } = payload;
    if (!groupingLimitId) {
      const values = { grouping_name: groupingName, grouping_desc: groupingDesc, updated_date };
      await refuseWhenTaken(groupingName, () => tx.insertInto('grouping_limit').values(values).execute());
      return;
    }
    const stored = await findById(tx, groupingLimitId);
    if (!stored) throw new Refusal('STALE');
    const after = foresee(stored, payload);
    if (!after.active) await demandUnused(tx, stored.groupingName);
    await refuseWhenTaken(after.groupingName, () =>
      tx
        .updateTable('grouping_limit')
        .set({
          grouping_name: after.groupingName,
          grouping_desc: after.groupingDesc,
          deleted: !after.active,
          updated_date,
        })
        .where('grouping_limit_id', '=', groupingLimitId)
        .execute(),
    );
    if (after.groupingName !== stored.groupingName) {
      await renameEverywhere(tx, stored.groupingName, after.groupingName);
    }
  },

  async assess(db, { payload }) {
    const stored = payload.groupingLimitId ? await findById(db, payload.groupingLimitId) : undefined;
    if (!stored) return [];
    const { branches, positions, names } = await countUses(db, stored.groupingName);
    return [
      ...(branches > 0
        ? [{ code: 'LIMIT_GROUP_BRANCHES' as const, values: { count: branches }, names }]
        : []),
      ...(positions > 0
        ? [{ code: 'LIMIT_GROUP_POSITIONS' as const, values: { count: positions }, names: [] }]
        : []),
    ];
  },
};

// A type and not an interface, so that it counts as a set of facts.
type LimitGroup = {
  readonly groupingName: string;
  readonly groupingDesc: string;
  readonly active: boolean;
};

/** A removal or its undoing changes the status and nothing else. */
function foresee(stored: LimitGroup, payload: Payload): LimitGroup {
  if (payload.isDeleted === 1) return { ...stored, active: false };
  if (payload.isDeleted === 0 && !stored.active) return { ...stored, active: true };
  return { groupingName: payload.groupingName, groupingDesc: payload.groupingDesc, active: stored.active };
}

function nameChange({ isDeleted }: Payload): string {
  if (isDeleted === 1) return 'Hapus';
  return isDeleted === 0 ? 'Batal Hapus' : 'Update';
}

function selectGroups(db: DbOrTx) {
  return db
    .selectFrom('grouping_limit')
    .select((eb) => [
      'grouping_name as groupingName',
      'grouping_desc as groupingDesc',
      eb.not('deleted').as('active'),
    ]);
}

async function findById(db: DbOrTx, id: number): Promise<LimitGroup | undefined> {
  const row = await selectGroups(db).where('grouping_limit_id', '=', id).executeTakeFirst();
  return row && { ...row, active: Boolean(row.active) };
}

async function findByName(db: DbOrTx, name: string) {
  return await selectGroups(db)
    .where('deleted', '=', false)
    .where((eb) => eb(eb.fn<string>('lower', ['grouping_name']), '=', name.toLowerCase()))
    .executeTakeFirst();
}

async function countUses(db: DbOrTx, name: string) {
  const branches = await db
    .selectFrom('subdivision')
    .select('subdivision_name as name')
    .where('group_subdivision', '=', name)
    .where('deleted', '=', false)
    .orderBy('subdivision_code')
    .execute();
  const { rows } = await sql<{ positions: number }>`
    select count(distinct position_id)::int as positions from limit_position
    where group_subdivision = ${name} and amount > 0`.execute(db);
  return {
    branches: branches.length,
    positions: rows[0]?.positions ?? 0,
    names: branches.slice(0, 5).map((branch) => branch.name),
  };
}

async function demandUnused(db: DbOrTx, name: string): Promise<void> {
  const { branches } = await countUses(db, name);
  if (branches > 0) throw new Refusal('LIMIT_GROUP_IN_USE', { values: { name, branches } });
}

async function renameEverywhere(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('subdivision')
    .set({ group_subdivision: to })
    .where('group_subdivision', '=', from)
    .execute();
  await tx
    .updateTable('limit_position')
    .set({ group_subdivision: to })
    .where('group_subdivision', '=', from)
    .execute();
}
