import type { Tx } from '../platform/database.ts';

/** A payload without the fields that are kept apart from it. */
export function omitFields(
  payload: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !fields.includes(field)));
}

/** Keeps what nobody may read back; the database forgets it when the request ends, however it ends. */
export async function sealValues(
  tx: Tx,
  requestId: bigint,
  sealed: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const rows = Object.entries(sealed).flatMap(([field, value]) =>
    value === undefined ? [] : [{ request_id: requestId, field, value }],
  );
  if (rows.length > 0) await tx.insertInto('request_secret').values(rows).execute();
}
