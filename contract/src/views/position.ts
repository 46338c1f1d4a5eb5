import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const position = defineView({
  name: 'position',
  path: 'plain',
  readableBy: signedIn,
  columns: {
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionCode: column('text', 'Kode Jabatan', 'Position code', { searchable: true }),
    positionName: column('text', 'Nama Jabatan', 'Position', { searchable: true }),
    groupPosition: column('text', 'Group Jabatan', 'Position group', { searchable: true }),
    level: column('integer', 'Level', 'Level', { searchable: true }),
    isUseArea: column('flag', 'Is Use Area', 'Uses area'),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'positionId',
  defaultOrder: 'positionId asc',
  defaultSearch: 'positionName',
});
