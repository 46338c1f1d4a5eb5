import { signedIn } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demandReadableRequest } from '../bank/readable-request.ts';
import { declareAct } from '../platform/act.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { receiveUploads } from './receive-upload.ts';
import { recordDownload } from './record-download.ts';
import { findLatestFile, storeFile } from './store-file.ts';

const ticket = z.object({ ticketNumber: z.string().min(1).max(60) });

/** The file that goes with a request: sent by its filer while it waits, read by whoever may see the request. */
export async function registerFileRoutes(app: FastifyInstance, workplace: Workplace): Promise<void> {
  await app.register(async (scope) => {
    await receiveUploads(scope, workplace.db);
    declareAct(scope, workplace, {
      method: 'POST',
      url: '/storage/upload/:ticketNumber',
      who: signedIn,
      summary: "Upload a request's file (multipart field 'file'); the latest one counts",
      tag: 'files',
      params: ticket,
      response: { 200: z.object({ ticketNumber: z.string(), fileName: z.string() }) },
      act: async (work, { caller, params, upload }) => {
        if (!upload) throw new Refusal('FILE_MISSING');
        const fileName = await storeFile(work, caller, params.ticketNumber, upload);
        return { ticketNumber: params.ticketNumber, fileName };
      },
    });
  });

  declareRoute(app, {
    method: 'GET',
    url: '/storage/:ticketNumber',
    who: signedIn,
    summary: "Download a request's file",
    tag: 'files',
    params: ticket,
    handler: async ({ caller, params }, reply) => {
      const request = await demandReadableRequest(workplace.db, caller, params.ticketNumber);
      const file = await findLatestFile(workplace.db, request.requestId);
      if (!file) throw new Refusal('NOT_FOUND');
      await recordDownload(workplace, caller, request, file.fileName);
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-length': file.content.length,
          'content-disposition': `attachment; filename="${toAscii(file.fileName)}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(file.content);
    },
  });
}

/** For readers that do not know the long form of a file name. */
function toAscii(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
}
