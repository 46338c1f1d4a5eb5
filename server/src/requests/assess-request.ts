import type { Impact } from '@gerbang/contract/requests/impact';
import { isKindName } from '@gerbang/contract/requests/registry';
import { isWaiting } from '@gerbang/contract/status';
import type { Db } from '../platform/database.ts';
import { findType } from './types/registry.ts';

/** What a waiting request would touch, as things stand now. Whether the caller may know is settled before. */
export async function assessRequest(db: Db, requestId: bigint): Promise<readonly Impact[]> {
  const row = await db
    .selectFrom('request')
    .select(['kind', 'action', 'payload', 'filed_by', 'status'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row || !isWaiting(row.status) || !isKindName(row.kind)) return [];
  const target = { action: row.action, payload: row.payload, filerId: row.filed_by };
  return (await findType(row.kind).assess?.(db, target)) ?? [];
}
