import { everything } from '@gerbang/contract/filter/tree';
import { masterAplikasi as definition } from '@gerbang/contract/views/master-aplikasi';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const masterAplikasi = defineServerView({
  definition,
  select: () => sql`
    select a.application_id as "applicationId", a.application_name as "applicationName", a.url,
           (not a.active)::integer as "isActive", a.webhook_url as "webhookUrl",
           (a.webhook_secret is not null)::integer as "hasSecret",
           d.state as "lastDeliveryState", d.last_status as "lastDeliveryStatus", d.last_error as "lastDeliveryError",
           coalesce(d.delivered_at, d.created_date) as "lastDeliveryDate",
           a.created_date as "createdDate", a.updated_date as "updatedDate"
    from application a
    left join lateral (
      select * from delivery d
      where d.application_id = a.application_id and d.state <> 'recorded'
      order by d.delivery_id desc limit 1
    ) d on true`,
  scope: () => everything(),
});
