import type { KindName } from '@gerbang/contract/requests/registry';
import type { AnyRequestType, RequestType } from '../request-type.ts';
import { aplikasi } from './aplikasi.ts';
import { cabang } from './cabang.ts';
import { deputi } from './deputi.ts';
import { groupUser } from './group-user.ts';
import { groupUserCabang } from './group-user-cabang.ts';
import { groupingLimit } from './grouping-limit.ts';
import { hakAkses } from './hak-akses.ts';
import { jabatan } from './jabatan.ts';
import { jabatanPrivilege } from './jabatan-privilege.ts';
import { limitSpv } from './limit-spv.ts';
import { limitTetap } from './limit-tetap.ts';
import { masterGroupingLimit } from './master-grouping-limit.ts';
import { matrixMenu } from './matrix-menu.ts';
import { parameterPengganti } from './parameter-pengganti.ts';
import { perubahanMenu } from './perubahan-menu.ts';
import { privilege } from './privilege.ts';
import { profile } from './profile.ts';
import { resetPassword } from './reset-password.ts';
import { sysConfig } from './sys-config.ts';

/** What each kind does. Mapped over the contract's kinds: one that is missing does not compile. */
const requestTypes: { readonly [K in KindName]: RequestType<K> } = {
  HakAkses: hakAkses,
  PerubahanMenu: perubahanMenu,
  LimitSpv: limitSpv,
  LimitTetap: limitTetap,
  ResetPassword: resetPassword,
  Profile: profile,
  GroupUser: groupUser,
  GroupUserCabang: groupUserCabang,
  Cabang: cabang,
  Jabatan: jabatan,
  JabatanPrivilege: jabatanPrivilege,
  Privilege: privilege,
  MatrixMenu: matrixMenu,
  GroupingLimit: groupingLimit,
  ParameterPengganti: parameterPengganti,
  SysConfig: sysConfig,
  MasterGroupingLimit: masterGroupingLimit,
  Aplikasi: aplikasi,
  Deputi: deputi,
};

/** A kind's name and its payload always come from the same stored row, so the pair fits. */
export function findType(kind: KindName): AnyRequestType {
  return requestTypes[kind] as AnyRequestType;
}
