import { equals } from '@gerbang/contract/filter/tree';
import { userHakAkses as definition } from '@gerbang/contract/views/user-hak-akses';
import { type RawBuilder, sql } from 'kysely';
import { defineServerView } from '../view.ts';

// Asked of the clock and not of a flag, so that a job that comes late prolongs nothing.
const valid = sql`g.stopped_at is null and g.valid_until > now()`;

export const userHakAkses = defineServerView({
  definition,
  select: () => sql`
    select r.request_id as "bucketApprovalId", r.ticket_number as "ticketNumber", r.status,
           r.created_date as "createdDate", g.user_id as "userId",
           a.application_name as "applicationName", g.kind as "typeName",
           ${toMilliseconds(sql`g.valid_until - g.started_at`)} as "timeDuration",
           case when ${valid} then ${toMilliseconds(sql`g.valid_until - now()`)} else 0 end as "timeRemaining",
           g.valid_until as "validUntil", (not (${valid}))::integer as "isActive"
    from temporary_grant g
    join request r using (request_id)
    join application a on a.application_id = g.application_id`,
  scope: (caller) => equals('userId', caller.userId),
});

/** Rounded up: what is still valid never shows zero, which would mean that it is over. */
function toMilliseconds(interval: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ceil(extract(epoch from ${interval}) * 1000)::bigint`;
}
