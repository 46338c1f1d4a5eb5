import { equals } from '@gerbang/contract/filter/tree';
import { afterLogin as definition } from '@gerbang/contract/views/after-login';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { selectHeldMenus } from './held-menus.ts';

export const afterLogin = defineServerView({
  definition,
  // The privileges are joined from the left: whoever is inactive or holds none still gets a row that says so.
  select: () => sql`
    select p.user_id as "userId", p.employee_id as "employeeId", p.first_name as "firstName",
           p.display_name as "displayName", o.position_id as "positionId", o.position_name as "positionName", o.level,
           above.subdivision_code as parent, s.level as "levelCabang", s.subdivision_id as "subdivisionId",
           s.subdivision_code as "subdivisionCode", s.subdivision_name as "subdivisionName",
           (select lp.limit_position_id from limit_position lp
            where lp.position_id = coalesce(p.limit_position_id, p.position_id)
              and lp.group_subdivision = s.group_subdivision and lp.limited_type = 1) as "limitedId",
           l.limit_tunai as "limitTunai", l.limit_non_tunai as "limitNonTunai", o.group_position as "groupPosition",
           v.privilege_id as "privilegeId", v.privilege_name as "privilegeName", v.privilege_code as "privilegeCode",
           array(select m.role_menu_id from (${selectHeldMenus(sql`p.user_id`, sql`p.position_id`)}) m
                 order by m.role_menu_id) as "roleMenuId",
           array(select pa.application_id from person_application pa join application a using (application_id)
                 where pa.user_id = p.user_id and a.active order by pa.application_id) as "applicationId",
           o.use_area::integer as "positionIsUseArea", (not p.active)::integer as "isActive"
    from person p
    join position o using (position_id)
    join subdivision s using (subdivision_id)
    join person_limit l using (user_id)
    left join subdivision above on above.subdivision_id = s.parent_id
    left join lateral (
      select h.privilege_id, h.privilege_name, h.privilege_code from held_privilege h where h.position_id = p.position_id
      union
      -- What the person may decide in somebody's stead now.
      select h.privilege_id, h.privilege_name, h.privilege_code
      from deputy d join person absent on absent.user_id = d.user_id and absent.active
      join held_privilege h on h.position_id = absent.position_id and h.privilege_code in ('APPRL', 'APPRL2')
      where d.deputy_user_id = p.user_id and d.ended_at is null and d.valid_from <= now() and d.valid_until > now()
    ) v on p.active`,
  scope: (caller) => equals('userId', caller.userId),
});
