import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const subdivision = defineView({
  name: 'subdivision',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    subdivisionId: column('integer', 'ID Cabang', 'Branch ID'),
    subdivisionCode: column('text', 'Kode Cabang', 'Branch code', { searchable: true }),
    subdivisionName: column('text', 'Nama Cabang', 'Branch', { searchable: true }),
    level: column('integer', 'Level', 'Level', { searchable: true }),
    groupSubdivision: column('text', 'Group Limit', 'Limit group', { searchable: true }),
    parent: column('text', 'Parent', 'Parent', { searchable: true }),
    kodeDepartement: column('text', 'Kode Department', 'Department code', { searchable: true }),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'subdivisionId',
  defaultOrder: 'subdivisionId asc',
  defaultSearch: 'subdivisionName',
});
