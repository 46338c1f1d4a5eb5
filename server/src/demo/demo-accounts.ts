import type { PrivilegeCode } from '@gerbang/contract/roles';
import type pg from 'pg';

export const DEMO_PASSWORD = 'gerbang';

/** One of the accounts the demo bank is known by. */
export interface DemoAccount {
  readonly username: string;
  /** Who it is, in Indonesian, for the summary printed at start. */
  readonly who: string;
  readonly privileges: readonly PrivilegeCode[];
  readonly employeeId: string;
  readonly displayName: string;
}

type Line = readonly [username: string, displayName: string, who: string, privilege?: PrivilegeCode];

// biome-ignore format: a table reads best as one
const lines: readonly Line[] = [
  ['inputer', 'Intan Putri', 'Staf cabang 0101', 'INP'],
  ['supervisor', 'Surya Pratama', 'Supervisor cabang 0101 (grup SPV)', 'INP'],
  ['teller', 'Tania Lestari', 'Teller cabang 0101 (grup Tetap)', 'INP'],
  ['approver1', 'Agus Santoso', 'Approver level 1 cabang 0101', 'APPRL'],
  ['approver1b', 'Bambang Wijaya', 'Approver level 1 cabang 0101', 'APPRL'],
  ['approver2', 'Dewi Anggraini', 'Approver level 2 cabang 0101', 'APPRL2'],
  ['approver2b', 'Hendra Gunawan', 'Approver level 2 cabang 0101', 'APPRL2'],
  ['adminit', 'Rizky Ramadhan', 'Admin IT kantor pusat', 'ADMIT'],
  ['adminit2', 'Nadia Permata', 'Admin IT kantor pusat', 'ADMIT'],
  ['spvadminit', 'Wahyu Nugroho', 'Supervisor admin IT kantor pusat', 'SPVADMIT'],
  ['spvadminit2', 'Ratna Sari', 'Supervisor admin IT kantor pusat', 'SPVADMIT'],
  ['inquiry', 'Fitri Handayani', 'Auditor, hanya melihat', 'INQ'],
  ['admincabang', 'Citra Maharani', 'Admin cabang 0101', 'ADMITCBG'],
  ['adminarea', 'Arif Setiawan', 'Admin area dari cabang 0101', 'ADMITARE'],
  ['adminregion', 'Rina Kusuma', 'Admin region dari cabang 0101', 'ADMITREG'],
  ['approver9', 'Andi Makkasau', 'Approver level 1 cabang 0909, region lain', 'APPRL'],
  ['nonaktif', 'Nono Supriadi', 'Terdaftar di portal, tetapi nonaktif', 'INP'],
  ['tanpaakun', 'Tono Pamungkas', 'Hanya dikenal penyedia identitas'],
];

/** Outside the range employee numbers are given from, so that no person ever has it. */
const UNKNOWN_EMPLOYEE_ID = '10999999';

export const demoAccounts: readonly DemoAccount[] = lines.map(
  ([username, displayName, who, privilege], index) => ({
    username,
    displayName,
    who,
    privileges: privilege ? [privilege] : [],
    employeeId: privilege ? formatEmployeeId(index + 1) : UNKNOWN_EMPLOYEE_ID,
  }),
);

export function formatEmployeeId(userId: number): string {
  return String(10_000_000 + userId);
}

/** What the embedded identity provider knows of a person. */
export interface DemoIdentity {
  readonly username: string;
  readonly password: string;
  readonly employeeId: string;
  readonly displayName: string;
  readonly email: string;
}

/** The accounts of the table, and everybody else in the bank under their employee number. */
export async function listDemoIdentities(pool: pg.Pool): Promise<DemoIdentity[]> {
  const named = demoAccounts.map(({ username, employeeId, displayName }) => ({
    username,
    password: DEMO_PASSWORD,
    employeeId,
    displayName,
    email: `${username}@bank.example`,
  }));
  const { rows } = await pool.query<{ employeeId: string; displayName: string; email: string }>(
    `select employee_id as "employeeId", display_name as "displayName", coalesce(email, '') as email
     from person where employee_id <> all ($1) order by user_id`,
    [named.map((identity) => identity.employeeId)],
  );
  const others = rows.map((row) => ({ username: row.employeeId, password: DEMO_PASSWORD, ...row }));
  return [...named, ...others];
}
