import { sql } from 'kysely';
import type { DbOrTx } from '../platform/database.ts';

/** A unit with what its record holds and the code of the one above it. */
export interface UnitRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly group: string;
  readonly parentId: number | null;
  readonly parentCode: string | null;
  readonly kodeDepartement: string | null;
  readonly deleted: boolean;
}

function selectUnits(db: DbOrTx) {
  return db
    .selectFrom('subdivision as s')
    .leftJoin('subdivision as above', 'above.subdivision_id', 's.parent_id')
    .select(['s.subdivision_id as id', 's.subdivision_code as code', 's.subdivision_name as name', 's.level'])
    .select([
      's.group_subdivision as group',
      's.parent_id as parentId',
      'above.subdivision_code as parentCode',
    ])
    .select(['s.kode_departement as kodeDepartement', 's.deleted']);
}

export async function findUnit(db: DbOrTx, id: number): Promise<UnitRecord | undefined> {
  return await selectUnits(db).where('s.subdivision_id', '=', id).executeTakeFirst();
}

export async function findUnitByCode(db: DbOrTx, code: string): Promise<UnitRecord | undefined> {
  return await selectUnits(db)
    .where((eb) => eb(eb.fn<string>('lower', ['s.subdivision_code']), '=', code.toLowerCase()))
    .executeTakeFirst();
}

async function findHeadOffice(db: DbOrTx): Promise<UnitRecord | undefined> {
  return await selectUnits(db).where('s.parent_id', 'is', null).executeTakeFirst();
}

/** The unit a parent field names: text is a code, a number an id, nothing the head office. */
export async function findParent(
  db: DbOrTx,
  named: string | number | null | undefined,
): Promise<UnitRecord | undefined> {
  if (named === null || named === undefined || named === '') return await findHeadOffice(db);
  return typeof named === 'number' ? await findUnit(db, named) : await findUnitByCode(db, named);
}

/** The unit itself and everything below it. */
export async function listUnitsBelow(db: DbOrTx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive down as (
      select ${id}::integer as id
      union
      select s.subdivision_id from subdivision s join down on s.parent_id = down.id)
    select id from down`.execute(db);
  return rows.map((row) => row.id);
}
