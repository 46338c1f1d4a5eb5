import { sql } from 'kysely';
import { Refusal } from '../platform/refusal.ts';
import type { Work, Workplace } from '../platform/work.ts';
import { readEmployeeFile } from './read-employee-file.ts';
import { type LdapSource, readLdapEmployees } from './read-ldap-employees.ts';
import type { SourceEmployee } from './source-employee.ts';
import { runSync } from './sync-run.ts';

export type EmployeeSource =
  | { readonly kind: 'ldap'; readonly ldap: LdapSource }
  | { readonly kind: 'file'; readonly path: string };

/** Switches off somebody the directory no longer knows, with everything that hangs on it. */
export type SwitchOff = (work: Work, userId: number) => Promise<void>;

export interface EmployeeCounts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** People the directory knew before and does not know any more. */
  readonly deactivated: number;
  /** Employees whose branch or position is not known here. */
  readonly skipped: number;
}

interface SyncCall {
  readonly source: EmployeeSource | undefined;
  readonly startedBy: number | null;
  readonly ip: string | null;
  readonly switchOff: SwitchOff;
}

const MOST_LEAVERS_PERCENT = 5;

/**
 * Brings the people up to what the directory says. Nobody is ever deleted; leavers become inactive. A phone number
 * is only filled in where none is known: people change theirs through the portal, with an approval.
 */
export async function syncEmployees(workplace: Workplace, call: SyncCall): Promise<EmployeeCounts> {
  const { source, startedBy, ip, switchOff } = call;
  const counts: Partial<EmployeeCounts> = await runSync(workplace, {
    source: 'employees',
    startedBy,
    ip,
    gather: () => readEmployees(source),
    write: async (work, employees) => ({ ...(await writeEmployees(work, employees, switchOff)) }),
  });
  return { added: 0, updated: 0, unchanged: 0, deactivated: 0, skipped: 0, ...counts };
}

async function readEmployees(source: EmployeeSource | undefined): Promise<SourceEmployee[]> {
  if (!source) throw new Refusal('SYNC_NOT_CONFIGURED');
  const employees =
    source.kind === 'ldap' ? await readLdapEmployees(source.ldap) : await readEmployeeFile(source.path);
  if (employees.length === 0) throw new Refusal('SYNC_SOURCE_EMPTY');
  return employees;
}

async function writeEmployees(
  work: Work,
  employees: readonly SourceEmployee[],
  switchOff: SwitchOff,
): Promise<EmployeeCounts> {
  const { tx } = work;
  const leavers = await findLeavers(work, employees);
  const placed = await keepPlaced(work, employees);
  const { rows: written } = await sql<{ added: boolean }>`
    insert into person as p (employee_id, first_name, last_name, display_name, email, phone_number_mobile, job_title,
                             position_id, subdivision_id, directory_state, directory_seen_at)
    select told."employeeId", told."firstName", told."lastName", told."displayName", told.email, told.phone,
           coalesce(told."jobTitle", o.position_name), o.position_id, s.subdivision_id, 'new', now()
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as told(
           "employeeId" text, "firstName" text, "lastName" text, "displayName" text, email text, phone text,
           "jobTitle" text, "positionCode" text, "subdivisionCode" text)
    join position o on o.position_code = told."positionCode"
    join subdivision s on s.subdivision_code = told."subdivisionCode"
    on conflict (employee_id) do update
      set first_name = excluded.first_name, last_name = excluded.last_name, display_name = excluded.display_name,
          email = excluded.email, phone_number_mobile = coalesce(p.phone_number_mobile, excluded.phone_number_mobile),
          job_title = excluded.job_title, position_id = excluded.position_id, subdivision_id = excluded.subdivision_id,
          directory_state = 'updated', directory_seen_at = now(), updated_date = now()
      where (p.first_name, p.last_name, p.display_name, p.email, p.job_title, p.position_id, p.subdivision_id,
             p.phone_number_mobile)
        is distinct from (excluded.first_name, excluded.last_name, excluded.display_name, excluded.email,
             excluded.job_title, excluded.position_id, excluded.subdivision_id,
             coalesce(p.phone_number_mobile, excluded.phone_number_mobile))
    returning (xmax = 0) as added`.execute(tx);
  const unchanged = await markUnchanged(work, placed);
  for (const userId of leavers) await switchOff(work, userId);
  await tx
    .updateTable('person')
    .set({ directory_state: 'missing' })
    .where('user_id', 'in', [0, ...leavers])
    .execute();
  const added = written.filter((row) => row.added).length;
  return {
    added,
    updated: written.length - added,
    unchanged,
    deactivated: leavers.length,
    skipped: employees.length - placed.length,
  };
}

/** Employees whose branch and position are in use here; the others are counted and left as they are. */
async function keepPlaced({ tx }: Work, employees: readonly SourceEmployee[]): Promise<SourceEmployee[]> {
  const positions = await tx
    .selectFrom('position')
    .select('position_code as code')
    .where('deleted', '=', false)
    .execute();
  const units = await tx
    .selectFrom('subdivision')
    .select('subdivision_code as code')
    .where('deleted', '=', false)
    .execute();
  const positionCodes = new Set(positions.map(({ code }) => code));
  const unitCodes = new Set(units.map(({ code }) => code));
  return employees.filter(
    ({ positionCode, subdivisionCode }) => positionCodes.has(positionCode) && unitCodes.has(subdivisionCode),
  );
}

/** Active people the directory told of before and does not any more; too many of them means the source is wrong. */
async function findLeavers({ tx }: Work, employees: readonly SourceEmployee[]): Promise<number[]> {
  const known = employees.map((employee) => employee.employeeId);
  const people = await tx
    .selectFrom('person')
    .select(['user_id', sql<boolean>`employee_id <> all(${known}::text[])`.as('left')])
    .where('active', '=', true)
    .where('directory_state', '<>', 'never')
    .execute();
  const leavers = people.filter((person) => person.left);
  if (leavers.length * 100 > people.length * MOST_LEAVERS_PERCENT) {
    const values = { leavers: leavers.length, people: people.length, percent: MOST_LEAVERS_PERCENT };
    throw new Refusal('SYNC_STOPPED', { values });
  }
  return leavers.map((person) => person.user_id);
}

async function markUnchanged({ tx }: Work, employees: readonly SourceEmployee[]): Promise<number> {
  // What was written in this transaction carries its time; the rest of the told people were as told already.
  const { numAffectedRows } = await sql`
    update person set directory_state = 'unchanged', directory_seen_at = now()
    where employee_id = any(${employees.map((employee) => employee.employeeId)}::text[])
      and directory_seen_at is distinct from now()`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
