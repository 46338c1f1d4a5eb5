import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Limit changes, temporary and for good, for those who watch over them. */
export const monitoringPerubahanLimit = defineView({
  name: 'monitoringperubahanlimit',
  readableBy: holdsAny('adminIT', 'inquiry'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'updatedDate desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
