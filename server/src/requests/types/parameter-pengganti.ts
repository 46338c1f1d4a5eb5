import type { PayloadOf } from '@gerbang/contract/requests/registry';
import { demandApplication, findApplication } from '../../bank/applications.ts';
import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

type Payload = PayloadOf<'ParameterPengganti'>['payload'];

/** Menus of one application that the holders of one position may ask for as substitutes. */
export const parameterPengganti: RequestType<'ParameterPengganti'> = {
  async file(tx, { payload }) {
    const application = await demandApplication(tx, payload.appId);
    const position = await findPosition(tx, payload.positionIdentity);
    if (!position) throw new Refusal('UNKNOWN_POSITION');
    if (payload.idMenu.length === 0 && payload.roleMenuPosition.length === 0) {
      throw new Refusal('NOTHING_CHANGES');
    }
    const held = await listHeld(tx, payload);
    const added = await listAdded(tx, payload, held);
    if (payload.roleMenuPosition.some((id) => held.every((row) => row.assignmentId !== id))) {
      throw new Refusal('UNKNOWN_MENU');
    }
    const kept = held.filter((row) => !payload.roleMenuPosition.includes(row.assignmentId));
    const changed = [...added, ...held.filter((row) => !kept.includes(row))];
    return {
      targetKey: `substitutes:${payload.positionIdentity}:${payload.appId}`,
      description: `Parameter Pengganti menu ${changed.map((menu) => menu.name).join(', ')} aplikasi ${application.name} untuk jabatan ${position}`,
      applicationId: payload.appId,
      after: { application: application.name, position, menus: listNames([...kept, ...added]) },
      body: { aplicationId: payload.appId, positionName: position },
    };
  },

  async look(tx, { payload }) {
    return {
      application: (await findApplication(tx, payload.appId))?.name ?? null,
      position: (await findPosition(tx, payload.positionIdentity)) ?? null,
      menus: listNames(await listHeld(tx, payload)),
    };
  },

  async apply({ tx }, { payload }) {
    const now = new Date();
    // A menu may have been taken out of use while the request waited.
    const added = await listAdded(tx, payload, await listHeld(tx, payload));
    if (payload.roleMenuPosition.length > 0) {
      await tx
        .updateTable('role_menu_position')
        .set({ deleted: true, updated_date: now })
        .where('role_menu_position_id', 'in', payload.roleMenuPosition)
        .execute();
    }
    if (added.length > 0) {
      await tx
        .insertInto('role_menu_position')
        .values(
          added.map(({ menuId }) => ({
            role_menu_id: menuId,
            position_id: payload.positionIdentity,
            created_date: now,
            updated_date: now,
          })),
        )
        .execute();
    }
  },

  async assess(db, { payload }) {
    const position = (await findPosition(db, payload.positionIdentity)) ?? '-';
    const held = await listHeld(db, payload);
    const gained = await listMenus(db, payload.appId, payload.idMenu);
    const lost = held.filter((row) => payload.roleMenuPosition.includes(row.assignmentId));
    const values = { count: await countHolders(db, payload.positionIdentity), position };
    return [
      ...(gained.length > 0
        ? [{ code: 'SUBSTITUTES_GAINED' as const, values, names: listNames(gained) }]
        : []),
      ...(lost.length > 0 ? [{ code: 'SUBSTITUTES_LOST' as const, values, names: listNames(lost) }] : []),
    ];
  },
};

interface Menu {
  readonly menuId: number;
  readonly name: string;
}

const listNames = (menus: readonly Menu[]): string[] =>
  menus.toSorted((one, other) => one.menuId - other.menuId).map((menu) => menu.name);

async function findPosition(db: DbOrTx, positionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('position')
    .select('position_name')
    .where('position_id', '=', positionId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row?.position_name;
}

async function listHeld(db: DbOrTx, { appId, positionIdentity }: Payload) {
  return await db
    .selectFrom('role_menu_position as rp')
    .innerJoin('role_menu as m', 'm.role_menu_id', 'rp.role_menu_id')
    .select([
      'rp.role_menu_position_id as assignmentId',
      'm.role_menu_id as menuId',
      'm.role_menu_name as name',
    ])
    .where('rp.position_id', '=', positionIdentity)
    .where('m.application_id', '=', appId)
    .where('rp.deleted', '=', false)
    .execute();
}

/** The menus to add, each of them one of the application's, in use and not held yet. */
async function listAdded(db: DbOrTx, payload: Payload, held: readonly Menu[]): Promise<Menu[]> {
  const wanted = new Set(payload.idMenu);
  const menus = await listMenus(db, payload.appId, payload.idMenu);
  if (menus.length < wanted.size) throw new Refusal('UNKNOWN_MENU');
  if (held.some((row) => wanted.has(row.menuId))) throw new Refusal('DUPLICATE');
  return menus;
}

async function listMenus(db: DbOrTx, applicationId: number, menuIds: readonly number[]): Promise<Menu[]> {
  if (menuIds.length === 0) return [];
  return await db
    .selectFrom('role_menu')
    .select(['role_menu_id as menuId', 'role_menu_name as name'])
    .where('application_id', '=', applicationId)
    .where('role_menu_id', 'in', menuIds)
    .where('deleted', '=', false)
    .execute();
}

async function countHolders(db: DbOrTx, positionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('position_id', '=', positionId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}
