import { and, isIn } from '@gerbang/contract/filter/tree';
import { monitoringUser as definition } from '@gerbang/contract/views/monitoring-user';
import { filterOwnUnits } from '@gerbang/contract/views/request-visibility';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const monitoringUser = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => and(isIn('typeName', ['HakAkses']), filterOwnUnits(caller)),
});
