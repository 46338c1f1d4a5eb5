import type { PayloadOf } from '@gerbang/contract/requests/registry';
import { demandApplication, findApplication } from '../../bank/applications.ts';
import { demandPosition, findPosition, nameActivePosition } from '../../bank/position-records.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

type Wish = PayloadOf<'ParameterPengganti'>['payload'];

/**
 * Menus of one application that the holders of one position may ask for as substitutes. Only the menus a request
 * names count as its target: others of the same position can be asked for beside it.
 */
export const parameterPengganti: RequestType<'ParameterPengganti'> = {
  async file(tx, { payload }) {
    const application = await demandApplication(tx, payload.appId);
    const position = await demandPosition(tx, payload.positionIdentity);
    const { added, removed, complete } = await readWish(tx, payload);
    if (!complete) throw new Refusal('UNKNOWN_MENU');
    if (added.length + removed.length === 0) throw new Refusal('NOTHING_CHANGES');
    if (added.some(({ held }) => held) || removed.some(({ held }) => !held)) {
      throw new Refusal('NOTHING_CHANGES');
    }
    const touched = [...added, ...removed].sort(byId);
    const record = `substitutes:${position.id}:${payload.appId}`;
    if (await isAskedFor(tx, record, touched)) throw new Refusal('DUPLICATE');
    return {
      targetKey: `${record}/menu:${touched.map(({ menuId }) => menuId).join(',')}`,
      description: `Parameter Pengganti menu ${listNames(touched).join(', ')} aplikasi ${application.name} untuk jabatan ${position.name}`,
      applicationId: payload.appId,
      after: { application: application.name, position: position.name, menus: listNames(added) },
      body: { aplicationId: payload.appId, positionName: position.name },
    };
  },

  async look(tx, { payload }) {
    const { added, removed } = await readWish(tx, payload);
    return {
      application: (await findApplication(tx, payload.appId))?.name ?? null,
      position: await nameActivePosition(tx, payload.positionIdentity),
      menus: listNames([...added, ...removed].filter(({ held }) => held)),
    };
  },

  async apply({ tx }, { payload }) {
    const { added, removed, complete } = await readWish(tx, payload);
    // A menu may be out of use by now; and of two requests about one menu, filed in the same moment, the second
    // finds it done.
    if (!complete || added.some(({ held }) => held) || removed.some(({ held }) => !held)) {
      throw new Refusal('STALE');
    }
    const updated_date = new Date();
    await tx
      .updateTable('role_menu_position')
      .set({ deleted: true, updated_date })
      .where('role_menu_position_id', 'in', [0, ...payload.roleMenuPosition])
      .execute();
    if (added.length === 0) return;
    const position_id = payload.positionIdentity;
    await tx
      .insertInto('role_menu_position')
      .values(added.map(({ menuId: role_menu_id }) => ({ role_menu_id, position_id, updated_date })))
      .execute();
  },

  async assess(db, { payload }) {
    const { added, removed } = await readWish(db, payload);
    const position = (await findPosition(db, payload.positionIdentity))?.name ?? '-';
    const values = { count: await countHolders(db, payload.positionIdentity), position };
    return [
      ...(added.length > 0 ? [{ code: 'SUBSTITUTES_GAINED' as const, values, names: listNames(added) }] : []),
      ...(removed.length > 0
        ? [{ code: 'SUBSTITUTES_LOST' as const, values, names: listNames(removed) }]
        : []),
    ];
  },
};

interface TouchedMenu {
  readonly menuId: number;
  readonly name: string;
  /** Whether the position has it as a substitute now. */
  readonly held: boolean;
}

const byId = (one: TouchedMenu, other: TouchedMenu): number => one.menuId - other.menuId;
const listNames = (menus: readonly TouchedMenu[]): string[] => menus.toSorted(byId).map(({ name }) => name);

interface ReadWish {
  readonly added: readonly TouchedMenu[];
  readonly removed: readonly TouchedMenu[];
  /** Whether every id that was named is a menu of the application, in use, or an assignment of the position. */
  readonly complete: boolean;
}

/** The menus to add and those behind the assignments to remove. */
async function readWish(db: DbOrTx, wish: Wish): Promise<ReadWish> {
  const added = await selectMenus(db, wish)
    .where('m.role_menu_id', 'in', [0, ...wish.idMenu])
    .where('m.deleted', '=', false)
    .execute();
  const removed = await selectMenus(db, wish)
    .innerJoin('role_menu_position as rp', 'rp.role_menu_id', 'm.role_menu_id')
    .where('rp.position_id', '=', wish.positionIdentity)
    .where('rp.role_menu_position_id', 'in', [0, ...wish.roleMenuPosition])
    .execute();
  const complete =
    added.length === new Set(wish.idMenu).size && removed.length === new Set(wish.roleMenuPosition).size;
  return { added: added.map(toTouched), removed: removed.map(toTouched), complete };
}

function selectMenus(db: DbOrTx, { appId, positionIdentity }: Wish) {
  return db
    .selectFrom('role_menu as m')
    .select((eb) => [
      'm.role_menu_id as menuId',
      'm.role_menu_name as name',
      eb
        .exists(
          eb
            .selectFrom('role_menu_position as held')
            .select('held.role_menu_position_id')
            .whereRef('held.role_menu_id', '=', 'm.role_menu_id')
            .where('held.position_id', '=', positionIdentity)
            .where('held.deleted', '=', false),
        )
        .as('held'),
    ])
    .where('m.application_id', '=', appId);
}

function toTouched(row: { menuId: number; name: string; held: unknown }): TouchedMenu {
  return { ...row, held: row.held === true };
}

/** Whether a waiting request already touches one of these menus. */
async function isAskedFor(tx: Tx, record: string, menus: readonly TouchedMenu[]): Promise<boolean> {
  const waiting = await tx
    .selectFrom('request')
    .select('target_key as key')
    .where('kind', '=', 'ParameterPengganti')
    .where('status', 'in', [1, 5])
    .where('target_key', 'like', `${record}/%`)
    .execute();
  return waiting.some(({ key }) => {
    const asked = key.slice(key.lastIndexOf(':') + 1).split(',');
    return menus.some(({ menuId }) => asked.includes(String(menuId)));
  });
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
