import { isKindName, type KindName } from '@gerbang/contract/requests/registry';
import { DeputiForm } from './deputi.tsx';
import { GenericSummary } from './generic-summary.tsx';
import { groupingLimitType } from './grouping-limit.tsx';
import { hakAksesType } from './hak-akses.tsx';
import { limitSpvType } from './limit-spv.tsx';
import { limitTetapType } from './limit-tetap.tsx';
import { perubahanMenuType } from './perubahan-menu.tsx';
import { profileType } from './profile.tsx';
import { RecordSummary } from './record-summary.tsx';
import type { RequestType } from './request-type.ts';
import { resetPasswordType } from './reset-password.tsx';

/** Every kind the contract knows has its browser's side here; leaving one out does not compile. */
const requestTypes: Record<KindName, RequestType> = {
  HakAkses: hakAksesType,
  PerubahanMenu: perubahanMenuType,
  LimitSpv: limitSpvType,
  LimitTetap: limitTetapType,
  ResetPassword: resetPasswordType,
  Profile: profileType,
  GroupUser: { Summary: GenericSummary },
  GroupUserCabang: { Summary: GenericSummary },
  Cabang: { Summary: RecordSummary },
  Jabatan: { Summary: RecordSummary },
  JabatanPrivilege: { Summary: RecordSummary },
  Privilege: { Summary: RecordSummary },
  MatrixMenu: { Summary: RecordSummary },
  GroupingLimit: groupingLimitType,
  ParameterPengganti: { Summary: RecordSummary },
  SysConfig: { Summary: RecordSummary },
  MasterGroupingLimit: { Summary: RecordSummary },
  Aplikasi: { Summary: RecordSummary },
  Deputi: { Form: DeputiForm, Summary: GenericSummary },
};

const unknownType: RequestType = { Summary: GenericSummary };

/** A request of a kind that has no entry (yet, or any more) is still shown, in general terms. */
export function findRequestType(typeName: string): RequestType {
  return isKindName(typeName) ? requestTypes[typeName] : unknownType;
}
