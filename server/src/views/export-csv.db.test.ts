import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { everything } from '@gerbang/contract/filter/tree';
import { signedIn } from '@gerbang/contract/guards';
import { column } from '@gerbang/contract/views/column';
import { defineView, listExported } from '@gerbang/contract/views/view-definition';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Caller } from '../bank/caller.ts';
import { createCsvExporter } from './export-csv.ts';
import { listView } from './list-view.ts';
import { serverViews } from './registry.ts';
import { findCaller } from './testing/find-caller.ts';
import { readCsv } from './testing/read-csv.ts';
import { showCell } from './testing/show-cell.ts';
import { defineServerView, type ServerView } from './view.ts';

let database: TestDatabase;
let adminIt: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  adminIt = await findCaller(database.db, '10000008');
});
afterAll(async () => {
  await database.drop();
});

/** Through a buffer: the reading of text drops the byte order mark. */
async function text(stream: Readable): Promise<string> {
  return (await buffer(stream)).toString();
}

async function exportText(view: ServerView, query = {}, caller = adminIt): Promise<string> {
  return await text(await createCsvExporter(database.db)(view, caller, query));
}

/** Rows that a careless writer gets wrong, more of them than one batch holds. */
const nasty = defineServerView({
  definition: defineView({
    name: 'nasty',
    readableBy: signedIn,
    columns: {
      id: column('integer', 'ID', 'ID'),
      word: column('text', 'Kata, "dikutip"', 'Word'),
      amount: column('money', 'Jumlah', 'Amount'),
      at: column('datetime', 'Waktu', 'Time'),
      day: column('date', 'Hari', 'Day'),
      flag: column('flag', 'Tanda', 'Flag'),
      blob: column('json', 'Data', 'Data'),
      secret: column('text', 'Rahasia', 'Secret', { hidden: true }),
    },
    key: 'id',
    defaultOrder: 'id asc',
  }),
  select: () => sql`
    select n::integer as id,
           (array['plain', '=1+1', '+62811', '-1', '@x', E'\\tt', E'\\rr', 'a,b', 'say "hi"', E'two\\nlines', E'=a\\r\\n"b"',
                  'Ünïcode 東京', '', ' lead', null, ''''])[1 + n % 16] as word,
           case when n % 5 = 0 then null else -9007199254740993 + n end as amount,
           timestamptz '2026-01-31 16:59:59.5Z' + n * interval '1 hour' as at,
           date '2026-01-31' + n::integer as day, (n % 2)::integer as flag, '{"a": 1}'::jsonb as blob, 'x' as secret
    from generate_series(1, 2500) as n`,
  scope: () => everything(),
});

describe('a CSV', () => {
  it('begins with a byte order mark and the labels, and ends every line with CR LF', async () => {
    const csv = await exportText(nasty, { filter: 'id = 1' });
    expect(csv).toBe(
      '\uFEFFID,"Kata, ""dikutip""",Jumlah,Waktu,Hari,Tanda\r\n' +
        "1,'=1+1,-9007199254740992,01-02-2026 00:59:59,2026-02-01,1\r\n",
    );
  });

  it('has the same cells whether the database writes them or this process does', async () => {
    const twice = defineServerView({
      ...nasty,
      definition: {
        ...nasty.definition,
        columns: {
          ...nasty.definition.columns,
          again: column('text', 'Lagi', 'Again', { computed: true }),
          last: column('integer', 'Akhir', 'Last', { computed: true }),
        },
      },
      filledFrom: ['id', 'word'],
      fill: async (_db, _caller, rows) => rows.map((row) => ({ ...row, again: row.word, last: row.id })),
    });
    const [, ...lines] = readCsv(await exportText(twice));
    expect(lines).toHaveLength(2500);
    for (const [id, word, , , , , again, last] of lines) expect([again, last]).toEqual([word, id]);
  });

  it('marks whatever a spreadsheet would run as text', async () => {
    const [, ...rows] = readCsv(await exportText(nasty));
    expect(rows.filter(([, word]) => /^[=+\-@\t\r]/.test(word ?? ''))).toEqual([]);
  });

  it.each([
    ['users', serverViews.users, "firstName like '%a%'"],
    ['approved requests', serverViews.bucketApprovalDashboard, 'status = 2'],
  ] as const)('of %s has the rows of the list, one for one', async (_, view, filter) => {
    const names = Object.keys(listExported(view.definition.columns));
    const { items, totalItems } = await listView(database.db, view, adminIt, { filter, top: 1000 });
    const [labels, ...lines] = readCsv(await exportText(view, { filter }));
    expect(labels).toHaveLength(names.length);
    expect(lines).toHaveLength(totalItems);
    expect(totalItems).toBeGreaterThan(50);
    // The list looks its rows up, the CSV joins them: every column has to come out the same.
    expect(lines.slice(0, items.length)).toEqual(
      items.map((item) =>
        Object.entries(listExported(view.definition.columns)).map(([name, { type }]) =>
          showCell(item[name], type),
        ),
      ),
    );
  });

  it('is held to the scope of whoever asks', async () => {
    const inputer = await findCaller(database.db, '10000001');
    const view = serverViews.bucketApprovalStatusPermohonan;
    const { totalItems } = await listView(database.db, view, inputer, {});
    const csv = await exportText(view, { filter: 'true or userId > 0' }, inputer);
    expect(readCsv(csv)).toHaveLength(totalItems + 1);
  });

  it('is on record', async () => {
    await exportText(serverViews.users, { filter: 'userId = 1' });
    const event = await database.db
      .selectFrom('audit_event')
      .select(['actor', 'action', 'subject', 'details'])
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      actor: adminIt.userId,
      action: 'export.csv',
      subject: 'view:users',
      details: { filter: 'userId = 1', orderby: '' },
    });
  });
});

describe('an export whose reader goes away', () => {
  const slow = defineServerView({
    ...nasty,
    select: () => sql`
      select n::integer as id, pg_sleep(20)::text || 'marked as slow' as word, n::bigint as amount, now() as at,
             current_date as day, 0 as flag, '{}'::jsonb as blob, '' as secret
      from generate_series(1, 3) as n`,
  });

  async function countSlow(): Promise<number> {
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
      database.db,
    );
    return Number(rows[0]?.n);
  }

  async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 100 && !(await condition()); tries += 1) await wait(50);
    expect(await condition()).toBe(true);
  }

  it('cancels the query that is running', async () => {
    const stream = await createCsvExporter(database.db)(slow, adminIt, {});
    stream.resume();
    await waitUntil(async () => (await countSlow()) === 1);
    stream.destroy();
    await waitUntil(async () => (await countSlow()) === 0);
  });

  it('gives its connection back when nothing is read any more, and its place to the next', async () => {
    const exportCsv = createCsvExporter(database.db, { atOnce: 1, stalledAfterMs: 300 });
    const stalled = await exportCsv(nasty, adminIt, {});
    stalled.read();
    await expect(exportCsv(nasty, adminIt, {})).rejects.toMatchObject({ code: 'TOO_MANY' });
    await waitUntil(async () => stalled.closed && (await countSlow()) === 0);
    expect(readCsv(await text(await exportCsv(nasty, adminIt, {})))).toHaveLength(2501);
  });

  it('leaves no place taken when the filter is refused', async () => {
    const exportCsv = createCsvExporter(database.db, { atOnce: 1, stalledAfterMs: 60_000 });
    await expect(exportCsv(nasty, adminIt, { filter: 'secret = 1' })).rejects.toMatchObject({
      code: 'UNKNOWN_COLUMN',
    });
    await text(await exportCsv(nasty, adminIt, {}));
    await text(await exportCsv(nasty, adminIt, {}));
  });
});
