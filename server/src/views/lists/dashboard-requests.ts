import { isIn } from '@gerbang/contract/filter/tree';
import { kindOfSeries } from '@gerbang/contract/transaction-dashboard';
import { dashboardRequests as definition } from '@gerbang/contract/views/dashboard-requests';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const dashboardRequests = defineServerView({
  definition,
  ...requestRows,
  scope: () => isIn('typeName', Object.values(kindOfSeries)),
});
