import { equals } from '@gerbang/contract/filter/tree';
import { trackingTiket as definition } from '@gerbang/contract/views/tracking-tiket';
import { defineServerView } from '../view.ts';
import { requestRows } from './request-rows.ts';

export const trackingTiket = defineServerView({
  definition,
  ...requestRows,
  scope: (caller) => equals('userId', caller.userId),
});
