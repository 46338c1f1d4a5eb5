import { afterLogin } from './after-login.ts';
import { aplikasiJabatan } from './aplikasi-jabatan.ts';
import { application } from './application.ts';
import { bucketApprovalDashboard } from './bucket-approval-dashboard.ts';
import { bucketApprovalDashboardAdminIt } from './bucket-approval-dashboard-admin-it.ts';
import { bucketApprovalStatusPermohonan } from './bucket-approval-status-permohonan.ts';
import { dashboardRequests } from './dashboard-requests.ts';
import { detailGroupUserApplication } from './detail-group-user-application.ts';
import { detailGroupUserPrivilegeList } from './detail-group-user-privilege-list.ts';
import { jejakAudit } from './jejak-audit.ts';
import { limitViewGrouping } from './limit-view-grouping.ts';
import { listApplication } from './list-application.ts';
import { masterAplikasi } from './master-aplikasi.ts';
import { masterGroupingLimit } from './master-grouping-limit.ts';
import { monitoringGroupUser } from './monitoring-group-user.ts';
import { monitoringGroupUserCabang } from './monitoring-group-user-cabang.ts';
import { monitoringListTransactionLog } from './monitoring-list-transaction-log.ts';
import { monitoringLog } from './monitoring-log.ts';
import { monitoringPerubahanLimit } from './monitoring-perubahan-limit.ts';
import { monitoringResetPassword } from './monitoring-reset-password.ts';
import { monitoringSubstituteMenu } from './monitoring-substitute-menu.ts';
import { monitoringUser } from './monitoring-user.ts';
import { myProfile } from './my-profile.ts';
import { pekerjaanLatar } from './pekerjaan-latar.ts';
import { position } from './position.ts';
import { privilege } from './privilege.ts';
import { privilegeManagement } from './privilege-management.ts';
import { privilegePosition } from './privilege-position.ts';
import { rangeLimit } from './range-limit.ts';
import { recordHistory } from './record-history.ts';
import { roleMenu } from './role-menu.ts';
import { roleMenuPosition } from './role-menu-position.ts';
import { subdivision } from './subdivision.ts';
import { syncRun } from './sync-run.ts';
import { sysConfigParam } from './sys-config-param.ts';
import { trackingTiket } from './tracking-tiket.ts';
import { userHakAkses } from './user-hak-akses.ts';
import { userRoleMenu } from './user-role-menu.ts';
import { users } from './users.ts';
import type { ViewDefinition } from './view-definition.ts';

/** Every view there is. A new one is one line here and one file on each side. */
export const views = {
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
} as const satisfies Record<string, ViewDefinition>;

export type ViewName = keyof typeof views;
