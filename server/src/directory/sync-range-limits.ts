import { sql } from 'kysely';
import type { Caller } from '../bank/caller.ts';
import type { Work, Workplace } from '../platform/work.ts';
import { readRangeLimits, type SourceRangeLimit } from './read-range-limits.ts';
import { runSync } from './sync-run.ts';

export interface RangeLimitCounts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Known here, and no longer named by the source; they stay. */
  readonly missing: number;
}

/** Brings the ranges up to what the source says. */
export async function syncRangeLimits(
  workplace: Workplace,
  source: string | undefined,
  caller: Caller,
): Promise<RangeLimitCounts> {
  const counts: Partial<RangeLimitCounts> = await runSync(workplace, {
    source: 'range-limits',
    startedBy: caller.userId,
    ip: caller.ip,
    gather: () => readRangeLimits(source),
    write: upsertRangeLimits,
  });
  return { added: 0, updated: 0, unchanged: 0, missing: 0, ...counts };
}

async function upsertRangeLimits({ tx }: Work, rows: readonly SourceRangeLimit[]) {
  const codes = rows.map((row) => row.limitCode);
  const { rows: written } = await sql<{ added: boolean }>`
    insert into range_limit as r (limit_code, limit_type, start_limit, end_limit)
    select * from unnest(${codes}::text[], ${rows.map((row) => row.limitType)}::text[],
      ${rows.map((row) => String(row.startLimit))}::bigint[], ${rows.map((row) => String(row.endLimit))}::bigint[])
    on conflict (limit_code) do update
      set limit_type = excluded.limit_type, start_limit = excluded.start_limit, end_limit = excluded.end_limit,
          updated_date = now()
      where (r.limit_type, r.start_limit, r.end_limit)
        is distinct from (excluded.limit_type, excluded.start_limit, excluded.end_limit)
    returning (xmax = 0) as added`.execute(tx);
  const { count } = await tx
    .selectFrom('range_limit')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const added = written.filter((row) => row.added).length;
  return {
    added,
    updated: written.length - added,
    unchanged: rows.length - written.length,
    missing: Number(count) - rows.length,
  };
}
