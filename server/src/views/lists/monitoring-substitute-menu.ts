import { and, isIn } from '@gerbang/contract/filter/tree';
import { monitoringSubstituteMenu as definition } from '@gerbang/contract/views/monitoring-substitute-menu';
import { filterOwnUnits } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const monitoringSubstituteMenu = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => and(isIn('typeName', ['PerubahanMenu']), filterOwnUnits(caller)),
});
