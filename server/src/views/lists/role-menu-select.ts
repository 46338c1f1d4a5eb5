import { sql } from 'kysely';

/** The columns of roleMenuColumns; the statement around them calls the menu `m` and its application `a`. */
export const roleMenuSelect = sql`
  m.role_menu_id as "roleMenuId", m.role_menu_code as "roleMenuCode", m.role_menu_name as "roleMenuName",
  m.role_menu_code || ' - ' || m.role_menu_name as "roleMenuNameConcat",
  m.application_id as "applicationId", a.application_name as "applicationName"`;
