import { holdsAny } from '../guards.ts';
import { groupUserColumns } from './group-user-columns.ts';
import { defineView } from './view-definition.ts';

/** The people of a branch, area or region, for its own admin. */
export const monitoringGroupUserCabang = defineView({
  name: 'monitoringgroupusercabang',
  readableBy: holdsAny('adminCabang', 'adminArea', 'adminRegion'),
  columns: groupUserColumns,
  key: 'userId',
  defaultOrder: 'no desc',
  defaultSearch: 'employeeId',
  csv: true,
});
