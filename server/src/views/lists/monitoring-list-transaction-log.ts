import { equals, or } from '@gerbang/contract/filter/tree';
import { monitoringListTransactionLog as definition } from '@gerbang/contract/views/monitoring-list-transaction-log';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

/** A request keeps who decided its first level and who touched it last: together, everybody who decided it. */
export const monitoringListTransactionLog = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => or(equals('level1DecidedBy', caller.userId), equals('userIdApprv', caller.userId)),
});
