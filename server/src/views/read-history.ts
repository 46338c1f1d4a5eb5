import type { RequestHistory } from '@gerbang/contract/views/request-history';
import type { DbOrTx } from '../platform/database.ts';

/** Everything that happened to one request. Whether the caller may know is settled before this is asked. */
export async function readHistory(db: DbOrTx, requestId: bigint): Promise<RequestHistory> {
  const [decisions, events, deliveries, files] = await Promise.all([
    readDecisions(db, requestId),
    readEvents(db, requestId),
    readDeliveries(db, requestId),
    readFiles(db, requestId),
  ]);
  return { decisions, events, deliveries, files };
}

async function readDecisions(db: DbOrTx, requestId: bigint): Promise<RequestHistory['decisions']> {
  const rows = await db
    .selectFrom('decision as d')
    .innerJoin('person as p', 'p.user_id', 'd.decided_by')
    .leftJoin('person as absent', 'absent.user_id', 'd.on_behalf_of')
    .select(['d.level', 'd.outcome', 'p.display_name as name', 'absent.display_name as onBehalfOf'])
    .select(['d.notes', 'd.ip', 'd.channel', 'd.decided_at as at'])
    .where('d.request_id', '=', requestId)
    .orderBy('d.level')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readEvents(db: DbOrTx, requestId: bigint): Promise<RequestHistory['events']> {
  const rows = await db
    .selectFrom('request_event as e')
    .leftJoin('person as p', 'p.user_id', 'e.actor')
    .select(['e.event', 'p.display_name as name', 'e.details', 'e.at'])
    .where('e.request_id', '=', requestId)
    .orderBy('e.request_event_id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readDeliveries(db: DbOrTx, requestId: bigint): Promise<RequestHistory['deliveries']> {
  const rows = await db
    .selectFrom('delivery as d')
    .innerJoin('application as a', 'a.application_id', 'd.application_id')
    .select('d.delivery_id as deliveryId')
    .select(['d.event_type as eventType', 'a.application_name as applicationName', 'd.state', 'd.attempts'])
    .select(['d.last_error as lastError', 'd.created_date as at', 'd.delivered_at as deliveredAt'])
    .where('d.request_id', '=', requestId)
    .orderBy('d.delivery_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    deliveryId: Number(row.deliveryId),
    at: row.at.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }));
}

async function readFiles(db: DbOrTx, requestId: bigint): Promise<RequestHistory['files']> {
  const rows = await db
    .selectFrom('request_file as f')
    .innerJoin('person as p', 'p.user_id', 'f.uploaded_by')
    .select(['f.file_name as fileName', 'f.media_type as mediaType', 'f.size_bytes as sizeBytes'])
    .select(['p.display_name as uploadedBy', 'f.uploaded_at as at'])
    .where('f.request_id', '=', requestId)
    .orderBy('f.file_id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
