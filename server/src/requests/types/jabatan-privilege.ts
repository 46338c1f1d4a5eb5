import type { Impact } from '@gerbang/contract/requests/impact';
import { toPrivilegeCode } from '@gerbang/contract/roles';
import { demandPosition, findPosition } from '../../bank/position-records.ts';
import { describeTouched, selectHolders } from '../../bank/touched.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType, Target } from '../request-type.ts';

type Wish = Target<'JabatanPrivilege'>['payload'];

/** What a position's holders may do. Only the privileges a request names count as its target. */
export const jabatanPrivilege: RequestType<'JabatanPrivilege'> = {
  affectsRoutes: true,

  async file(tx, { payload }) {
    const position = await demandPosition(tx, payload.positionIdentity);
    const { added, removed } = await readWish(tx, payload);
    if (removed.some(({ code }) => toPrivilegeCode(code) === 'INP')) throw new Refusal('INPUTER_STAYS');
    const held = new Set((await listHeld(tx, position.id)).map(({ privilegeId }) => privilegeId));
    if (added.some(({ id }) => held.has(id)) || removed.some(({ id }) => !held.has(id))) {
      throw new Refusal('NOTHING_CHANGES');
    }
    const touched = [...added, ...removed].map(({ id }) => id).sort((a, b) => a - b);
    if (await isAskedFor(tx, position.id, touched)) throw new Refusal('DUPLICATE');
    return {
      targetKey: `position:${position.id}/privilege:${touched.join(',')}`,
      description: describeWish(position.name, added, removed),
      after: { position: position.name, privileges: added.map(({ name }) => name).sort() },
    };
  },

  async look(tx, { payload }) {
    const position = await findPosition(tx, payload.positionIdentity);
    const { added, removed } = await readWish(tx, payload);
    const touched = new Set([...added, ...removed].map(({ id }) => id));
    const held = (await listHeld(tx, payload.positionIdentity)).filter((h) => touched.has(h.privilegeId));
    return { position: position?.name ?? null, privileges: held.map(({ name }) => name).sort() };
  },

  async apply({ tx }, { payload }) {
    const { added, removed } = await readWish(tx, payload);
    const held = new Set((await listHeld(tx, payload.positionIdentity)).map((h) => h.privilegeId));
    // Two requests about the same privilege may have been filed in the same moment; the second one finds it done.
    if (added.some(({ id }) => held.has(id)) || removed.some(({ id }) => !held.has(id))) {
      throw new Refusal('STALE');
    }
    const updated_date = new Date();
    const position_id = payload.positionIdentity;
    for (const { id: privilege_id } of removed) {
      await tx
        .updateTable('privilege_position')
        .set({ deleted: true, updated_date })
        .where('position_id', '=', position_id)
        .where('privilege_id', '=', privilege_id)
        .where('deleted', '=', false)
        .execute();
    }
    for (const { id: privilege_id } of added) await assign(tx, { position_id, privilege_id, updated_date });
  },

  async assess(db, { payload }) {
    const { added, removed } = await readWish(db, payload);
    const holders = selectHolders(payload.positionIdentity);
    const impacts: Impact[] = [];
    for (const { name: privilege } of removed) {
      impacts.push(...(await describeTouched(db, 'PRIVILEGE_LOST', holders, { privilege })));
    }
    for (const { name: privilege } of added) {
      impacts.push(...(await describeTouched(db, 'PRIVILEGE_GAINED', holders, { privilege })));
    }
    return impacts;
  },
};

/** An assignment taken away and given again stays one record, so that its number keeps its meaning. */
async function assign(
  tx: Tx,
  row: { position_id: number; privilege_id: number; updated_date: Date },
): Promise<void> {
  const former = await tx
    .selectFrom('privilege_position')
    .select('privilege_position_id as id')
    .where('position_id', '=', row.position_id)
    .where('privilege_id', '=', row.privilege_id)
    .orderBy('privilege_position_id', 'desc')
    .executeTakeFirst();
  if (!former) {
    await tx.insertInto('privilege_position').values(row).execute();
    return;
  }
  await tx
    .updateTable('privilege_position')
    .set({ deleted: false, updated_date: row.updated_date })
    .where('privilege_position_id', '=', former.id)
    .execute();
}

interface NamedPrivilege {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The privileges to add and those behind the assignments to remove; one that does not exist is refused. */
async function readWish(
  db: DbOrTx,
  { positionIdentity, privilege, positionPrivilege }: Wish,
): Promise<{ added: NamedPrivilege[]; removed: NamedPrivilege[] }> {
  const added = await selectPrivileges(db)
    .where('v.privilege_id', 'in', [0, ...privilege])
    .execute();
  const removed = await selectPrivileges(db)
    .innerJoin('privilege_position as pp', 'pp.privilege_id', 'v.privilege_id')
    .where('pp.position_id', '=', positionIdentity)
    .where('pp.privilege_position_id', 'in', [0, ...positionPrivilege])
    .execute();
  if (added.length < new Set(privilege).size) throw badField('privilege');
  if (removed.length < new Set(positionPrivilege).size) throw badField('positionPrivilege');
  return { added, removed };
}

function badField(field: string): Refusal {
  return new Refusal('BAD_INPUT', { fields: { [field]: 'Data Tidak Ditemukan' } });
}

function selectPrivileges(db: DbOrTx) {
  return db
    .selectFrom('privilege as v')
    .select(['v.privilege_id as id', 'v.privilege_code as code', 'v.privilege_name as name'])
    .orderBy('v.privilege_name');
}

async function listHeld(db: DbOrTx, positionId: number) {
  return await db
    .selectFrom('privilege_position as pp')
    .innerJoin('privilege as v', 'v.privilege_id', 'pp.privilege_id')
    .select(['pp.privilege_id as privilegeId', 'v.privilege_name as name'])
    .where('pp.position_id', '=', positionId)
    .where('pp.deleted', '=', false)
    .execute();
}

/** Whether a waiting request already touches one of these privileges of the position. */
async function isAskedFor(tx: Tx, positionId: number, privilegeIds: readonly number[]): Promise<boolean> {
  const waiting = await tx
    .selectFrom('request')
    .select('target_key as key')
    .where('kind', '=', 'JabatanPrivilege')
    .where('status', 'in', [1, 5])
    .where('target_key', 'like', `position:${positionId}/%`)
    .execute();
  return waiting.some(({ key }) => {
    const asked = key
      .slice(key.lastIndexOf(':') + 1)
      .split(',')
      .map(Number);
    return asked.some((id) => privilegeIds.includes(id));
  });
}

function describeWish(
  position: string,
  added: readonly NamedPrivilege[],
  removed: readonly NamedPrivilege[],
): string {
  const parts = [
    ...(added.length > 0 ? [`tambah ${added.map(({ name }) => name).join(', ')}`] : []),
    ...(removed.length > 0 ? [`lepas ${removed.map(({ name }) => name).join(', ')}`] : []),
  ];
  return `Perubahan Privilege Jabatan ${position}: ${parts.join('; ')}`;
}
