import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('a test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;

  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(async () => {
    await Promise.all([one.drop(), other.drop()]);
  });

  it('holds the demo bank', async () => {
    const { count } = await one.db
      .selectFrom('person')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(500);
  });

  it("is nobody else's", async () => {
    await one.db.updateTable('application').set({ active: false }).execute();
    const stillActive = await other.db
      .selectFrom('application')
      .selectAll()
      .where('active', '=', true)
      .execute();
    expect(stillActive.length).toBeGreaterThan(0);
  });
});
