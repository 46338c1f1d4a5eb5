import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/database.ts';

const TOKEN_BYTES = 32;

interface Binding {
  readonly requestId: bigint;
  readonly userId: number;
  readonly level: 1 | 2;
  readonly version: number;
  readonly expiresAt: Date;
}

/** Draws one token for each choice. Only their hashes are kept; the tokens leave with the mail. */
export async function makeLinks(tx: Tx, publicUrl: string, binding: Binding) {
  const approve = randomBytes(TOKEN_BYTES).toString('base64url');
  const reject = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = {
    request_id: binding.requestId,
    user_id: binding.userId,
    level: binding.level,
    version: binding.version,
    expires_at: binding.expiresAt,
  };
  await tx
    .insertInto('mail_link')
    .values([
      { ...row, token_hash: hashToken(approve), choice: 'approve' },
      { ...row, token_hash: hashToken(reject), choice: 'reject' },
    ])
    .execute();
  return { approve: `${publicUrl}/keputusan/${approve}`, reject: `${publicUrl}/keputusan/${reject}` };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
