import { screens } from '@gerbang/contract/screens';
import { UnitGroupUser } from './unit-group-user.tsx';

export default function GroupUserRegion() {
  return <UnitGroupUser screen={screens.groupUserRegion} csvName="Group User Region" />;
}
