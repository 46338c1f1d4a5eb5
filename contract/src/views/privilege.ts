import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const privilege = defineView({
  name: 'privilege',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    privilegeId: column('integer', 'ID Privilege', 'Privilege ID'),
    privilegeName: column('text', 'Nama Privilege', 'Privilege', { searchable: true }),
    privilegeCode: column('text', 'Kode Privilege', 'Privilege code', { searchable: true }),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    createdBy: column('text', 'Dibuat Oleh', 'Created by'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
    updatedBy: column('text', 'Diperbaharui oleh', 'Updated by'),
  },
  key: 'privilegeId',
  defaultOrder: 'privilegeId asc',
  defaultSearch: 'privilegeName',
});
