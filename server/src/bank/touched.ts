import type { Impact, ImpactCode } from '@gerbang/contract/requests/impact';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../platform/database.ts';

const NAMES_SHOWN = 8;

/** Counts what a change touches and names the first few; nothing touched is nothing said. */
export async function describeTouched(
  db: DbOrTx,
  code: ImpactCode,
  /** A select of one text column called name. */
  touched: RawBuilder<unknown>,
  values: Readonly<Record<string, string | number>> = {},
): Promise<Impact[]> {
  const { rows } = await sql<{ count: number; names: string[] }>`
    with touched as (${touched})
    select (select count(*)::integer from touched) as count,
           array(select name from touched order by name limit ${NAMES_SHOWN}::integer) as names`.execute(db);
  const { count, names } = rows[0] ?? { count: 0, names: [] };
  return count === 0 ? [] : [{ code, values: { ...values, count }, names }];
}

/** The active holders of a position, by name. */
export function selectHolders(positionId: number): RawBuilder<unknown> {
  return sql`select display_name as name from person where position_id = ${positionId} and active`;
}
