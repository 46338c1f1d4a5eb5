import type { Pool } from 'pg';

const ALLOWED_ATTEMPTS = 10;
const WINDOW = "interval '5 minutes'";

/**
 * Counts an attempt before the password is looked at, in one statement: many guesses sent at the same
 * moment are then counted one by one. Unknown usernames count too, or the limit would tell who exists.
 */
export async function countAttempt(pool: Pool, username: string): Promise<'allowed' | 'blocked'> {
  const counted = await pool.query<{ attempts: number }>(
    `insert into idp.login_attempt as attempt (username, attempts, window_start)
     values (lower($1), 1, now())
     on conflict (username) do update
       set attempts = case when attempt.window_start < now() - ${WINDOW} then 1 else attempt.attempts + 1 end,
           window_start = case when attempt.window_start < now() - ${WINDOW} then now() else attempt.window_start end
     returning attempts`,
    [username],
  );
  return (counted.rows[0]?.attempts ?? 1) > ALLOWED_ATTEMPTS ? 'blocked' : 'allowed';
}

export async function clearAttempts(pool: Pool, username: string): Promise<void> {
  await pool.query('delete from idp.login_attempt where username = lower($1)', [username]);
}

export async function removeOldAttempts(pool: Pool): Promise<void> {
  await pool.query(`delete from idp.login_attempt where window_start < now() - ${WINDOW}`);
}
