import { and, equals } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalDashboardAdminIt as definition } from '@gerbang/contract/views/bucket-approval-dashboard-admin-it';
import { filterWaitingFor } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const bucketApprovalDashboardAdminIt = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) =>
    and(equals('status', requestStatus.waiting2), equals('waitingFor', 'ciso'), filterWaitingFor(caller)),
});
