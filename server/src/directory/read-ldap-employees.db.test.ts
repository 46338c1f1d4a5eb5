import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readLdapEmployees } from './read-ldap-employees.ts';
import type { SourceEmployee } from './source-employee.ts';
import { type EmployeeCounts, syncEmployees } from './sync-employees.ts';
import { findSlapd } from './testing/find-slapd.ts';
import { type DirectorySettings, startSlapd, type TestDirectory } from './testing/start-slapd.ts';

const PEOPLE = 30;

const slapd = await findSlapd();
let database: TestDatabase;
let everybody: SourceEmployee[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<SourceEmployee>(
    `select p.employee_id as "employeeId", p.first_name as "firstName", p.last_name as "lastName",
            p.display_name as "displayName", p.email, p.phone_number_mobile as phone, p.job_title as "jobTitle",
            o.position_code as "positionCode", s.subdivision_code as "subdivisionCode"
     from person p join position o using (position_id) join subdivision s using (subdivision_id)
     where p.active and p.last_name is not null order by p.user_id limit $1`,
    [PEOPLE],
  );
  everybody = rows;
  // The others were never told of by this directory, so that nobody of them can leave it.
  await database.pool.query("update person set directory_state = 'never' where employee_id <> all($1)", [
    rows.map((row) => row.employeeId),
  ]);
});
afterAll(async () => {
  await database.drop();
});

async function withDirectory<Result>(
  settings: DirectorySettings,
  use: (directory: TestDirectory) => Promise<Result>,
): Promise<Result> {
  const directory = await startSlapd(slapd.path ?? '', settings);
  try {
    return await use(directory);
  } finally {
    await directory.stop();
  }
}

function sync({ source }: TestDirectory): Promise<EmployeeCounts> {
  return syncEmployees(
    { db: database.db, jobs: { enqueue: async () => {} } },
    {
      source: { kind: 'ldap', ldap: source },
      startedBy: null,
      ip: null,
      switchOff: async ({ tx }, userId) => {
        await tx.updateTable('person').set({ active: false }).where('user_id', '=', userId).execute();
      },
    },
  );
}

async function readLastRun() {
  const { rows } = await database.pool.query(
    'select state, message from sync_run order by sync_run_id desc limit 1',
  );
  return rows[0];
}

if (slapd.missing) {
  it('says why no LDAP server was synchronised from', () => {
    process.stdout.write(`\nNOT TRIED against a real LDAP server: ${slapd.missing}.\n`);
    expect(slapd.missing).toMatch(
      /^slapd (is not on this machine|could not be installed|was installed, but)/,
    );
  });
}

describe.runIf(slapd.path)('a synchronisation from a real LDAP server', () => {
  it('reads everybody with every field, and finds them unchanged', async () => {
    await withDirectory({ employees: everybody }, async (directory) => {
      const read = await readLdapEmployees(directory.source);
      const byId = (one: SourceEmployee, other: SourceEmployee) =>
        one.employeeId.localeCompare(other.employeeId);
      expect(read.sort(byId)).toEqual([...everybody].sort(byId));
      expect(await sync(directory)).toEqual({
        added: 0,
        updated: 0,
        unchanged: PEOPLE,
        deactivated: 0,
        skipped: 0,
      });
    });
    expect(await readLastRun()).toMatchObject({ state: 'done' });
  });

  it('adds, updates, skips and switches off', async () => {
    const [changed, leaver, ...others] = everybody;
    if (!changed || !leaver) throw new Error('The demo bank is empty');
    const joined = { ...changed, employeeId: 'LDAP-1', displayName: 'Zoë Ünal', email: null };
    const lost = { ...changed, employeeId: 'LDAP-2', subdivisionCode: 'X9' };
    const employees = [{ ...changed, displayName: 'Nama Lain' }, ...others, joined, lost];
    expect(await withDirectory({ employees }, sync)).toEqual({
      added: 1,
      updated: 1,
      unchanged: others.length,
      deactivated: 1,
      skipped: 1,
    });
    const { rows } = await database.pool.query(
      "select display_name, active from person where employee_id = any($1) order by employee_id = 'LDAP-1'",
      [['LDAP-1', leaver.employeeId]],
    );
    expect(rows).toEqual([
      { display_name: leaver.displayName, active: false },
      { display_name: 'Zoë Ünal', active: true },
    ]);
  });

  it('is stopped, and changes nothing, when the server cuts its answer short', async () => {
    const before = await database.pool.query('select count(*) from person where active');
    await expect(withDirectory({ employees: everybody, sizeLimit: 10 }, sync)).rejects.toMatchObject({
      code: 'SYNC_SOURCE_EMPTY',
    });
    expect(await readLastRun()).toMatchObject({ state: 'stopped' });
    expect((await database.pool.query('select count(*) from person where active')).rows).toEqual(before.rows);
  });

  it('fails, and says so, when the server refuses the password or is not there', async () => {
    await withDirectory({ employees: everybody }, async ({ source }) => {
      const wrong = { source: { ...source, password: 'salah' }, stop: async () => {} };
      await expect(sync(wrong)).rejects.toMatchObject({ code: 'SYNC_SOURCE_UNREACHABLE' });
    });
    const gone = await withDirectory({ employees: everybody }, async (directory) => directory);
    await expect(sync(gone)).rejects.toMatchObject({ code: 'SYNC_SOURCE_UNREACHABLE' });
    expect(await readLastRun()).toMatchObject({ state: 'failed' });
  });
});
