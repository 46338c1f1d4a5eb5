import { isDeepStrictEqual } from 'node:util';
import type { Impact } from '@gerbang/contract/requests/impact';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { sql } from 'kysely';
import { demandApplication } from '../../bank/applications.ts';
import { findMenuByCode, findMenuRecord, type MenuRecord } from '../../bank/menu-records.ts';
import { demandPosition, findPosition } from '../../bank/position-records.ts';
import { describeTouched, selectHolders } from '../../bank/touched.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

/** Menus of an application, each belonging to a position. Taken out of use, a menu is nobody's. */
export const matrixMenu: RequestType<'MatrixMenu'> = {
  async file(tx, { action, payload }) {
    if (action === 'deletematrixmenu') {
      const menu = await demandMenu(tx, payload.roleMenuId);
      const deleting = payload.isDeleted === 1;
      if (deleting === menu.deleted) throw new Refusal('NOTHING_CHANGES');
      return {
        ...pointAt(menu),
        description: `${deleting ? 'Delete' : 'Undo Delete'} menu ${menu.code} - ${menu.name} aplikasi ${menu.application}`,
        after: { ...describeMenu(menu), active: !deleting },
      };
    }
    const application = await demandApplication(tx, payload.aplicationId);
    const position = await demandPosition(tx, payload.positionIdDefault);
    const menu = action === 'updatematrixmenu' ? await demandMenu(tx, payload.roleMenuId) : undefined;
    if (menu && menu.applicationId !== application.applicationId) throw new Refusal('UNKNOWN_MENU');
    if (await isTaken(tx, payload, menu?.id)) throw new Refusal('DUPLICATE');
    const after = {
      application: application.name,
      roleMenuCode: payload.roleMenuCode,
      roleMenuName: payload.roleMenuName,
      function: payload.function,
      position: position.name,
      active: menu ? !menu.deleted : true,
    };
    if (menu && isDeepStrictEqual(after, describeMenu(menu))) throw new Refusal('NOTHING_CHANGES');
    const label = `menu ${payload.roleMenuCode} - ${payload.roleMenuName} aplikasi ${application.name}`;
    if (menu) return { ...pointAt(menu), description: `Update ${label}`, after };
    return {
      targetKey: `menu-code:${application.applicationId}:${payload.roleMenuCode.toLowerCase()}`,
      description: `Create ${label}`,
      applicationId: application.applicationId,
      body: { roleMenuCode: payload.roleMenuCode, aplicationId: application.applicationId },
      after,
    };
  },

  async look(tx, { action, payload }) {
    return describeMenu(
      action === 'matrixmenu'
        ? await findMenuByCode(tx, payload.aplicationId, payload.roleMenuCode)
        : await findMenuRecord(tx, payload.roleMenuId),
    );
  },

  async apply({ tx }, { action, payload }) {
    const updated_date = new Date();
    if (action === 'deletematrixmenu') {
      await tx
        .updateTable('role_menu')
        .set({ deleted: payload.isDeleted === 1, updated_date })
        .where('role_menu_id', '=', payload.roleMenuId)
        .execute();
      return;
    }
    // One change of an application's menus at a time, so that no two of them take the same name.
    await sql`select 1 from application where application_id = ${payload.aplicationId} for update`.execute(
      tx,
    );
    const id = action === 'updatematrixmenu' ? payload.roleMenuId : undefined;
    if (await isTaken(tx, payload, id)) {
      throw new Refusal('NAME_TAKEN', { values: { name: payload.roleMenuName } });
    }
    const position = await demandPosition(tx, payload.positionIdDefault);
    const columns = {
      role_menu_code: payload.roleMenuCode,
      role_menu_name: payload.roleMenuName,
      function: payload.function,
      position_id_default: position.id,
      updated_date,
    };
    if (id === undefined) {
      await tx
        .insertInto('role_menu')
        .values({ ...columns, application_id: payload.aplicationId })
        .execute();
    } else {
      await tx.updateTable('role_menu').set(columns).where('role_menu_id', '=', id).execute();
    }
  },

  async assess(db, { action, payload }) {
    if (action === 'matrixmenu') return await assessHolders(db, 'MENU_GAINED', payload.positionIdDefault);
    const menu = await findMenuRecord(db, payload.roleMenuId);
    if (!menu) return [];
    if (action === 'updatematrixmenu') {
      if (payload.positionIdDefault === menu.positionId || menu.deleted) return [];
      return [
        ...(await assessHolders(db, 'MENU_LOST', menu.positionId)),
        ...(await assessHolders(db, 'MENU_GAINED', payload.positionIdDefault)),
      ];
    }
    if (payload.isDeleted === 0) return await assessHolders(db, 'MENU_GAINED', menu.positionId);
    return [...(await assessHolders(db, 'MENU_LOST', menu.positionId)), ...(await assessUses(db, menu))];
  },
};

async function demandMenu(db: DbOrTx, id: number): Promise<MenuRecord> {
  const menu = await findMenuRecord(db, id);
  if (!menu) throw new Refusal('NOT_FOUND');
  return menu;
}

function pointAt(menu: MenuRecord) {
  return {
    targetKey: `menu:${menu.id}`,
    applicationId: menu.applicationId,
    roleMenuId: menu.id,
    body: { roleMenuCode: menu.code, aplicationId: menu.applicationId },
  };
}

function describeMenu(menu: MenuRecord | undefined): Facts {
  return {
    application: menu?.application ?? null,
    roleMenuCode: menu?.code ?? null,
    roleMenuName: menu?.name ?? null,
    function: menu?.function ?? null,
    position: menu?.position ?? null,
    active: menu ? !menu.deleted : null,
  };
}

async function assessHolders(
  db: DbOrTx,
  code: 'MENU_LOST' | 'MENU_GAINED',
  positionId: number | null,
): Promise<readonly Impact[]> {
  const position = positionId === null ? undefined : await findPosition(db, positionId);
  if (!position) return [];
  return await describeTouched(db, code, selectHolders(position.id), { position: position.name });
}

/** Besides the position it belongs to: positions that may ask for it, and people who have it for a while. */
async function assessUses(db: DbOrTx, menu: MenuRecord): Promise<readonly Impact[]> {
  const grants = sql`
    select p.display_name as name from temporary_grant g join person p using (user_id)
    where (g.thing_key = ${`menu:${menu.id}`} or g.thing_key like ${`menu:${menu.id}@%`})
      and g.stopped_at is null and g.valid_until > now()`;
  const substitutes = sql`
    select o.position_name as name from role_menu_position s join position o using (position_id)
    where s.role_menu_id = ${menu.id} and not s.deleted`;
  return [
    ...(await describeTouched(db, 'MENU_GRANTS', grants)),
    ...(await describeTouched(db, 'MENU_SUBSTITUTES', substitutes)),
  ];
}

/** A code or a name is taken within its application, also by a menu out of use. */
async function isTaken(
  db: DbOrTx,
  menu: { aplicationId: number; roleMenuCode: string; roleMenuName: string },
  exceptId: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from role_menu
    where application_id = ${menu.aplicationId} and role_menu_id is distinct from ${exceptId ?? null}::integer
      and (lower(role_menu_code) = lower(${menu.roleMenuCode}) or lower(role_menu_name) = lower(${menu.roleMenuName}))
    limit 1`.execute(db);
  return rows.length > 0;
}
