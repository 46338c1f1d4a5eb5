import type { Drafter } from './draft.ts';
import {
  draftCabang,
  draftGroupingLimit,
  draftJabatan,
  draftJabatanPrivilege,
  draftMasterGroupingLimit,
  draftPrivilege,
  draftSysConfig,
} from './draft-master-requests.ts';
import { draftMatrixMenu, draftParameterPengganti } from './draft-menu-requests.ts';
import { draftHakAkses, draftLimitTetap, draftProfile, draftResetPassword } from './draft-own-requests.ts';
import { draftLimitSpv, draftPerubahanMenu } from './draft-temporary-requests.ts';
import { draftGroupUser, draftGroupUserCabang } from './draft-user-requests.ts';
import type { DemoKind } from './request-routes.ts';

export const drafters: Readonly<Record<DemoKind, Drafter>> = {
  HakAkses: draftHakAkses,
  PerubahanMenu: draftPerubahanMenu,
  LimitSpv: draftLimitSpv,
  LimitTetap: draftLimitTetap,
  ResetPassword: draftResetPassword,
  Profile: draftProfile,
  GroupUserCabang: draftGroupUserCabang,
  GroupUser: draftGroupUser,
  Privilege: draftPrivilege,
  MatrixMenu: draftMatrixMenu,
  JabatanPrivilege: draftJabatanPrivilege,
  Cabang: draftCabang,
  Jabatan: draftJabatan,
  GroupingLimit: draftGroupingLimit,
  ParameterPengganti: draftParameterPengganti,
  SysConfig: draftSysConfig,
  MasterGroupingLimit: draftMasterGroupingLimit,
};
