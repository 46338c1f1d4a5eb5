import { holdsAny } from '../guards.ts';
import { groupUserColumns } from './group-user-columns.ts';
import { defineView } from './view-definition.ts';

/** Everybody, for the head office's Group User screen. */
export const monitoringGroupUser = defineView({
  name: 'monitoringgroupuser',
  readableBy: holdsAny('adminIT'),
  columns: groupUserColumns,
  key: 'userId',
  defaultOrder: 'no desc',
  defaultSearch: 'employeeId',
  csv: true,
});
