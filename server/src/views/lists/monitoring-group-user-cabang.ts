import { isIn } from '@gerbang/contract/filter/tree';
import { monitoringGroupUserCabang as definition } from '@gerbang/contract/views/monitoring-group-user-cabang';
import { defineServerView } from '../view.ts';
import { groupUserSelect } from './group-user-select.ts';

export const monitoringGroupUserCabang = defineServerView({
  definition,
  select: () => groupUserSelect,
  scope: (caller) => isIn('subdivisionId', caller.unitsBelow),
});
