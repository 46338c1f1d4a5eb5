import { everything } from '@gerbang/contract/filter/tree';
import { roleMenu as definition } from '@gerbang/contract/views/role-menu';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { roleMenuSelect } from './role-menu-select.ts';

export const roleMenu = defineServerView({
  definition,
  select: () => sql`
    select ${roleMenuSelect}, m.function, m.position_id_default as "positionIdDefault",
           o.position_name as "positionName", m.deleted::integer as "isDeleted",
           m.created_date as "createdDate", m.updated_date as "updatedDate"
    from role_menu m
    left join application a on a.application_id = m.application_id
    left join position o on o.position_id = m.position_id_default`,
  scope: () => everything(),
});
