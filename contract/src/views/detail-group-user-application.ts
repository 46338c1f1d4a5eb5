import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** The applications a person may open, for the App List of the User Detail. */
export const detailGroupUserApplication = defineView({
  name: 'detailgroupuserapplication',
  readableBy: holdsAny('adminIT', 'adminCabang', 'adminArea', 'adminRegion'),
  columns: {
    no: column('integer', 'No', 'No'),
    userId: column('integer', 'User ID', 'User ID'),
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    applicationName: column('text', 'Aplikasi', 'Application', { searchable: true }),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
    personUnitId: column('integer', 'ID Cabang', 'Branch ID', { hidden: true }),
  },
  key: 'no',
  defaultOrder: 'applicationId asc, updatedDate desc',
});
