import { screens } from '@gerbang/contract/screens';
import { UnitGroupUser } from './unit-group-user.tsx';

export default function GroupUserArea() {
  return <UnitGroupUser screen={screens.groupUserArea} csvName="Group User Area" />;
}
