import type pg from 'pg';

interface Part {
  readonly drop: string;
  readonly restore: string;
}

/**
 * Takes away the indexes and foreign keys of tables for the length of a bulk load, and gives back what restores them:
 * one pass over all rows costs a fraction of a million look-ups. Nothing goes unchecked, as every foreign key and
 * unique index is proved on all rows when it returns; primary keys and unique constraints stay throughout.
 */
export async function suspendChecks(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<Part>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as restore
     from pg_index i
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
     order by i.indexrelid`,
    [tables],
  );
  const { rows: keys } = await client.query<Part>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
     order by oid`,
    [tables],
  );
  for (const { drop } of [...indexes, ...keys]) await client.query(drop);
  return async () => {
    await client.query("set local maintenance_work_mem = '256MB'");
    for (const { restore } of [...indexes, ...keys]) await client.query(restore);
  };
}
