import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** The requests behind a bar of Dashboard Transaksi. */
export const dashboardRequests = defineView({
  name: 'dashboardgrafiklist',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
