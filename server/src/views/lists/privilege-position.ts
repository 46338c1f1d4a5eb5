import { everything } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { privilegePosition as definition } from '@gerbang/contract/views/privilege-position';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

const { waiting1, approved } = requestStatus;

export const privilegePosition = defineServerView({
  definition,
  // The last assignment of each pair, and every pair a waiting request speaks of, whether it exists yet or not.
  select: () => sql`
    with stored as (
      select distinct on (position_id, privilege_id) privilege_position_id, position_id, privilege_id, deleted,
             created_date, updated_date
      from privilege_position
      order by position_id, privilege_id, deleted, privilege_position_id desc
    ), asked as (
      select (r.payload ->> 'positionIdentity')::integer as position_id, wish.privilege_id, r.created_date
      from request r
      cross join lateral (
        select id::integer as privilege_id from jsonb_array_elements_text(r.payload -> 'privilege') as id
        union
        select pp.privilege_id from jsonb_array_elements_text(r.payload -> 'positionPrivilege') as id
        join privilege_position pp on pp.privilege_position_id = id::integer
      ) wish
      where r.kind = 'JabatanPrivilege' and r.status in (1, 5)
    )
    select pair.position_id || ':' || pair.privilege_id as assignment,
           s.privilege_position_id as "privilegePositionId", pair.position_id as "positionId",
           o.position_name as "positionName", pair.privilege_id as "privilegeId",
           v.privilege_name as "privilegeName", v.privilege_code as "privilegeCode",
           case when a.privilege_id is null then ${sql.lit(approved)} else ${sql.lit(waiting1)} end as status,
           coalesce(s.deleted, true)::integer as "isDeleted",
           coalesce(s.created_date, a.created_date) as "createdDate",
           coalesce(s.updated_date, a.created_date) as "updatedDate"
    from (select position_id, privilege_id from stored union select position_id, privilege_id from asked) pair
    left join stored s using (position_id, privilege_id)
    left join asked a using (position_id, privilege_id)
    join position o on o.position_id = pair.position_id
    join privilege v on v.privilege_id = pair.privilege_id`,
  scope: () => everything(),
});
