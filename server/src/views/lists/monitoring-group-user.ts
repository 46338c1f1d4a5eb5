import { everything } from '@gerbang/contract/filter/tree';
import { monitoringGroupUser as definition } from '@gerbang/contract/views/monitoring-group-user';
import { defineServerView } from '../view.ts';
import { groupUserSelect } from './group-user-select.ts';

export const monitoringGroupUser = defineServerView({
  definition,
  select: () => groupUserSelect,
  scope: () => everything(),
});
