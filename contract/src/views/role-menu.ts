import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { roleMenuColumns } from './role-menu-columns.ts';
import { defineView } from './view-definition.ts';

export const roleMenu = defineView({
  name: 'rolemenu',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    ...roleMenuColumns,
    function: column('text', 'Function', 'Function', { searchable: true }),
    positionIdDefault: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'roleMenuId',
  defaultOrder: 'roleMenuId asc',
  defaultSearch: 'roleMenuName',
});
