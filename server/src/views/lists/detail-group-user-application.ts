import { detailGroupUserApplication as definition } from '@gerbang/contract/views/detail-group-user-application';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';
import { filterPeople } from './filter-people.ts';

export const detailGroupUserApplication = defineServerView({
  definition,
  select: () => sql`
    select (pa.user_id::bigint * 100000 + pa.application_id) as no, pa.user_id as "userId",
           pa.application_id as "applicationId", a.application_name as "applicationName",
           pa.updated_date as "updatedDate", p.subdivision_id as "personUnitId"
    from person_application pa
    join person p on p.user_id = pa.user_id
    join application a on a.application_id = pa.application_id`,
  scope: filterPeople,
});
