import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const privilegeManagement = defineView({
  name: 'previlegemanagement',
  readableBy: holdsAny('adminIT', 'supervisorAdminIT'),
  columns: {
    privilegeId: column('integer', 'ID Privilege', 'Privilege ID'),
    privilegeName: column('text', 'Nama Privilege', 'Privilege', { searchable: true }),
    privilegeCode: column('text', 'Kode Privilege', 'Privilege code'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    createdBy: column('text', 'Dibuat Oleh', 'Created by'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
    updatedBy: column('text', 'Diperbaharui oleh', 'Updated by', { searchable: true }),
    approvedDate: column('datetime', 'Tanggal Disetujui', 'Approved on'),
    approvedBy: column('text', 'Disetujui Oleh', 'Approved by', { searchable: true }),
  },
  key: 'privilegeId',
  defaultOrder: 'updatedDate desc',
  defaultSearch: 'privilegeName',
});
