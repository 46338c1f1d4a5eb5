import { and, isIn } from '@gerbang/contract/filter/tree';
import { monitoringPerubahanLimit as definition } from '@gerbang/contract/views/monitoring-perubahan-limit';
import { filterOwnUnits } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const monitoringPerubahanLimit = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => and(isIn('typeName', ['LimitSpv', 'LimitTetap']), filterOwnUnits(caller)),
});
