import { signedIn } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The limits of positions, one row for cash and one for non-cash in each limit group. */
export const limitViewGrouping = defineView({
  name: 'limitviewgrouping',
  readableBy: signedIn,
  columns: {
    no: column('integer', 'No', 'No.'),
    limitPositionId: column('integer', 'ID Limit', 'Limit ID'),
    positionId: column('integer', 'ID Jabatan', 'Position ID'),
    positionName: column('text', 'Jabatan', 'Position', { searchable: true }),
    groupSubdivision: column('text', 'Group Limit', 'Limit group', { searchable: true }),
    limitedType: column('integer', 'Tipe Limit', 'Limit type'),
    limitTunai: column('money', 'Tunai', 'Cash'),
    limitNontunai: column('money', 'Non Tunai', 'Non-cash'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'limitPositionId',
  defaultOrder: 'groupSubdivision asc, limitedType asc',
  defaultSearch: 'groupSubdivision',
});
