import { everything } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { roleMenuPosition as definition } from '@gerbang/contract/views/role-menu-position';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { roleMenuSelect } from './role-menu-select.ts';

export const roleMenuPosition = defineServerView({
  definition,
  // What is stored has been approved; an assignment still asked for is a waiting request and not yet a row.
  select: () => sql`
    select rp.role_menu_position_id as "roleMenuPositionId", ${roleMenuSelect},
           rp.position_id as "positionId", o.position_name as "positionName",
           ${sql.lit(requestStatus.approved)} as status, rp.deleted::integer as "isDeleted",
           rp.created_date as "createdDate", rp.updated_date as "updatedDate"
    from role_menu_position rp
    join role_menu m using (role_menu_id)
    left join application a on a.application_id = m.application_id
    left join position o on o.position_id = rp.position_id`,
  scope: () => everything(),
});
