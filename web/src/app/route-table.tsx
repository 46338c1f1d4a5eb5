import {
  AppstoreAddOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  ColumnWidthOutlined,
  CompassOutlined,
  ControlOutlined,
  DollarOutlined,
  EyeOutlined,
  FileSearchOutlined,
  FundOutlined,
  GroupOutlined,
  HomeOutlined,
  IdcardOutlined,
  KeyOutlined,
  MenuUnfoldOutlined,
  MonitorOutlined,
  ProfileOutlined,
  RiseOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  SolutionOutlined,
  SwapOutlined,
  SyncOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  UnlockOutlined,
  UserSwitchOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { ScreenName } from '@gerbang/contract/screens';
import type { ComponentType } from 'react';

export interface Route {
  /** Each screen is a piece of its own, fetched when it is first opened. */
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Its picture in the sidebar; a screen without one is reached from elsewhere only. */
  readonly icon?: ComponentType;
}

/** Every screen of the contract has its line here; leaving one out does not compile. */
export const routeTable: Record<ScreenName, Route> = {
  home: { icon: HomeOutlined, load: () => import('../screens/home/home.tsx') },
  profile: { icon: IdcardOutlined, load: () => import('../screens/profile.tsx') },
  statusPermohonan: { icon: FileSearchOutlined, load: () => import('../screens/status-permohonan.tsx') },
  noAppData: { load: () => import('../screens/no-app-data.tsx') },
  mailDecision: { load: () => import('../screens/mail-decision.tsx') },
  deputi: { icon: UserSwitchOutlined, load: () => import('../screens/deputi.tsx') },
  pengajuanHakAkses: {
    icon: AppstoreAddOutlined,
    load: () => import('../screens/pengajuan-hak-akses.tsx'),
  },
  pengajuanMenu: { icon: MenuUnfoldOutlined, load: () => import('../screens/pengajuan-menu.tsx') },
  perubahanLimit: { icon: RiseOutlined, load: () => import('../screens/perubahan-limit.tsx') },
  perubahanLimitTetap: {
    icon: VerticalAlignTopOutlined,
    load: () => import('../screens/perubahan-limit-tetap.tsx'),
  },
  resetPassword: { icon: KeyOutlined, load: () => import('../screens/reset-password.tsx') },
  privilege: { icon: TagsOutlined, load: () => import('../masterdata/privilege-management.tsx') },
  groupUser: { icon: TeamOutlined, load: () => import('../masterdata/group-user/group-user.tsx') },
  groupUserCabang: {
    icon: TeamOutlined,
    load: () => import('../masterdata/group-user/group-user-cabang.tsx'),
  },
  groupUserArea: { icon: TeamOutlined, load: () => import('../masterdata/group-user/group-user-area.tsx') },
  groupUserRegion: {
    icon: TeamOutlined,
    load: () => import('../masterdata/group-user/group-user-region.tsx'),
  },
  masterCabang: { icon: BankOutlined, load: () => import('../masterdata/master-cabang.tsx') },
  masterJabatan: { icon: SolutionOutlined, load: () => import('../masterdata/master-jabatan.tsx') },
  mappingMatrixMenu: { icon: TableOutlined, load: () => import('../masterdata/mapping-matrix-menu.tsx') },
  parameterJabatanPrivilege: {
    icon: SafetyCertificateOutlined,
    load: () => import('../masterdata/parameter-jabatan-privilege.tsx'),
  },
  parameterPengganti: { icon: SwapOutlined, load: () => import('../masterdata/parameter-pengganti.tsx') },
  parameterGroupingLimit: {
    icon: DollarOutlined,
    load: () => import('../masterdata/parameter-grouping-limit.tsx'),
  },
  masterGroupingLimit: { icon: GroupOutlined, load: () => import('../masterdata/master-grouping-limit.tsx') },
  rangeLimit: { icon: ColumnWidthOutlined, load: () => import('../masterdata/range-limit.tsx') },
  sysConfig: { icon: ControlOutlined, load: () => import('../masterdata/sys-config.tsx') },
  masterAplikasi: { icon: AppstoreOutlined, load: () => import('../masterdata/master-aplikasi.tsx') },
  pekerjaanLatar: { icon: ScheduleOutlined, load: () => import('../screens/pekerjaan-latar.tsx') },
  jejakAudit: { icon: AuditOutlined, load: () => import('../screens/jejak-audit.tsx') },
  monitoringHakAkses: {
    icon: EyeOutlined,
    load: () => import('../screens/monitoring/monitoring-hak-akses.tsx'),
  },
  monitoringPerubahanMenu: {
    icon: MonitorOutlined,
    load: () => import('../screens/monitoring/monitoring-perubahan-menu.tsx'),
  },
  monitoringResetPassword: {
    icon: UnlockOutlined,
    load: () => import('../screens/monitoring/monitoring-reset-password.tsx'),
  },
  monitoringPerubahanLimit: {
    icon: FundOutlined,
    load: () => import('../screens/monitoring/monitoring-perubahan-limit.tsx'),
  },
  transactionLog: { icon: ProfileOutlined, load: () => import('../screens/monitoring/transaction-log.tsx') },
  trackingTiket: { icon: CompassOutlined, load: () => import('../screens/monitoring/tracking-tiket.tsx') },
  monitoringLog: { icon: SyncOutlined, load: () => import('../screens/monitoring/monitoring-log.tsx') },
  dashboardTransaksi: {
    icon: BarChartOutlined,
    load: () => import('../screens/dashboard/dashboard-transaksi.tsx'),
  },
};
