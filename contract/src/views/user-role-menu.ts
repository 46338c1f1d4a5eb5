import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { roleMenuColumns } from './role-menu-columns.ts';
import { defineView } from './view-definition.ts';

/** Menus the caller holds now: those of the position, and those granted for a while. */
export const userRoleMenu = defineView({
  name: 'userrolemenu',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    ...roleMenuColumns,
    userId: column('integer', 'User ID', 'User ID'),
    validUntil: column('datetime', 'Berlaku Sampai', 'Valid until'),
    roleMenu: column('json', 'Menu', 'Menu', { computed: true }),
  },
  key: 'roleMenuId',
  defaultOrder: 'roleMenuId asc',
  defaultSearch: 'roleMenuName',
});
