import { detailGroupUserPrivilegeList as definition } from '@gerbang/contract/views/detail-group-user-privilege-list';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { filterPeople } from './filter-people.ts';

export const detailGroupUserPrivilegeList = defineServerView({
  definition,
  select: () => sql`
    select (p.user_id::bigint * 100000 + v.privilege_id) as no, p.user_id as "userId", v.privilege_id as "privilegeId",
           v.privilege_name as "privilegeName", pp.updated_date as "updatedDate", p.subdivision_id as "personUnitId"
    from person p
    join privilege_position pp on pp.position_id = p.position_id and not pp.deleted
    join privilege v on v.privilege_id = pp.privilege_id`,
  scope: filterPeople,
});
