import { equals } from '@gerbang/contract/filter/tree';
import { userRoleMenu as definition } from '@gerbang/contract/views/user-role-menu';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { selectHeldMenus } from './held-menus.ts';
import { roleMenuSelect } from './role-menu-select.ts';

export const userRoleMenu = defineServerView({
  definition,
  select: () => sql`
    select ${roleMenuSelect}, p.user_id as "userId", held.valid_until as "validUntil"
    from person p
    cross join lateral (${selectHeldMenus(sql`p.user_id`, sql`p.position_id`)}) held
    join role_menu m using (role_menu_id)
    left join application a on a.application_id = m.application_id`,
  scope: (caller) => equals('userId', caller.userId),
  // The specification's clients read the menu as an object inside the row.
  fill: async (_db, _caller, rows) =>
    rows.map((row) => ({
      ...row,
      roleMenu: {
        roleMenuId: row.roleMenuId,
        roleMenuCode: row.roleMenuCode,
        roleMenuName: row.roleMenuName,
      },
    })),
});
