import { everything } from '@gerbang/contract/filter/tree';
import { pekerjaanLatar as definition } from '@gerbang/contract/views/pekerjaan-latar';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

/** The queue's own table, without the queue's own housekeeping. */
export const pekerjaanLatar = defineServerView({
  definition,
  select: () => sql`
    select j.id::text as "jobId", j.name as "queueName", j.state::text as state, j.data::text as content,
           j.retry_count + (j.started_on is not null)::integer as attempts,
           greatest(j.retry_limit - j.retry_count, 0) as "attemptsLeft",
           coalesce(j.output ->> 'message', j.output #>> '{value,message}') as "lastError",
           j.created_on as "createdDate", j.start_after as "startAfter",
           j.started_on as "startedDate", j.completed_on as "completedDate"
    from pgboss.job j where j.name not like '\\_\\_pgboss%'`,
  scope: () => everything(),
});
