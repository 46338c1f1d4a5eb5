import type { Impact } from '@gerbang/contract/requests/impact';
import { sql } from 'kysely';
import { describeTouched } from '../../bank/touched.ts';
import { findParent, findUnit, listUnitsBelow, type UnitRecord } from '../../bank/unit-records.ts';
import type { DbOrTx } from '../../platform/database.ts';
import type { Target } from '../request-type.ts';

type UnitTarget = Target<'Cabang'>;

/** What a change of a branch touches: the people in it, the units below, menus in use for it, requests on their way. */
export async function assessUnit(db: DbOrTx, { action, payload }: UnitTarget): Promise<readonly Impact[]> {
  if (action === 'cabang') return [];
  const unit = await findUnit(db, payload.subdivisionId);
  if (!unit) return [];
  if (action === 'deletecabang') return await assessDeletion(db, unit);
  return [
    ...(await assessMove(db, unit, payload.parent)),
    ...(payload.groupSubdivision === unit.group
      ? []
      : await describeTouched(db, 'UNIT_LIMIT_GROUP', selectPeople([unit.id]), {
          from: unit.group,
          to: payload.groupSubdivision,
        })),
  ];
}

async function assessDeletion(db: DbOrTx, unit: UnitRecord): Promise<readonly Impact[]> {
  const below = (await listUnitsBelow(db, unit.id)).filter((id) => id !== unit.id);
  return [
    ...(await describeTouched(db, 'UNIT_PEOPLE', selectPeople([unit.id]))),
    ...(await describeTouched(
      db,
      'UNITS_BELOW',
      sql`select subdivision_code || ' - ' || subdivision_name as name from subdivision
          where subdivision_id = any(${below}::integer[]) and not deleted`,
    )),
    ...(await describeTouched(
      db,
      'UNIT_MENUS',
      sql`select m.role_menu_name as name
          from temporary_grant g
          join request r on r.request_id = g.request_id
          join role_menu m on m.role_menu_id = r.role_menu_id
          where r.target_subdivision_id = ${unit.id} and g.stopped_at is null and g.valid_until > now()`,
    )),
    ...(await describeTouched(
      db,
      'UNIT_WAITING',
      sql`select ticket_number as name from request where subdivision_id = ${unit.id} and status in (1, 5)`,
    )),
  ];
}

async function assessMove(
  db: DbOrTx,
  unit: UnitRecord,
  parent: string | number | null | undefined,
): Promise<readonly Impact[]> {
  const to = await findParent(db, parent);
  if (!to || unit.parentId === null || to.id === unit.parentId) return [];
  const from = await findUnit(db, unit.parentId);
  return await describeTouched(db, 'UNIT_MOVES', selectPeople(await listUnitsBelow(db, unit.id)), {
    from: from?.name ?? '-',
    to: to.name,
  });
}

function selectPeople(unitIds: readonly number[]) {
  return sql`select display_name as name from person where subdivision_id = any(${[...unitIds]}::integer[]) and active`;
}
