import { everything } from '@gerbang/contract/filter/tree';
import { rangeLimit as definition } from '@gerbang/contract/views/range-limit';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const rangeLimit = defineServerView({
  definition,
  select: () => sql`
    select range_limit_id as "rangeLimitId", range_limit_id as id, limit_type as "limitType",
           start_limit as "startLimit", end_limit as "endLimit", limit_code as "limitCode",
           updated_date as "updatedDate"
    from range_limit`,
  scope: () => everything(),
});
