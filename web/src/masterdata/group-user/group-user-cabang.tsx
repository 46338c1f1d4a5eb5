import { screens } from '@gerbang/contract/screens';
import { UnitGroupUser } from './unit-group-user.tsx';

export default function GroupUserCabang() {
  return <UnitGroupUser screen={screens.groupUserCabang} csvName="Group User Cabang" />;
}
