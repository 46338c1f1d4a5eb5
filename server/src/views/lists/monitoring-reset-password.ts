import { and, isIn } from '@gerbang/contract/filter/tree';
import { monitoringResetPassword as definition } from '@gerbang/contract/views/monitoring-reset-password';
import { filterOwnUnits } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const monitoringResetPassword = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => and(isIn('typeName', ['ResetPassword']), filterOwnUnits(caller)),
});
