import { everything } from '@gerbang/contract/filter/tree';
import { subdivision as definition } from '@gerbang/contract/views/subdivision';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const subdivision = defineServerView({
  definition,
  select: () => sql`
    select s.subdivision_id as "subdivisionId", s.subdivision_code as "subdivisionCode",
           s.subdivision_name as "subdivisionName", s.level, s.group_subdivision as "groupSubdivision",
           above.subdivision_code as parent, s.kode_departement as "kodeDepartement",
           s.deleted::integer as "isDeleted", s.created_date as "createdDate", s.updated_date as "updatedDate"
    from subdivision s
    left join subdivision above on above.subdivision_id = s.parent_id`,
  scope: () => everything(),
});
