import { equals } from '@gerbang/contract/filter/tree';
import { bucketApprovalStatusPermohonan as definition } from '@gerbang/contract/views/bucket-approval-status-permohonan';
import { defineServerView } from '../view.ts';
import { fillRequests } from './fill-requests.ts';
import { requestSelect } from './request-select.ts';

export const bucketApprovalStatusPermohonan = defineServerView({
  definition,
  select: () => requestSelect,
  scope: (caller) => equals('userId', caller.userId),
  fill: fillRequests,
});
