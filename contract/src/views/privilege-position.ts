import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/**
 * The privileges of positions: one row for each that was ever assigned, and one for each that is asked for. Status 1
 * says that a request about it waits; nothing of that is stored with the assignment.
 */
export const privilegePosition = defineView({
  name: 'privilegeposition',
  readableBy: holdsAny('supervisorAdminIT', 'adminIT', 'inquiry'),
  columns: {
    assignment: column('text', 'Penugasan', 'Assignment'),
    privilegePositionId: column('integer', 'ID Penugasan', 'Assignment ID'),
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    privilegeId: column('integer', 'ID Privilege', 'Privilege ID'),
    privilegeName: column('text', 'Nama Privilege', 'Privilege', { searchable: true }),
    privilegeCode: column('text', 'Kode Privilege', 'Privilege code', { searchable: true }),
    status: column('integer', 'Status', 'Status'),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'assignment',
  defaultOrder: 'privilegeId asc',
  defaultSearch: 'privilegeName',
});
