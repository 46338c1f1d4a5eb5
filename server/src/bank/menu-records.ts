import type { DbOrTx } from '../platform/database.ts';

/** A menu with what its record holds, and the names of its application and position. */
export interface MenuRecord {
  readonly id: number;
  readonly applicationId: number;
  readonly application: string;
  readonly code: string;
  readonly name: string;
  readonly function: string | null;
  readonly positionId: number | null;
  readonly position: string | null;
  readonly deleted: boolean;
}

function selectMenus(db: DbOrTx) {
  return db
    .selectFrom('role_menu as m')
    .innerJoin('application as a', 'a.application_id', 'm.application_id')
    .leftJoin('position as o', 'o.position_id', 'm.position_id_default')
    .select([
      'm.role_menu_id as id',
      'm.application_id as applicationId',
      'a.application_name as application',
    ])
    .select(['m.role_menu_code as code', 'm.role_menu_name as name', 'm.function', 'm.deleted'])
    .select(['m.position_id_default as positionId', 'o.position_name as position']);
}

export async function findMenuRecord(db: DbOrTx, id: number): Promise<MenuRecord | undefined> {
  return await selectMenus(db).where('m.role_menu_id', '=', id).executeTakeFirst();
}

export async function findMenuByCode(
  db: DbOrTx,
  applicationId: number,
  code: string,
): Promise<MenuRecord | undefined> {
  return await selectMenus(db)
    .where('m.application_id', '=', applicationId)
    .where((eb) => eb(eb.fn<string>('lower', ['m.role_menu_code']), '=', code.toLowerCase()))
    .executeTakeFirst();
}
