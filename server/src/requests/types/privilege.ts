import { sql } from 'kysely';
import { describeTouched } from '../../bank/touched.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

/** The name of a privilege. Its code, which the portal's rules hang on, never changes. */
export const privilege: RequestType<'Privilege'> = {
  async file(tx, { payload: { privilegeId, privilegeName } }) {
    const name = await findName(tx, privilegeId);
    if (name === undefined) throw new Refusal('NOT_FOUND');
    if ((await isTaken(tx, privilegeName)) || (await isAskedFor(tx, privilegeName))) {
      throw new Refusal('DUPLICATE');
    }
    return {
      targetKey: `privilege:${privilegeId}`,
      description: `Update Nama Privilege Dari ${name} Menjadi ${privilegeName}`,
      after: { privilegeName },
    };
  },

  async look(tx, { payload }) {
    return { privilegeName: (await findName(tx, payload.privilegeId)) ?? null };
  },

  async apply({ tx }, { id, userId, payload: { privilegeId, privilegeName } }) {
    // One renaming at a time, so that the check and the change are of one piece.
    await sql`lock table privilege in share row exclusive mode`.execute(tx);
    if (await isTaken(tx, privilegeName)) {
      throw new Refusal('NAME_TAKEN', { values: { name: privilegeName } });
    }
    const now = new Date();
    const filer = tx.selectFrom('person').select('display_name').where('user_id', '=', userId);
    await tx
      .updateTable('privilege')
      .set({
        privilege_name: privilegeName,
        updated_date: now,
        updated_by: filer,
        approved_date: now,
        approved_by: await findDecider(tx, id),
      })
      .where('privilege_id', '=', privilegeId)
      .execute();
  },

  async assess(db, { payload }) {
    const positions = sql`
      select o.position_name as name from held_privilege h join position o using (position_id)
      where h.privilege_id = ${payload.privilegeId}`;
    return await describeTouched(db, 'PRIVILEGE_POSITIONS', positions);
  },
};

async function findName(db: DbOrTx, privilegeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('privilege')
    .select('privilege_name')
    .where('privilege_id', '=', privilegeId)
    .executeTakeFirst();
  return row?.privilege_name;
}

/** Its own name counts too: renaming a privilege to what it is called is no change. */
async function isTaken(db: DbOrTx, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from privilege where lower(privilege_name) = lower(${name})`.execute(
    db,
  );
  return rows.length > 0;
}

async function isAskedFor(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from request
    where kind = 'Privilege' and status in (1, 5) and lower(payload ->> 'privilegeName') = lower(${name})`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whoever has just approved it: the decision is written before its effect. */
async function findDecider(tx: Tx, requestId: bigint): Promise<string | null> {
  const row = await tx
    .selectFrom('decision as d')
    .innerJoin('person as p', 'p.user_id', 'd.decided_by')
    .select('p.display_name as name')
    .where('d.request_id', '=', requestId)
    .orderBy('d.level', 'desc')
    .executeTakeFirst();
  return row?.name ?? null;
}
