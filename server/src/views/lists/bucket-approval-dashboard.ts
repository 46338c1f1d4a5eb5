import { and, differs, equals, or } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalDashboard as definition } from '@gerbang/contract/views/bucket-approval-dashboard';
import { filterOwnUnits, filterWaitingFor } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { fillRequests } from './fill-requests.ts';
import { requestSelect } from './request-select.ts';

export const bucketApprovalDashboard = defineServerView({
  definition,
  select: () => requestSelect,
  scope: (caller) =>
    or(
      // What waits for the CISO admin has a list of its own.
      and(filterWaitingFor(caller), differs('waitingFor', 'ciso')),
      and(equals('status', requestStatus.approved), differs('userId', caller.userId), filterOwnUnits(caller)),
    ),
  fill: fillRequests,
});
