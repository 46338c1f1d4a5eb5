import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Drops the demo bank's directory as a file, so that a synchronisation has something to find: everybody as they are,
 * one new job title and two people who joined.
 */
export async function writeEmployeeDrop(pool: pg.Pool, path: string): Promise<void> {
  if (existsSync(path)) return;
  const { rows } = await pool.query<{ employeeId: string; jobTitle: string | null }>(`
    select p.employee_id as "employeeId", p.first_name as "firstName", p.last_name as "lastName",
           p.display_name as "displayName", p.email, p.phone_number_mobile as phone, p.job_title as "jobTitle",
           o.position_code as "positionCode", s.subdivision_code as "subdivisionCode"
    from person p join position o using (position_id) join subdivision s using (subdivision_id)
    where p.active and not o.deleted and not s.deleted order by p.user_id`);
  const [first, ...others] = rows;
  const promoted = others.pop();
  if (!first || !promoted) return;
  const joined = ['Laras', 'Bima'].map((firstName, index) => ({
    ...first,
    employeeId: `${first.employeeId}-B${index + 1}`,
    firstName,
    lastName: 'Baru',
    displayName: `${firstName} Baru`,
    email: `${firstName.toLowerCase()}.baru@bank.example`,
    phone: `+62 811-0000-10${index}`,
  }));
  const employees = [first, ...others, { ...promoted, jobTitle: `${promoted.jobTitle} Senior` }, ...joined];
  await writeFile(path, JSON.stringify({ count: employees.length, employees }));
}
