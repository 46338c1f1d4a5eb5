import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { sql } from 'kysely';
import {
  findParent,
  findUnit,
  findUnitByCode,
  listUnitsBelow,
  type UnitRecord,
} from '../../bank/unit-records.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType, Target } from '../request-type.ts';
import { assessUnit } from './assess-unit.ts';

type Change = Extract<Target<'Cabang'>, { action: 'cabang' | 'updateCabang' }>['payload'];

/** Branches: created, changed, taken out of use and brought back. They stay in the table for good. */
export const cabang: RequestType<'Cabang'> = {
  affectsRoutes: true,

  async file(tx, { action, payload }) {
    if (action === 'cabang') {
      if (await isTaken(tx, payload.subdivisionName, payload.subdivisionCode)) throw new Refusal('DUPLICATE');
      const label = `${payload.subdivisionCode} - ${payload.subdivisionName}`;
      return {
        targetKey: `subdivision-code:${payload.subdivisionCode.toLowerCase()}`,
        description: `Create Cabang ${label}`,
        after: await describeChange(tx, payload, payload.subdivisionCode, undefined),
      };
    }
    const unit = await findUnit(tx, payload.subdivisionId);
    if (!unit) throw new Refusal('NOT_FOUND');
    const common = { targetKey: `subdivision:${unit.id}`, targetSubdivisionId: unit.id };
    if (action === 'deletecabang') {
      const deleting = payload.isDeleted === 1;
      if (deleting && unit.parentId === null) throw new Refusal('HEAD_OFFICE_STAYS');
      if (deleting === unit.deleted) throw new Refusal('NOTHING_CHANGES');
      const description = `${deleting ? 'Delete' : 'Undo Delete'} Cabang ${unit.code} - ${unit.name}`;
      return { ...common, description, after: { ...describeUnit(unit), active: !deleting } };
    }
    if (payload.subdivisionCode !== null && payload.subdivisionCode !== unit.code) {
      throw new Refusal('CODE_IS_FIXED');
    }
    if (await isTaken(tx, payload.subdivisionName, undefined, unit.id)) throw new Refusal('DUPLICATE');
    const after = await describeChange(tx, payload, unit.code, unit);
    if (isDeepStrictEqual(after, describeUnit(unit))) throw new Refusal('NOTHING_CHANGES');
    return { ...common, description: `Update Cabang ${unit.code} - ${payload.subdivisionName}`, after };
  },

  async look(tx, { action, payload }) {
    const unit =
      action === 'cabang'
        ? await findUnitByCode(tx, payload.subdivisionCode)
        : await findUnit(tx, payload.subdivisionId);
    return describeUnit(unit);
  },

  async apply({ tx }, { action, payload }) {
    const updated_date = new Date();
    if (action === 'deletecabang') {
      await tx
        .updateTable('subdivision')
        .set({ deleted: payload.isDeleted === 1, updated_date })
        .where('subdivision_id', '=', payload.subdivisionId)
        .execute();
      return;
    }
    const code = action === 'cabang' ? payload.subdivisionCode : undefined;
    const unit = action === 'cabang' ? undefined : await findUnit(tx, payload.subdivisionId);
    if (await isTaken(tx, payload.subdivisionName, code, unit?.id)) {
      throw new Refusal('NAME_TAKEN', { values: { name: payload.subdivisionName } });
    }
    const parent = await resolveParent(tx, payload, unit);
    const columns = {
      subdivision_name: payload.subdivisionName,
      level: payload.level,
      group_subdivision: payload.groupSubdivision,
      parent_id: parent?.id ?? null,
      kode_departement: payload.kodeDepartement,
      updated_date,
    };
    if (code !== undefined) {
      await tx
        .insertInto('subdivision')
        .values({ ...columns, subdivision_code: code })
        .execute();
    } else if (unit) {
      await tx.updateTable('subdivision').set(columns).where('subdivision_id', '=', unit.id).execute();
    }
  },

  assess: assessUnit,
};

function describeUnit(unit: UnitRecord | undefined): Facts {
  return {
    subdivisionCode: unit?.code ?? null,
    subdivisionName: unit?.name ?? null,
    level: unit?.level ?? null,
    groupSubdivision: unit?.group ?? null,
    parent: unit?.parentCode ?? null,
    kodeDepartement: unit?.kodeDepartement ?? null,
    active: unit ? !unit.deleted : null,
  };
}

async function describeChange(
  tx: Tx,
  payload: Change,
  code: string,
  unit: UnitRecord | undefined,
): Promise<Facts> {
  await demandLimitGroup(tx, payload.groupSubdivision);
  const parent = await resolveParent(tx, payload, unit);
  return {
    subdivisionCode: code,
    subdivisionName: payload.subdivisionName,
    level: payload.level,
    groupSubdivision: payload.groupSubdivision,
    parent: parent?.code ?? null,
    kodeDepartement: payload.kodeDepartement,
    active: unit ? !unit.deleted : true,
  };
}

/** The unit above: the one named, else the head office. The head office itself has none and gets none. */
async function resolveParent(
  tx: Tx,
  { parent }: Pick<Change, 'parent'>,
  unit: UnitRecord | undefined,
): Promise<UnitRecord | undefined> {
  if (unit && unit.parentId === null) {
    if (parent) throw new Refusal('HEAD_OFFICE_STAYS');
    return undefined;
  }
  const found = await findParent(tx, parent);
  // A unit may stay below one that has gone out of use; it may not newly be put there.
  if (!found || (found.deleted && found.id !== unit?.parentId)) {
    throw new Refusal('UNKNOWN_UNIT', { fields: { parent: String(parent) } });
  }
  if (unit && (await listUnitsBelow(tx, unit.id)).includes(found.id)) {
    throw new Refusal('PARENT_BELOW_ITSELF', { fields: { parent: String(parent) } });
  }
  return found;
}

async function demandLimitGroup(tx: DbOrTx, group: string): Promise<void> {
  const known = await tx
    .selectFrom('grouping_limit')
    .select('grouping_limit_id')
    .where('grouping_name', '=', group)
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!known) {
    throw new Refusal('UNKNOWN_LIMIT_GROUP', { values: { group }, fields: { groupSubdivision: group } });
  }
}

/** Names and codes are taken for good, whatever the case of their letters, also by units out of use. */
async function isTaken(
  tx: DbOrTx,
  name: string,
  code: string | undefined,
  exceptId?: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subdivision
    where (lower(subdivision_name) = lower(${name}) or lower(subdivision_code) = lower(${code ?? null}::text))
      and subdivision_id is distinct from ${exceptId ?? null}::integer limit 1`.execute(tx);
  return rows.length > 0;
}
