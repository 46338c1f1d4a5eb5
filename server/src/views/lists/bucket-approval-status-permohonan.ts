import { equals } from '@gerbang/contract/filter/tree';
import { bucketApprovalStatusPermohonan as definition } from '@gerbang/contract/views/bucket-approval-status-permohonan';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const bucketApprovalStatusPermohonan = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => equals('userId', caller.userId),
});
