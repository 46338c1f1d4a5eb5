import { everything } from '@gerbang/contract/filter/tree';
import { monitoringLog as definition } from '@gerbang/contract/views/monitoring-log';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const monitoringLog = defineServerView({
  definition,
  select: () => sql`
    select p.user_id as "userId", p.employee_id as nip, p.first_name as "firstName", p.email,
           p.directory_state as "ldapStat", s.subdivision_name as subdiv, o.position_name as position,
           p.directory_seen_at as "syncedDate"
    from person p
    left join position o on o.position_id = p.position_id
    left join subdivision s on s.subdivision_id = p.subdivision_id`,
  scope: () => everything(),
});
