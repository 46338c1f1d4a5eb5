import { signedIn } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Status Permohonan and the bell: what the caller has filed. */
export const bucketApprovalStatusPermohonan = defineView({
  name: 'bucketapprovalstatuspermohonan',
  readableBy: signedIn,
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'ticketNumber',
  csv: true,
});
