import { everything } from '@gerbang/contract/filter/tree';
import { jejakAudit as definition } from '@gerbang/contract/views/jejak-audit';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const jejakAudit = defineServerView({
  definition,
  select: () => sql`
    select e.seq, e.at, e.actor as "actorId", p.display_name as "actorName", e.ip, e.action, e.subject,
           e.details::text as details, encode(e.hash, 'hex') as hash
    from audit_event e
    left join person p on p.user_id = e.actor`,
  scope: () => everything(),
});
