import type { z } from 'zod';
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
import type { RequestKind } from './request-kind.ts';
import { resetPassword } from './reset-password.ts';
import { sysConfig } from './sys-config.ts';

/** Every kind of request there is. A new kind is one line here and one file on each side. */
export const requestKinds = {
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
} as const;

export type KindName = keyof typeof requestKinds;
export type KindOf<K extends KindName> = (typeof requestKinds)[K];
export type ActionOf<K extends KindName> = keyof KindOf<K>['actions'] & string;
/** Spread over a union of kinds, so that each action stays with its own kind's payload. */
export type PayloadOf<K extends KindName> = K extends KindName
  ? { [A in ActionOf<K>]: { action: A; payload: z.output<KindOf<K>['actions'][A]> } }[ActionOf<K>]
  : never;

export const kindNames = Object.keys(requestKinds) as KindName[];

export function isKindName(text: string): text is KindName {
  return Object.hasOwn(requestKinds, text);
}

export function findKind(name: KindName): RequestKind {
  return requestKinds[name];
}
