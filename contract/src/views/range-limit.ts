import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

export const rangeLimit = defineView({
  name: 'rangelimit',
  path: 'plain',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    rangeLimitId: column('integer', 'ID', 'ID'),
    id: column('integer', 'ID', 'ID', { exported: false }),
    limitType: column('text', 'Tipe Limit', 'Limit type', { searchable: true }),
    startLimit: column('money', 'Limit Awal', 'From'),
    endLimit: column('money', 'Limit Akhir', 'To'),
    limitCode: column('text', 'Kode Limit', 'Limit code', { searchable: true }),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'rangeLimitId',
  defaultOrder: 'rangeLimitId asc',
  defaultSearch: 'limitCode',
});
