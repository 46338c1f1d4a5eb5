import { isDeepStrictEqual } from 'node:util';
import type { Impact } from '@gerbang/contract/requests/impact';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { sql } from 'kysely';
import { findPosition, findPositionByCode, type PositionRecord } from '../../bank/position-records.ts';
import { describeTouched, selectHolders } from '../../bank/touched.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType, Target } from '../request-type.ts';

type JabatanTarget = Target<'Jabatan'>;
type Change = Extract<JabatanTarget, { action: 'jabatan' | 'updatejabatan' }>['payload'];

/** Positions: created, changed, taken out of use (they then grant nothing) and brought back. */
export const jabatan: RequestType<'Jabatan'> = {
  affectsRoutes: true,

  async file(tx, { action, payload }) {
    if (action === 'jabatan') {
      if (await isTaken(tx, payload.positionName, payload.positionCode)) throw new Refusal('DUPLICATE');
      return {
        targetKey: `position-code:${payload.positionCode.toLowerCase()}`,
        description: `Create Jabatan ${payload.positionCode} - ${payload.positionName}`,
        after: describeChange(payload, payload.positionCode, true),
      };
    }
    const position = await findPosition(tx, payload.positionId);
    if (!position) throw new Refusal('NOT_FOUND');
    const targetKey = `position:${position.id}`;
    if (action === 'deletejabatan') {
      const deleting = payload.isDeleted === 1;
      if (deleting === position.deleted) throw new Refusal('NOTHING_CHANGES');
      const description = `${deleting ? 'Delete' : 'Undo Delete'} Jabatan ${position.code} - ${position.name}`;
      return { targetKey, description, after: { ...describePosition(position), active: !deleting } };
    }
    if (payload.positionCode !== null && payload.positionCode !== position.code) {
      throw new Refusal('CODE_IS_FIXED');
    }
    if (await isTaken(tx, payload.positionName, undefined, position.id)) throw new Refusal('DUPLICATE');
    const after = describeChange(payload, position.code, !position.deleted);
    if (isDeepStrictEqual(after, describePosition(position))) throw new Refusal('NOTHING_CHANGES');
    return { targetKey, description: `Update Jabatan ${position.code} - ${payload.positionName}`, after };
  },

  async look(tx, { action, payload }) {
    const position =
      action === 'jabatan'
        ? await findPositionByCode(tx, payload.positionCode)
        : await findPosition(tx, payload.positionId);
    return describePosition(position);
  },

  async apply({ tx }, { action, payload }) {
    const updated_date = new Date();
    if (action === 'deletejabatan') {
      await tx
        .updateTable('position')
        .set({ deleted: payload.isDeleted === 1, updated_date })
        .where('position_id', '=', payload.positionId)
        .execute();
      return;
    }
    const code = action === 'jabatan' ? payload.positionCode : undefined;
    const exceptId = action === 'jabatan' ? undefined : payload.positionId;
    if (await isTaken(tx, payload.positionName, code, exceptId)) {
      throw new Refusal('NAME_TAKEN', { values: { name: payload.positionName } });
    }
    const columns = {
      position_name: payload.positionName,
      group_position: payload.groupPosition,
      level: payload.level,
      use_area: payload.isUseArea === 1,
      updated_date,
    };
    if (code !== undefined) {
      await tx
        .insertInto('position')
        .values({ ...columns, position_code: code })
        .execute();
    } else if (exceptId !== undefined) {
      await tx.updateTable('position').set(columns).where('position_id', '=', exceptId).execute();
    }
  },

  async assess(db, { action, payload }) {
    if (action === 'jabatan') return [];
    const position = await findPosition(db, payload.positionId);
    if (!position) return [];
    const holders = selectHolders(position.id);
    if (action === 'deletejabatan') return await assessUse(db, position, payload.isDeleted === 1);
    const { level, group } = position;
    return [
      ...(payload.level === level
        ? []
        : await describeTouched(db, 'POSITION_LEVEL', holders, { from: level, to: payload.level })),
      ...(payload.groupPosition === group
        ? []
        : await describeTouched(db, 'POSITION_GROUP', holders, { from: group, to: payload.groupPosition })),
    ];
  },
};

/** Out of use, a position's holders lose what it grants; back in use, they have it again. */
async function assessUse(db: DbOrTx, { id }: PositionRecord, deleting: boolean): Promise<readonly Impact[]> {
  const granted = await db
    .selectFrom('privilege_position as pp')
    .innerJoin('privilege as v', 'v.privilege_id', 'pp.privilege_id')
    .select('v.privilege_name as name')
    .where('pp.position_id', '=', id)
    .where('pp.deleted', '=', false)
    .orderBy('v.privilege_name')
    .execute();
  const impacts = await describeTouched(db, 'POSITION_PEOPLE', selectHolders(id));
  for (const { name: privilege } of granted) {
    const code = deleting ? 'PRIVILEGE_LOST' : 'PRIVILEGE_GAINED';
    impacts.push(...(await describeTouched(db, code, selectHolders(id), { privilege })));
  }
  const menus = sql`select role_menu_name as name from role_menu where position_id_default = ${id} and not deleted`;
  return [...impacts, ...(await describeTouched(db, 'POSITION_MENUS', menus))];
}

function describePosition(position: PositionRecord | undefined): Facts {
  return {
    positionCode: position?.code ?? null,
    positionName: position?.name ?? null,
    groupPosition: position?.group ?? null,
    level: position?.level ?? null,
    isUseArea: position?.useArea ?? null,
    active: position ? !position.deleted : null,
  };
}

function describeChange(payload: Change, code: string, active: boolean): Facts {
  return {
    positionCode: code,
    positionName: payload.positionName,
    groupPosition: payload.groupPosition,
    level: payload.level,
    isUseArea: payload.isUseArea === 1,
    active,
  };
}

/** Names and codes are taken for good, whatever the case of their letters, also by positions out of use. */
async function isTaken(
  tx: DbOrTx,
  name: string,
  code: string | undefined,
  exceptId?: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from position
    where (lower(position_name) = lower(${name}) or lower(position_code) = lower(${code ?? null}::text))
      and position_id is distinct from ${exceptId ?? null}::integer limit 1`.execute(tx);
  return rows.length > 0;
}
