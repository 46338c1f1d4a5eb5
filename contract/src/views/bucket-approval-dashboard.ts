import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Home: requests waiting for the caller's decision, and those approved in the units the caller answers for. */
export const bucketApprovalDashboard = defineView({
  name: 'bucketapprovaldashboard',
  readableBy: holdsAny('approver', 'approver2', 'adminIT', 'supervisorAdminIT'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'firstName',
  csv: true,
});
