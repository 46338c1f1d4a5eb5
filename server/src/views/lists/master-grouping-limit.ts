import { everything } from '@gerbang/contract/filter/tree';
import { masterGroupingLimit as definition } from '@gerbang/contract/views/master-grouping-limit';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const masterGroupingLimit = defineServerView({
  definition,
  select: () => sql`
    select grouping_limit_id as id, grouping_limit_id as "groupingLimitId", grouping_name as "groupingName",
           grouping_desc as "groupingDesc", deleted::integer as "isDeleted",
           created_date as "createdDate", updated_date as "updatedDate"
    from grouping_limit`,
  scope: () => everything(),
});
