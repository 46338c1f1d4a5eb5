import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPositiveConfig } from '../bank/read-config.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

const MB = 1024 * 1024;

export interface Upload {
  readonly name: string;
  readonly content: Buffer;
  readonly sha256: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | undefined;
  }
}

/**
 * Lets the routes of a scope take one file. It is read whole before the handler runs, so that no transaction ever
 * waits for a slow sender.
 */
export async function receiveUploads(scope: FastifyInstance, db: Db): Promise<void> {
  await scope.register(multipart);
  scope.decorateRequest('upload', undefined);
  scope.addHook('preValidation', async (request) => {
    request.upload = await readUpload(request, await readPositiveConfig(db, 'max-upload-mb'));
    // What a repeated call with the same key is recognised by.
    request.body = { name: request.upload.name, sha256: request.upload.sha256.toString('hex') };
  });
}

async function readUpload(request: FastifyRequest, maxMb: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('FILE_MISSING');
  const most = Math.floor(maxMb * MB);
  const part = await request.file({
    limits: { files: 1, fields: 5, fileSize: most + 1 },
    throwFileSizeLimit: false,
  });
  if (part?.fieldname !== 'file') throw new Refusal('FILE_MISSING');
  const content = await part.toBuffer();
  if (content.length > most) throw new Refusal('FILE_TOO_LARGE', { values: { max: maxMb } });
  if (content.length === 0) throw new Refusal('FILE_MISSING');
  return { name: part.filename, content, sha256: createHash('sha256').update(content).digest() };
}
