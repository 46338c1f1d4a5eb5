import type { DbOrTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

export interface PositionRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly level: number;
  readonly useArea: boolean;
  readonly deleted: boolean;
}

function selectPositions(db: DbOrTx) {
  return db
    .selectFrom('position')
    .select(['position_id as id', 'position_code as code', 'position_name as name', 'level', 'deleted'])
    .select(['group_position as group', 'use_area as useArea']);
}

export async function findPosition(db: DbOrTx, id: number): Promise<PositionRecord | undefined> {
  return await selectPositions(db).where('position_id', '=', id).executeTakeFirst();
}

export async function findPositionByCode(db: DbOrTx, code: string): Promise<PositionRecord | undefined> {
  return await selectPositions(db)
    .where((eb) => eb(eb.fn<string>('lower', ['position_code']), '=', code.toLowerCase()))
    .executeTakeFirst();
}

/** A position in use, or a refusal. */
export async function demandPosition(db: DbOrTx, id: number): Promise<PositionRecord> {
  const position = await findPosition(db, id);
  if (!position || position.deleted) throw new Refusal('UNKNOWN_POSITION');
  return position;
}

/** What a position in use is called; null where there is none, so that a request about it reads as stale. */
export async function nameActivePosition(db: DbOrTx, id: number): Promise<string | null> {
  const position = await findPosition(db, id);
  return position && !position.deleted ? position.name : null;
}
