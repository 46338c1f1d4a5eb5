import { everything } from '@gerbang/contract/filter/tree';
import { application as definition } from '@gerbang/contract/views/application';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const application = defineServerView({
  definition,
  select: () => sql`
    select application_id as "applicationId", application_name as "applicationName", url,
           (not active)::integer as "isActive", created_date as "createdDate", updated_date as "updatedDate"
    from application`,
  scope: () => everything(),
});
