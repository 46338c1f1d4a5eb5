import type pg from 'pg';

/**
 * Takes a table's indexes away for the length of a bulk load and gives back what builds them again: one build over
 * all rows costs a fraction of a million small insertions. Keys stay, so every constraint is checked as ever.
 */
export async function suspendIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
     order by name`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    await client.query("set local maintenance_work_mem = '256MB'");
    for (const { definition } of rows) await client.query(definition);
  };
}
