import type { Tx } from '../../platform/database.ts';

/** Notes who asked for a change of a person and who checked it, for the Group User lists. */
export async function notePersonChange(tx: Tx, userId: number, requestId: bigint): Promise<void> {
  const request = await tx
    .selectFrom('request')
    .select(['filed_by', 'ip_pemohon', 'updated_by', 'ip_pemeriksa'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const change = {
    requested_by: request.filed_by,
    requested_ip: request.ip_pemohon,
    checked_by: request.updated_by,
    checked_ip: request.ip_pemeriksa,
    updated_date: new Date(),
  };
  await tx
    .insertInto('person_change')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}
