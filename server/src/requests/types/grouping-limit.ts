import type { PayloadOf } from '@gerbang/contract/requests/registry';
import { limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { sql } from 'kysely';
import { demandPosition, nameActivePosition } from '../../bank/position-records.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

type Entry = PayloadOf<'GroupingLimit'>['payload']['groupingLimitListDTO'][number];

/** What a position may move in the branches of one limit group, cash and non-cash together. */
export const groupingLimit: RequestType<'GroupingLimit'> = {
  async file(tx, { payload, filer }) {
    const entries = payload.groupingLimitListDTO;
    if (entries.some(({ userId }) => userId != null && userId !== filer.userId)) {
      throw new Refusal('NOT_YOURSELF');
    }
    const wanted = readPair(entries);
    const { name: position } = await demandPosition(tx, wanted.positionId);
    if (!(await isInUse(tx, wanted.group))) {
      throw new Refusal('UNKNOWN_LIMIT_GROUP', { values: { group: wanted.group } });
    }
    const stored = await readLimits(tx, wanted.positionId, wanted.group);
    demandOwnRows(entries, stored.ids);
    if (stored.tunai === wanted.tunai && stored.nonTunai === wanted.nonTunai) {
      throw new Refusal('NOTHING_CHANGES');
    }
    return {
      targetKey: `position-limit:${wanted.positionId}/${wanted.group}`,
      description: `Grouping Limit Untuk Jabatan ${position} pada ${wanted.group}`,
      after: describe(position, wanted.group, wanted),
      body: {
        positionName: position,
        groupingLimitListDTO: [wanted.tunai, wanted.nonTunai].map((limitUpdated, index) => ({
          limitUpdated,
          limitedType: index + 1,
          positionName: position,
        })),
      },
    };
  },

  async look(tx, { payload }) {
    const { positionId, group } = readPair(payload.groupingLimitListDTO);
    const limits = await readLimits(tx, positionId, group);
    return describe(
      await nameActivePosition(tx, positionId),
      (await isInUse(tx, group)) ? group : null,
      limits,
    );
  },

  async apply({ tx }, { payload }) {
    const wanted = readPair(payload.groupingLimitListDTO);
    // Held until the end: a rename of the group at the same moment must not leave these limits under the old name.
    const held = await selectGroup(tx, wanted.group).forShare().executeTakeFirst();
    if (!held) throw new Refusal('STALE');
    const updated_date = new Date();
    await tx
      .insertInto('limit_position')
      .values(
        ([limitTypes.cash, limitTypes.nonCash] as const).map((limited_type) => ({
          position_id: wanted.positionId,
          group_subdivision: wanted.group,
          limited_type,
          amount: BigInt(limited_type === limitTypes.cash ? wanted.tunai : wanted.nonTunai),
          updated_date,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['position_id', 'group_subdivision', 'limited_type'])
          .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount'), updated_date })),
      )
      .execute();
  },

  async assess(db, { payload }) {
    const { positionId, group, tunai, nonTunai } = readPair(payload.groupingLimitListDTO);
    const now = await readLimits(db, positionId, group);
    const lowered = BigInt(tunai) < BigInt(now.tunai) || BigInt(nonTunai) < BigInt(now.nonTunai);
    const count = await countPeople(db, positionId, group);
    return [{ code: lowered ? 'LIMIT_LOWERED' : 'LIMIT_RAISED', values: { count, group }, names: [] }];
  },
};

interface Amounts {
  readonly tunai: string;
  readonly nonTunai: string;
}

/** The two entries as one pair; they must be the cash and the non-cash of one position in one group. */
function readPair(entries: readonly [Entry, Entry]): Amounts & { positionId: number; group: string } {
  const cash = entries.find((entry) => entry.limitedType === limitTypes.cash);
  const nonCash = entries.find((entry) => entry.limitedType === limitTypes.nonCash);
  if (
    !cash ||
    !nonCash ||
    cash.postId !== nonCash.postId ||
    cash.groupSubdivision !== nonCash.groupSubdivision
  ) {
    throw new Refusal('BAD_INPUT', { fields: { groupingLimitListDTO: 'Tunai, Non Tunai' } });
  }
  return {
    positionId: cash.postId,
    group: cash.groupSubdivision,
    tunai: String(cash.limitUpdated),
    nonTunai: String(nonCash.limitUpdated),
  };
}

/** An entry that names a limit's id must mean that very limit. */
function demandOwnRows(entries: readonly Entry[], ids: ReadonlyMap<number, number>): void {
  const strange = entries.some(
    ({ limitPositionId, limitedType }) => limitPositionId && ids.get(limitedType) !== limitPositionId,
  );
  if (strange) throw new Refusal('BAD_INPUT', { fields: { limitPositionId: 'limitPositionId' } });
}

function describe(position: string | null, groupSubdivision: string | null, { tunai, nonTunai }: Amounts) {
  return { position, groupSubdivision, limitTunai: tunai, limitNonTunai: nonTunai };
}

function selectGroup(db: DbOrTx, group: string) {
  return db
    .selectFrom('grouping_limit')
    .select('grouping_limit_id')
    .where('grouping_name', '=', group)
    .where('deleted', '=', false);
}

async function isInUse(db: DbOrTx, group: string): Promise<boolean> {
  return (await selectGroup(db, group).executeTakeFirst()) !== undefined;
}

async function readLimits(db: DbOrTx, positionId: number, group: string) {
  const rows = await db
    .selectFrom('limit_position')
    .select(['limit_position_id as id', 'limited_type as type', 'amount'])
    .where('position_id', '=', positionId)
    .where('group_subdivision', '=', group)
    .execute();
  const amountOf = (type: number) => String(rows.find((row) => row.type === type)?.amount ?? 0n);
  return {
    ids: new Map<number, number>(rows.map((row) => [row.type, row.id])),
    tunai: amountOf(limitTypes.cash),
    nonTunai: amountOf(limitTypes.nonCash),
  };
}

async function countPeople(db: DbOrTx, positionId: number, group: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person p join subdivision s using (subdivision_id)
    where p.active and coalesce(p.limit_position_id, p.position_id) = ${positionId}
      and s.group_subdivision = ${group}`.execute(db);
  return rows[0]?.count ?? 0;
}
