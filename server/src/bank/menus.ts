import { sql } from 'kysely';
import type { DbOrTx } from '../platform/database.ts';

interface Menu {
  readonly roleMenuId: number;
  readonly code: string;
  readonly name: string;
  readonly deleted: boolean;
}

export async function findMenu(
  db: DbOrTx,
  applicationId: number,
  roleMenuId: number,
): Promise<Menu | undefined> {
  return await db
    .selectFrom('role_menu')
    .select(['role_menu_id as roleMenuId', 'role_menu_code as code', 'role_menu_name as name', 'deleted'])
    .where('application_id', '=', applicationId)
    .where('role_menu_id', '=', roleMenuId)
    .executeTakeFirst();
}

/** What a grant of the menu goes by. The same menu in another branch is another thing: neither ends the other. */
export function nameMenuThing(roleMenuId: number, branchId: number | undefined): string {
  return branchId === undefined ? `menu:${roleMenuId}` : `menu:${roleMenuId}@${branchId}`;
}

// Menus of the person's position, for good or as a substitute, whoever asks.
const ofPosition = sql`
  (m.position_id_default = p.position_id or exists (
    select 1 from role_menu_position s
    where s.role_menu_id = m.role_menu_id and s.position_id = p.position_id and not s.deleted))`;

/** Whether the position has the menu, or a running grant gives it (in the branch, where the menu is for one). */
export async function holdsMenu(
  db: DbOrTx,
  userId: number,
  roleMenuId: number,
  branchId: number | undefined,
): Promise<boolean> {
  const thing = nameMenuThing(roleMenuId, branchId);
  const { rows } = await sql<{ held: boolean }>`
    select ${ofPosition} or exists (
      select 1 from temporary_grant g where g.user_id = p.user_id and g.thing_key = ${thing}
        and g.stopped_at is null and g.valid_until > now()) as held
    from person p join role_menu m on m.role_menu_id = ${roleMenuId}
    where p.user_id = ${userId}`.execute(db);
  return rows[0]?.held ?? false;
}

export interface MenuOption {
  readonly roleMenuId: number;
  readonly roleMenuName: string;
}

/** Menus of an application that a person may ask for: neither the position nor the person has them. */
export async function listRequestableMenus(
  db: DbOrTx,
  userId: number,
  applicationId: number,
): Promise<MenuOption[]> {
  const { rows } = await sql<MenuOption>`
    select m.role_menu_id as "roleMenuId", m.role_menu_name as "roleMenuName"
    from role_menu m join person p on p.user_id = ${userId}
    where m.application_id = ${applicationId} and not m.deleted and not ${ofPosition}
      and not exists (
        select 1 from temporary_grant g where g.user_id = p.user_id and g.thing_key = 'menu:' || m.role_menu_id
          and g.stopped_at is null and g.valid_until > now())
    order by m.role_menu_name, m.role_menu_id`.execute(db);
  return rows;
}

interface TargetBranch {
  readonly subdivisionId: number;
  readonly code: string;
  readonly name: string;
  /** The person's own unit. */
  readonly own: boolean;
}

/**
 * Where a person whose position works across an area may use a menu: the own unit and what lies below it, for a
 * branch the branches beside it under the same area. Nobody else chooses a branch.
 */
export async function listTargetBranches(db: DbOrTx, userId: number): Promise<TargetBranch[]> {
  const { rows } = await sql<TargetBranch>`
    with recursive home as (
      select s.* from person p join position o using (position_id) join subdivision s using (subdivision_id)
      where p.user_id = ${userId} and o.use_area
    ), area as (
      select case when exists (select 1 from subdivision c where c.parent_id = h.subdivision_id and not c.deleted)
                  then h.subdivision_id else coalesce(h.parent_id, h.subdivision_id) end as subdivision_id
      from home h
    ), reach as (
      select s.subdivision_id from subdivision s join area using (subdivision_id)
      union all
      select s.subdivision_id from subdivision s join reach on s.parent_id = reach.subdivision_id where not s.deleted
    )
    select s.subdivision_id as "subdivisionId", s.subdivision_code as code, s.subdivision_name as name,
           s.subdivision_id = h.subdivision_id as own
    from reach join subdivision s using (subdivision_id) cross join home h
    where s.subdivision_id = h.subdivision_id or s.subdivision_id <> (select subdivision_id from area)
    order by s.subdivision_code`.execute(db);
  return rows;
}
