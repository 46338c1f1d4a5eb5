import { everything } from '@gerbang/contract/filter/tree';
import { privilegeManagement as definition } from '@gerbang/contract/views/privilege-management';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const privilegeManagement = defineServerView({
  definition,
  select: () => sql`
    select privilege_id as "privilegeId", privilege_name as "privilegeName", privilege_code as "privilegeCode",
           created_date as "createdDate", created_by as "createdBy", updated_date as "updatedDate",
           updated_by as "updatedBy", approved_date as "approvedDate", approved_by as "approvedBy"
    from privilege`,
  scope: () => everything(),
});
