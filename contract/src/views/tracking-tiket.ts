import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Tracking Tiket: where the signed-in person's own tickets are. */
export const trackingTiket = defineView({
  name: 'trackingtiket',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
