import type { ViewName, views } from '@gerbang/contract/views/registry';
import { afterLogin } from './lists/after-login.ts';
import { aplikasiJabatan } from './lists/aplikasi-jabatan.ts';
import { application } from './lists/application.ts';
import { bucketApprovalDashboard } from './lists/bucket-approval-dashboard.ts';
import { bucketApprovalDashboardAdminIt } from './lists/bucket-approval-dashboard-admin-it.ts';
import { bucketApprovalStatusPermohonan } from './lists/bucket-approval-status-permohonan.ts';
import { dashboardRequests } from './lists/dashboard-requests.ts';
import { detailGroupUserApplication } from './lists/detail-group-user-application.ts';
import { detailGroupUserPrivilegeList } from './lists/detail-group-user-privilege-list.ts';
import { jejakAudit } from './lists/jejak-audit.ts';
import { limitViewGrouping } from './lists/limit-view-grouping.ts';
import { listApplication } from './lists/list-application.ts';
import { masterAplikasi } from './lists/master-aplikasi.ts';
import { masterGroupingLimit } from './lists/master-grouping-limit.ts';
import { monitoringGroupUser } from './lists/monitoring-group-user.ts';
import { monitoringGroupUserCabang } from './lists/monitoring-group-user-cabang.ts';
import { monitoringListTransactionLog } from './lists/monitoring-list-transaction-log.ts';
import { monitoringLog } from './lists/monitoring-log.ts';
import { monitoringPerubahanLimit } from './lists/monitoring-perubahan-limit.ts';
import { monitoringResetPassword } from './lists/monitoring-reset-password.ts';
import { monitoringSubstituteMenu } from './lists/monitoring-substitute-menu.ts';
import { monitoringUser } from './lists/monitoring-user.ts';
import { myProfile } from './lists/my-profile.ts';
import { pekerjaanLatar } from './lists/pekerjaan-latar.ts';
import { position } from './lists/position.ts';
import { privilege } from './lists/privilege.ts';
import { privilegeManagement } from './lists/privilege-management.ts';
import { privilegePosition } from './lists/privilege-position.ts';
import { rangeLimit } from './lists/range-limit.ts';
import { recordHistory } from './lists/record-history.ts';
import { roleMenu } from './lists/role-menu.ts';
import { roleMenuPosition } from './lists/role-menu-position.ts';
import { subdivision } from './lists/subdivision.ts';
import { syncRun } from './lists/sync-run.ts';
import { sysConfigParam } from './lists/sys-config-param.ts';
import { trackingTiket } from './lists/tracking-tiket.ts';
import { userHakAkses } from './lists/user-hak-akses.ts';
import { userRoleMenu } from './lists/user-role-menu.ts';
import { users } from './lists/users.ts';
import type { ServerView } from './view.ts';

/** Where each view's rows come from. Mapped over the contract's views: one that is missing does not compile. */
export const serverViews: { readonly [Name in ViewName]: ServerView<(typeof views)[Name]> } = {
  bucketApprovalDashboard,
  bucketApprovalDashboardAdminIt,
  bucketApprovalStatusPermohonan,
  listApplication,
  afterLogin,
  myProfile,
  userHakAkses,
  application,
  privilege,
  position,
  subdivision,
  sysConfigParam,
  users,
  roleMenu,
  roleMenuPosition,
  userRoleMenu,
  rangeLimit,
  masterGroupingLimit,
  recordHistory,
  privilegeManagement,
  privilegePosition,
  aplikasiJabatan,
  limitViewGrouping,
  masterAplikasi,
  detailGroupUserApplication,
  detailGroupUserPrivilegeList,
  monitoringGroupUser,
  monitoringGroupUserCabang,
  monitoringUser,
  monitoringSubstituteMenu,
  monitoringResetPassword,
  monitoringPerubahanLimit,
  monitoringListTransactionLog,
  trackingTiket,
  monitoringLog,
  pekerjaanLatar,
  jejakAudit,
  syncRun,
  dashboardRequests,
};
