import { everything } from '@gerbang/contract/filter/tree';
import { position as definition } from '@gerbang/contract/views/position';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const position = defineServerView({
  definition,
  select: () => sql`
    select position_id as "positionId", position_code as "positionCode", position_name as "positionName",
           group_position as "groupPosition", level, use_area::integer as "isUseArea",
           deleted::integer as "isDeleted", created_date as "createdDate", updated_date as "updatedDate"
    from position`,
  scope: () => everything(),
});
