import type { Caller } from '../bank/caller.ts';
import type { ReadableRequest } from '../bank/readable-request.ts';
import { appendAudit } from '../platform/audit.ts';
import { doWork, type Workplace } from '../platform/work.ts';

/** A file of a request leaves the house: who took it is kept, as with every other export. */
export async function recordDownload(
  workplace: Workplace,
  caller: Caller,
  request: ReadableRequest,
  fileName: string,
): Promise<void> {
  await doWork(workplace, ({ tx }) =>
    appendAudit(tx, {
      actor: caller.userId,
      ip: caller.ip,
      action: 'file.downloaded',
      subject: `request:${request.requestId}`,
      details: { ticketNumber: request.ticketNumber, fileName },
    }),
  );
}
