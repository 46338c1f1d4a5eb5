import { limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { sql } from 'kysely';
import type { DbOrTx } from '../platform/database.ts';

export interface StandingLimits {
  /** The position whose limits the person has: their own, or one they took for good. */
  readonly positionName: string;
  readonly limitTunai: bigint;
  readonly limitNonTunai: bigint;
}

/** What a person may move without any temporary raise. */
export async function readStandingLimits(db: DbOrTx, userId: number): Promise<StandingLimits> {
  const { rows } = await sql<StandingLimits>`
    select o.position_name as "positionName",
           coalesce(standing_limit(p, ${limitTypes.cash}), 0) as "limitTunai",
           coalesce(standing_limit(p, ${limitTypes.nonCash}), 0) as "limitNonTunai"
    from person p join position o on o.position_id = coalesce(p.limit_position_id, p.position_id)
    where p.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no person ${userId}`);
  return row;
}
