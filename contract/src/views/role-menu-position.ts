import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { roleMenuColumns } from './role-menu-columns.ts';
import { defineView } from './view-definition.ts';

/**
 * Menus a position may use as substitutes: one row for each that was ever assigned, and one for each that is asked
 * for. Status 1 says that a request about it waits; nothing of that is stored with the assignment.
 */
export const roleMenuPosition = defineView({
  name: 'rolemenuposition',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    assignment: column('text', 'Penugasan', 'Assignment'),
    roleMenuPositionId: column('integer', 'ID', 'ID'),
    ...roleMenuColumns,
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    status: column('integer', 'Status', 'Status'),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'assignment',
  defaultOrder: 'roleMenuId asc',
  defaultSearch: 'roleMenuName',
});
