import type { Pool } from 'pg';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** The username doubles as the subject: it is unique and never changes for an account. */
export interface Account {
  readonly username: string;
  readonly employeeId: string;
  readonly displayName: string;
  readonly email: string;
}

interface AccountRow extends Account {
  readonly passwordHash: string;
}

// Compared against when the username is unknown, so that both answers take equally long.
const UNKNOWN_USER_HASH = hashPassword('no account has this password');

export async function findAccount(pool: Pool, username: string): Promise<Account | undefined> {
  return readAccount(pool, username);
}

export async function authenticate(
  pool: Pool,
  username: string,
  password: string,
): Promise<Account | undefined> {
  const account = await readAccount(pool, username);
  const matches = await verifyPassword(password, account?.passwordHash ?? (await UNKNOWN_USER_HASH));
  return matches ? account : undefined;
}

async function readAccount(pool: Pool, username: string): Promise<AccountRow | undefined> {
  const found = await pool.query<AccountRow>(
    `select username, password_hash as "passwordHash", employee_id as "employeeId",
            display_name as "displayName", email
       from idp.account where username = lower($1)`,
    [username],
  );
  return found.rows[0];
}
