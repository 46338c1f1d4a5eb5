import { findKind, isKindName } from '@gerbang/contract/requests/registry';
import { isWaiting } from '@gerbang/contract/status';
import type { Caller } from '../bank/caller.ts';
import { demandReadableRequest } from '../bank/readable-request.ts';
import { appendAudit } from '../platform/audit.ts';
import type { DbOrTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Work } from '../platform/work.ts';
import type { Upload } from './receive-upload.ts';
import { recogniseFile, tidyFileName } from './recognise-file.ts';

/**
 * Puts a file beside its request. Earlier ones stay in the database, so that it can always be told what an approver
 * had before them; only the latest is shown.
 */
export async function storeFile(
  { tx }: Work,
  caller: Caller,
  ticketNumber: string,
  upload: Upload,
): Promise<string> {
  const request = await demandReadableRequest(tx, caller, ticketNumber);
  if (request.userId !== caller.userId) throw new Refusal('NOT_ALLOWED');
  // Against a decision at the same moment: what is decided takes no other file.
  const locked = await tx
    .selectFrom('request')
    .select('status')
    .where('request_id', '=', request.requestId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const wanted = isKindName(request.kind) && findKind(request.kind).carriesFile && isWaiting(locked.status);
  if (!wanted) throw new Refusal('FILE_NOT_WANTED');

  const mediaType = await recogniseFile(upload.content);
  const fileName = tidyFileName(upload.name, mediaType);
  await tx
    .insertInto('request_file')
    .values({
      request_id: request.requestId,
      file_name: fileName,
      media_type: mediaType,
      size_bytes: upload.content.length,
      sha256: upload.sha256,
      content: upload.content,
      uploaded_by: caller.userId,
    })
    .execute();
  const details = { fileName, size: upload.content.length, sha256: upload.sha256.toString('hex') };
  await tx
    .insertInto('request_event')
    .values({
      request_id: request.requestId,
      event: 'file.uploaded',
      actor: caller.userId,
      details: JSON.stringify(details),
    })
    .execute();
  await appendAudit(tx, {
    actor: caller.userId,
    ip: caller.ip,
    action: 'file.uploaded',
    subject: `request:${request.requestId}`,
    details: { ticketNumber, ...details },
  });
  return fileName;
}

export async function findLatestFile(db: DbOrTx, requestId: bigint) {
  return await db
    .selectFrom('request_file')
    .select(['file_name as fileName', 'media_type as mediaType', 'content'])
    .where('request_id', '=', requestId)
    .orderBy('file_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
