import { REQUEST_EVENTS, type RequestEventJob, type RequestHappening } from '../bank/request-news.ts';
import type { Work } from '../platform/work.ts';

interface RequestNews {
  readonly requestId: bigint;
  readonly event: RequestHappening;
  readonly version: number;
  readonly occasion?: string;
}

/** Queues the news in the transaction that makes it true. */
export async function announceRequest(work: Work, news: RequestNews): Promise<void> {
  const job: RequestEventJob = { ...news, requestId: String(news.requestId) };
  await work.enqueue(REQUEST_EVENTS, job);
}
