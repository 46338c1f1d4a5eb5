import { and, differs, equals, or } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalDashboard as definition } from '@gerbang/contract/views/bucket-approval-dashboard';
import { filterOwnUnits, filterWaitingFor } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const bucketApprovalDashboard = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) =>
    or(
      // What waits for the CISO admin has a list of its own.
      and(filterWaitingFor(caller), differs('waitingFor', 'ciso')),
      and(equals('status', requestStatus.approved), differs('userId', caller.userId), filterOwnUnits(caller)),
    ),
});
