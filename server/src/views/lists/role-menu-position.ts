import { everything } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { roleMenuPosition as definition } from '@gerbang/contract/views/role-menu-position';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { roleMenuSelect } from './role-menu-select.ts';

const { waiting1, approved } = requestStatus;

export const roleMenuPosition = defineServerView({
  definition,
  // The last assignment of each pair, and every pair a waiting request speaks of, whether it exists yet or not.
  select: () => sql`
    with stored as (
      select distinct on (position_id, role_menu_id) role_menu_position_id, position_id, role_menu_id, deleted,
             created_date, updated_date
      from role_menu_position
      order by position_id, role_menu_id, deleted, role_menu_position_id desc
    ), asked as (
      select (r.payload ->> 'positionIdentity')::integer as position_id, wish.role_menu_id,
             max(r.created_date) as created_date
      from request r
      cross join lateral (
        select id::integer as role_menu_id from jsonb_array_elements_text(r.payload -> 'idMenu') as id
        union
        select rp.role_menu_id from jsonb_array_elements_text(r.payload -> 'roleMenuPosition') as id
        join role_menu_position rp on rp.role_menu_position_id = id::integer
      ) wish
      where r.kind = 'ParameterPengganti' and r.status in (1, 5)
      group by 1, 2
    )
    select pair.position_id || ':' || pair.role_menu_id as assignment,
           s.role_menu_position_id as "roleMenuPositionId", ${roleMenuSelect},
           pair.position_id as "positionId", o.position_name as "positionName",
           case when w.role_menu_id is null then ${sql.lit(approved)} else ${sql.lit(waiting1)} end as status,
           coalesce(s.deleted, true)::integer as "isDeleted",
           coalesce(s.created_date, w.created_date) as "createdDate",
           coalesce(s.updated_date, w.created_date) as "updatedDate"
    from (select position_id, role_menu_id from stored union select position_id, role_menu_id from asked) pair
    left join stored s using (position_id, role_menu_id)
    left join asked w using (position_id, role_menu_id)
    join role_menu m on m.role_menu_id = pair.role_menu_id
    left join application a on a.application_id = m.application_id
    left join position o on o.position_id = pair.position_id`,
  scope: () => everything(),
});
