import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** The access requests of the bank, for those who watch over them. */
export const monitoringUser = defineView({
  name: 'monitoringuser',
  readableBy: holdsAny('adminIT', 'inquiry'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
