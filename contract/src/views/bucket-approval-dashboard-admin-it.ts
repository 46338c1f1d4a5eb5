import { holdsAny } from '../guards.ts';
import { requestColumns } from './request-columns.ts';
import { defineView } from './view-definition.ts';

/** Home: access and branch-user requests that wait for the CISO admin. */
export const bucketApprovalDashboardAdminIt = defineView({
  name: 'bucketapprovaldashboardadminit',
  readableBy: holdsAny('adminIT', 'supervisorAdminIT'),
  columns: requestColumns,
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
  defaultSearch: 'firstName',
});
