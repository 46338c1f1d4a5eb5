import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The privileges a person holds through their position, for the Privilege List of the User Detail. */
export const detailGroupUserPrivilegeList = defineView({
  name: 'detailgroupuserprivilagelist',
  readableBy: holdsAny('adminIT', 'adminCabang', 'adminArea', 'adminRegion'),
  columns: {
    no: column('integer', 'No', 'No'),
    userId: column('integer', 'User ID', 'User ID'),
    privilegeId: column('integer', 'ID Privilege', 'Privilege ID'),
    privilegeName: column('text', 'Privilege', 'Privilege', { searchable: true }),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
    personUnitId: column('integer', 'ID Cabang', 'Branch ID', { hidden: true }),
  },
  key: 'no',
  defaultOrder: 'privilegeId asc, updatedDate desc',
});
