import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Transaction Log: what the signed-in person has decided. */
export const monitoringListTransactionLog = defineView({
  name: 'monitoringlisttransactionlog',
  readableBy: holdsAny('adminIT'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'updatedDate desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
