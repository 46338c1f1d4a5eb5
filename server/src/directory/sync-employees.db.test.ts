import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { SourceEmployee } from './source-employee.ts';
import { syncEmployees } from './sync-employees.ts';

let database: TestDatabase;
let folder: string;
let everybody: SourceEmployee[];
const switchedOff: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gerbang-sync-'));
  const { rows } = await database.pool.query<SourceEmployee>(`
    select p.employee_id as "employeeId", p.first_name as "firstName", p.last_name as "lastName",
           p.display_name as "displayName", p.email, p.phone_number_mobile as phone, p.job_title as "jobTitle",
           o.position_code as "positionCode", s.subdivision_code as "subdivisionCode"
    from person p join position o using (position_id) join subdivision s using (subdivision_id)
    where p.active order by p.user_id`);
  everybody = rows;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

async function sync(employees: readonly SourceEmployee[], count = employees.length) {
  const path = join(folder, 'drop.json');
  await writeFile(path, JSON.stringify({ count, employees }));
  return await syncEmployees(
    { db: database.db, jobs: { enqueue: async () => {} } },
    {
      source: { kind: 'file', path },
      startedBy: null,
      ip: null,
      switchOff: async ({ tx }, userId) => {
        switchedOff.push(userId);
        await tx.updateTable('person').set({ active: false }).where('user_id', '=', userId).execute();
      },
    },
  );
}

async function readLastRun() {
  const { rows } = await database.pool.query(
    'select state, counts, message from sync_run order by sync_run_id desc limit 1',
  );
  return rows[0];
}

describe('a synchronisation of the employees', () => {
  it('finds everybody unchanged when nothing changed', async () => {
    expect(await sync(everybody)).toEqual({
      added: 0,
      updated: 0,
      unchanged: everybody.length,
      deactivated: 0,
      skipped: 0,
    });
    expect(await readLastRun()).toMatchObject({ state: 'done', counts: { unchanged: everybody.length } });
  });

  it('adds who joined, updates who changed, skips who works nowhere known, switches off who left', async () => {
    const [changed, leaver, ...others] = everybody;
    if (!changed || !leaver) throw new Error('The demo bank is empty');
    const joined = { ...changed, employeeId: 'BARU-1', displayName: 'Baru Sekali', email: null };
    const lost = { ...changed, employeeId: 'BARU-2', subdivisionCode: 'X9' };
    const counts = await sync([{ ...changed, displayName: 'Nama Lain' }, ...others, joined, lost]);
    expect(counts).toEqual({ added: 1, updated: 1, unchanged: others.length, deactivated: 1, skipped: 1 });
    const { rows } = await database.pool.query(
      'select employee_id, display_name, active, directory_state from person where employee_id = any($1) order by employee_id',
      [[changed.employeeId, leaver.employeeId, 'BARU-1', 'BARU-2']],
    );
    expect(rows).toEqual(
      [
        {
          employee_id: changed.employeeId,
          display_name: 'Nama Lain',
          active: true,
          directory_state: 'updated',
        },
        {
          employee_id: leaver.employeeId,
          display_name: leaver.displayName,
          active: false,
          directory_state: 'missing',
        },
        { employee_id: 'BARU-1', display_name: 'Baru Sekali', active: true, directory_state: 'new' },
      ].sort((one, other) => one.employee_id.localeCompare(other.employee_id)),
    );
    expect(switchedOff).toHaveLength(1);
    everybody = [{ ...changed, displayName: 'Nama Lain' }, ...others, joined];
  });

  it('stops, and changes nothing, when more than five percent would leave', async () => {
    const half = everybody.slice(0, Math.floor(everybody.length / 2));
    await expect(sync(half)).rejects.toMatchObject({ code: 'SYNC_STOPPED' });
    expect(await readLastRun()).toMatchObject({
      state: 'stopped',
      message: expect.stringContaining('dihentikan'),
    });
    expect(switchedOff).toHaveLength(1);
  });

  it('stops at an empty, a truncated and a broken source', async () => {
    await expect(sync([])).rejects.toMatchObject({ code: 'SYNC_SOURCE_EMPTY' });
    await expect(sync(everybody.slice(1), everybody.length)).rejects.toMatchObject({
      code: 'SYNC_SOURCE_EMPTY',
    });
    await writeFile(join(folder, 'half.json'), '{"count": 3, "employees": [{');
    await expect(
      syncEmployees(
        { db: database.db, jobs: { enqueue: async () => {} } },
        {
          source: { kind: 'file', path: join(folder, 'half.json') },
          startedBy: null,
          ip: null,
          switchOff: async () => {},
        },
      ),
    ).rejects.toMatchObject({ code: 'SYNC_SOURCE_EMPTY' });
    expect(await readLastRun()).toMatchObject({ state: 'stopped' });
  });

  it('runs one at a time', async () => {
    const answers = await Promise.allSettled([sync(everybody), sync(everybody)]);
    const refused = answers
      .filter((answer) => answer.status === 'rejected')
      .map((answer) => answer.reason.code);
    expect(refused).toEqual(['SYNC_RUNNING']);
  });
});
