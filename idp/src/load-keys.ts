import { generateKeyPair, type JsonWebKey, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { runLocked } from './run-locked.ts';

const makeKeyPair = promisify(generateKeyPair);

export interface ProviderKeys {
  /** Newest first: the first one signs, the others still verify. */
  readonly signingKeys: JsonWebKey[];
  readonly cookieKeys: string[];
}

/** Keys live in the database, so that a restart neither ends sessions nor invalidates tokens. */
export async function loadKeys(pool: Pool): Promise<ProviderKeys> {
  const keys = await readKeys(pool);
  if (keys.signingKeys.length > 0 && keys.cookieKeys.length > 0) return keys;
  await createKeys(pool);
  return readKeys(pool);
}

async function readKeys(pool: Pool): Promise<ProviderKeys> {
  const signing = await pool.query<{ jwk: JsonWebKey }>(
    'select jwk from idp.signing_key order by created_at desc, kid',
  );
  const cookie = await pool.query<{ value: string }>(
    'select value from idp.cookie_key order by created_at desc, value',
  );
  return { signingKeys: signing.rows.map((row) => row.jwk), cookieKeys: cookie.rows.map((row) => row.value) };
}

async function createKeys(pool: Pool): Promise<void> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  await runLocked(pool, async (client) => {
    await client.query(
      'insert into idp.signing_key (kid, jwk) select $1, $2 where not exists (select from idp.signing_key)',
      [kid, jwk],
    );
    await client.query(
      'insert into idp.cookie_key (value) select $1 where not exists (select from idp.cookie_key)',
      [randomBytes(32).toString('base64url')],
    );
  });
}
