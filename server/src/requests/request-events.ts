import { REQUEST_EVENTS, type RequestEventJob, type RequestHappening } from '../bank/request-news.ts';
import { touchLive } from '../platform/live.ts';
import type { Work } from '../platform/work.ts';

interface RequestNews {
  readonly requestId: bigint;
  readonly filerId: number;
  readonly event: RequestHappening;
  readonly version: number;
  readonly occasion?: string;
}

/** Queues the news in the transaction that makes it true. */
export async function announceRequest(work: Work, news: RequestNews): Promise<void> {
  const { filerId, requestId, ...rest } = news;
  const job: RequestEventJob = { ...rest, requestId: String(requestId) };
  await work.enqueue(REQUEST_EVENTS, job);
  await touchLive(work.tx, 'requests', [filerId]);
}
