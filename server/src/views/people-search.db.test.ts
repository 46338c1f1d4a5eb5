import { parseFilter } from '@gerbang/contract/filter/parse';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Caller } from '../bank/caller.ts';
import { buildScopedSelect } from './read-rows.ts';
import { serverViews } from './registry.ts';
import { findCaller } from './testing/find-caller.ts';

let database: TestDatabase;
let adminIt: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  adminIt = await findCaller(database.db, '10000008');
});
afterAll(async () => {
  await database.drop();
});

// With 600 people the planner reads them all, with 50,000 it must not have to: the index has to fit the search.
it.each([
  ['users', 'displayName'],
  ['users', 'firstName'],
  ['users', 'employeeId'],
  ['users', 'email'],
  ['users', 'phoneNumberMobile'],
  ['monitoringGroupUser', 'displayName'],
  ['monitoringGroupUser', 'telephoneNumber'],
  ['monitoringGroupUser', 'email'],
  ['monitoringLog', 'nip'],
  ['monitoringLog', 'firstName'],
  ['monitoringLog', 'email'],
] as const)('the index of people serves a search of %s by %s', async (name, column) => {
  const filter = parseFilter(`lower(${column}) like '%rahma%'`);
  const scoped = buildScopedSelect(serverViews[name], adminIt, { filter, order: [] }, []);
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_indexscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select count(*) from (${scoped}) as found`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Bitmap Index Scan on person_search/);
  expect(plan).toMatch(/Index Cond: .*rahma/);
});
