import { AppstoreAddOutlined, FileSearchOutlined, HomeOutlined, IdcardOutlined } from '@ant-design/icons';
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
  pengajuanHakAkses: {
    icon: AppstoreAddOutlined,
    load: () => import('../screens/pengajuan-hak-akses.tsx'),
  },
};
