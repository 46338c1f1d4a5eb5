import { and, equals } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalDashboardAdminIt as definition } from '@gerbang/contract/views/bucket-approval-dashboard-admin-it';
import { filterWaitingFor } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { fillRequests } from './fill-requests.ts';
import { requestSelect } from './request-select.ts';

export const bucketApprovalDashboardAdminIt = defineServerView({
  definition,
  select: () => requestSelect,
  scope: (caller) =>
    and(equals('status', requestStatus.waiting2), equals('waitingFor', 'ciso'), filterWaitingFor(caller)),
  fill: fillRequests,
});
