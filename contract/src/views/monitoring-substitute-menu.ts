import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Menu changes, for those who watch over them. */
export const monitoringSubstituteMenu = defineView({
  name: 'monitoringsubstitutemenu',
  readableBy: holdsAny('adminIT', 'inquiry'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
