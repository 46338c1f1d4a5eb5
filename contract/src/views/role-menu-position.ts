import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { roleMenuColumns } from './role-menu-columns.ts';
import { defineView } from './view-definition.ts';

/** Menus a position may use as substitutes. */
export const roleMenuPosition = defineView({
  name: 'rolemenuposition',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    roleMenuPositionId: column('integer', 'ID', 'ID'),
    ...roleMenuColumns,
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    status: column('integer', 'Status', 'Status'),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'roleMenuPositionId',
  defaultOrder: 'roleMenuPositionId asc',
  defaultSearch: 'roleMenuName',
});
