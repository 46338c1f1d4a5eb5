import { everything } from '@gerbang/contract/filter/tree';
import { syncRun as definition } from '@gerbang/contract/views/sync-run';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const syncRun = defineServerView({
  definition,
  select: () => sql`
    select r.sync_run_id as "syncRunId", r.source, r.state, p.display_name as "startedBy", r.started_at as "startedAt",
           r.finished_at as "finishedAt", r.counts, r.message,
           (extract(epoch from r.finished_at - r.started_at) * 1000)::integer as "durationMs"
    from sync_run r left join person p on p.user_id = r.started_by`,
  scope: () => everything(),
});
