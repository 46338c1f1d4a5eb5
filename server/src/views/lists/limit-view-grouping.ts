import { everything } from '@gerbang/contract/filter/tree';
import { limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { limitViewGrouping as definition } from '@gerbang/contract/views/limit-view-grouping';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

const { cash, nonCash } = limitTypes;

export const limitViewGrouping = defineServerView({
  definition,
  // Limits of a group that is out of use stay stored, and count again when the group is back.
  select: () => sql`
    select row_number() over (partition by l.position_id order by l.group_subdivision, l.limited_type)::integer as no,
           l.limit_position_id as "limitPositionId", l.position_id as "positionId", o.position_name as "positionName",
           l.group_subdivision as "groupSubdivision", l.limited_type as "limitedType",
           case when l.limited_type = ${sql.lit(cash)} then l.amount end as "limitTunai",
           case when l.limited_type = ${sql.lit(nonCash)} then l.amount end as "limitNontunai",
           l.updated_date as "updatedDate"
    from limit_position l
    join position o using (position_id)
    where exists (select 1 from grouping_limit g where g.grouping_name = l.group_subdivision and not g.deleted)`,
  scope: () => everything(),
});
