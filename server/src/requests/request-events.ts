import type { Work } from '../platform/work.ts';

/** What happened to a request, for everything that follows after the commit: mail, live updates. */
export interface RequestHappening {
  readonly requestId: bigint;
  readonly event: 'filed' | 'moved' | 'approved' | 'rejected' | 'expired' | 'escalated';
  /** The request's version after it; what is stale by the time the job runs is skipped. */
  readonly version: number;
}

export const REQUEST_EVENTS = 'request-events';

export interface RequestEventJob {
  readonly requestId: string;
  readonly event: RequestHappening['event'];
  readonly version: number;
}

/** Queues the news in the transaction that makes it true. */
export async function announceRequest(work: Work, happening: RequestHappening): Promise<void> {
  const job: RequestEventJob = { ...happening, requestId: String(happening.requestId) };
  await work.enqueue(REQUEST_EVENTS, job);
}
