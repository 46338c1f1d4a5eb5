import { checkFilter } from '@gerbang/contract/filter/check';
import { evaluateFilter } from '@gerbang/contract/filter/evaluate';
import { and, equals, everything, type Filter, isIn, nothing, or } from '@gerbang/contract/filter/tree';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { compileFilter } from './compile-filter.ts';
import { isNothing, pruneFilter } from './prune-filter.ts';
import { arbitraryValues, arbitraryViewFilter } from './testing/arbitrary-view-filter.ts';

const columns = {
  name: { type: 'text' },
  'odd "Name"': { type: 'text' },
  count: { type: 'integer' },
  amount: { type: 'money' },
  happenedAt: { type: 'datetime' },
  day: { type: 'date' },
  flag: { type: 'flag' },
} as const;

const arbitraryRow = fc.record(
  Object.fromEntries(
    Object.entries(columns).map(([name, { type }]) => [name, fc.option(arbitraryValues[type], { freq: 4 })]),
  ),
);
type Row = Readonly<Record<string, unknown>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

async function matchInDatabase(filter: Filter, rows: readonly Row[]): Promise<number[]> {
  const json = JSON.stringify(
    rows.map((row, id) => ({ id, ...row })),
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  );
  const { rows: matched } = await sql<{ id: number }>`
    select v.id from jsonb_to_recordset(${json}::jsonb)
      as v(id integer, name text, "odd ""Name""" text, count integer, amount bigint, "happenedAt" timestamptz,
           day date, flag integer)
    where ${compileFilter(filter, columns)} order by v.id`.execute(database.db);
  return matched.map(({ id }) => id);
}

function matchHere(filter: Filter, rows: readonly Row[]): number[] {
  return rows.flatMap((row, index) => (evaluateFilter(filter, row) ? [index] : []));
}

const arbitraryCase = fc.tuple(
  arbitraryViewFilter(columns).map((filter) => checkFilter(filter, columns)),
  fc.array(arbitraryRow, { minLength: 1, maxLength: 12 }),
);

describe('a compiled filter', () => {
  it('matches the rows the contract says it matches', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCase, async ([filter, rows]) => {
        expect(await matchInDatabase(filter, rows)).toEqual(matchHere(filter, rows));
      }),
      { numRuns: 1500 },
    );
  });

  it('matches the same rows once pruned', () => {
    fc.assert(
      fc.property(arbitraryCase, ([filter, rows]) => {
        expect(matchHere(pruneFilter(filter), rows)).toEqual(matchHere(filter, rows));
      }),
      { numRuns: 5000 },
    );
  });

  it('refuses a column it was not given, whatever the tree says', () => {
    expect(() => compileFilter(equals('password', 'x'), columns)).toThrow();
    expect(() => compileFilter(equals('constructor', 'x'), columns)).toThrow();
  });
});

describe('pruning', () => {
  const scope = or(
    and(isIn('status', [1, 5]), equals('waitingFor', 'approver1')),
    and(equals('status', 2), equals('unit', 7)),
  );

  it('keeps the one alternative that what is asked leaves open', () => {
    expect(pruneFilter(and(scope, equals('status', 2)))).toEqual(
      and(and(equals('status', 2), equals('unit', 7)), equals('status', 2)),
    );
  });

  it('sees that nothing can match', () => {
    expect(isNothing(pruneFilter(and(scope, equals('status', 3))))).toBe(true);
    expect(isNothing(pruneFilter(and(everything(), nothing())))).toBe(true);
  });
});
