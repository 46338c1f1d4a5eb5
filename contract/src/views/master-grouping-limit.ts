import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const masterGroupingLimit = defineView({
  name: 'masterGroupingLimit',
  path: 'plain',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    id: column('integer', 'ID', 'ID'),
    groupingLimitId: column('integer', 'ID', 'ID', { exported: false }),
    groupingName: column('text', 'Nama', 'Name', { searchable: true }),
    groupingDesc: column('text', 'Keterangan', 'Description', { searchable: true }),
    isDeleted: column('flag', 'Tidak Aktif', 'Inactive'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'id',
  defaultOrder: 'id asc',
  defaultSearch: 'groupingName',
});
