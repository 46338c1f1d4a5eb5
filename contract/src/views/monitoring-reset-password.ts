import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Password resets, for those who watch over them. */
export const monitoringResetPassword = defineView({
  name: 'resetpassword',
  readableBy: holdsAny('adminIT', 'inquiry'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
