import { limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { deriveRoles } from '@gerbang/contract/roles';
import { readStandingLimits } from '../../bank/standing-limits.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

/** A teller takes the limits of another teller position for good, and keeps the own position. */
export const limitTetap: RequestType<'LimitTetap'> = {
  async file(tx, { payload, filer }) {
    const position = await demandTellerPosition(tx, payload.posisiId);
    const limits = await findLimits(tx, payload.posisiId, filer.groupSubdivision);
    if (!limits) throw new Refusal('GROUPING_LIMIT_MISSING');
    if ((await readStandingLimits(tx, filer.userId)).positionName === position.name) {
      throw new Refusal('ALREADY_HAS_LIMIT');
    }
    const { limitTunai, limitNonTunai } = limits;
    return {
      targetKey: `person:${filer.userId}/standing-limit`,
      description: `Perubahan limit tetap menjadi ${position.name}`,
      limitTunai,
      limitNonTunai,
      after: {
        position: position.name,
        limitTunai: String(limitTunai),
        limitNonTunai: String(limitNonTunai),
      },
      body: {
        positionName: position.name,
        limitTetapListDTO: [
          { limitedType: limitTypes.cash, positionName: position.name, limitUpdated: Number(limitTunai) },
          {
            limitedType: limitTypes.nonCash,
            positionName: position.name,
            limitUpdated: Number(limitNonTunai),
          },
        ],
      },
    };
  },

  async look(tx, { filerId }) {
    const { positionName, limitTunai, limitNonTunai } = await readStandingLimits(tx, filerId);
    return {
      position: positionName,
      limitTunai: String(limitTunai),
      limitNonTunai: String(limitNonTunai),
    };
  },

  async apply({ tx }, request) {
    await tx
      .updateTable('person')
      .set({ limit_position_id: request.payload.posisiId, updated_date: new Date() })
      .where('user_id', '=', request.aboutUserId)
      .execute();
  },
};

async function demandTellerPosition(db: DbOrTx, positionId: number): Promise<{ name: string }> {
  const row = await db
    .selectFrom('position')
    .select(['position_name as name', 'group_position as group'])
    .where('position_id', '=', positionId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  const roles = deriveRoles({ privilegeCode: [], groupPosition: [row?.group ?? ''] });
  if (!row || !roles.has('tellerGroup')) throw new Refusal('NOT_A_TELLER_POSITION');
  return row;
}

/** The position's limits in branches of the group, or nothing where the master data has none. */
async function findLimits(db: DbOrTx, positionId: number, groupSubdivision: string) {
  const rows = await db
    .selectFrom('limit_position')
    .select(['limited_type as type', 'amount'])
    .where('position_id', '=', positionId)
    .where('group_subdivision', '=', groupSubdivision)
    .execute();
  if (rows.length === 0) return undefined;
  const find = (type: number) => rows.find((row) => row.type === type)?.amount ?? 0n;
  return { limitTunai: find(limitTypes.cash), limitNonTunai: find(limitTypes.nonCash) };
}
