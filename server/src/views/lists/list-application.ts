import { everything } from '@gerbang/contract/filter/tree';
import { listApplication as definition } from '@gerbang/contract/views/list-application';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const listApplication = defineServerView({
  definition,
  select: (caller) => sql`
    select a.application_id as "applicationId", a.application_name as "applicationName", a.url,
           exists (select 1 from person_application pa
                   where pa.application_id = a.application_id and pa.user_id = ${caller.userId})::integer as "hasAccess"
    from application a where a.active`,
  scope: () => everything(),
});
