import { buffer } from 'node:stream/consumers';
import { passesGuard } from '@gerbang/contract/guards';
import { listExported } from '@gerbang/contract/views/view-definition';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { privilegedEmployeeIds } from '../../test/demo-people.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Caller } from '../bank/caller.ts';
import { createCsvExporter } from './export-csv.ts';
import { listView } from './list-view.ts';
import { serverViews } from './registry.ts';
import { findCaller } from './testing/find-caller.ts';
import { readCsv } from './testing/read-csv.ts';
import { showCell } from './testing/show-cell.ts';
import type { ServerView, ViewRow } from './view.ts';

let database: TestDatabase;
let people: Caller[];
beforeAll(async () => {
  database = await createTestDatabase();
  people = await Promise.all(privilegedEmployeeIds.map((id) => findCaller(database.db, id)));
});
afterAll(async () => {
  await database.drop();
});

async function readWholeList(view: ServerView, caller: Caller, filter: string): Promise<ViewRow[]> {
  const rows: ViewRow[] = [];
  for (;;) {
    const page = await listView(database.db, view, caller, { filter, top: 1000, skip: rows.length });
    rows.push(...page.items);
    if (page.items.length === 0 || rows.length >= page.totalItems) return rows;
  }
}

/** What somebody might type who looks at the list: the beginning of something in its middle, from there downwards. */
async function inventFilter(view: ServerView, caller: Caller): Promise<string> {
  const { key, columns, defaultSearch } = view.definition;
  const searched = defaultSearch ?? Object.keys(columns).find((name) => columns[name]?.searchable) ?? key;
  const { items } = await listView(database.db, view, caller, {
    filter: `${searched} is not null`,
    top: 1000,
  });
  const row = items[Math.floor(items.length / 2)];
  if (!row) throw new Error(`Nothing to search for in ${view.definition.name}`);
  const start = String(row[searched]).slice(0, 1);
  return `lower(${searched}) like '${start}%' and ${key} <= ${row[key]}`;
}

const exported = Object.values<ServerView>(serverViews).filter(({ definition }) => definition.csv);

it.each(exported.map((view) => [view.definition.name, view] as const))(
  'the CSV of %s is the filtered list, row for row',
  async (_, view) => {
    const { definition } = view;
    const readers = people.filter(({ active, roles }) => active && passesGuard(definition.readableBy, roles));
    const counts = await Promise.all(
      readers.map((reader) => listView(database.db, view, reader, { top: 1 })),
    );
    const most = Math.max(...counts.map(({ totalItems }) => totalItems));
    const caller = readers[counts.findIndex(({ totalItems }) => totalItems === most)];
    if (!caller) throw new Error(`Nobody of the demo bank reads ${definition.name}`);

    const filter = await inventFilter(view, caller);
    // Through a buffer: the reading of text drops the byte order mark.
    const csv = await buffer(await createCsvExporter(database.db)(view, caller, { filter }));
    const [labels, ...lines] = readCsv(csv.toString());
    const rows = await readWholeList(view, caller, filter);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(most);
    const columns = Object.entries(listExported(definition.columns));
    expect(labels).toEqual(columns.map(([, { label }]) => label.id));
    expect(lines).toEqual(rows.map((row) => columns.map(([name, { type }]) => showCell(row[name], type))));
  },
);
