import { REQUEST_EVENTS, type RequestEventJob } from '../bank/request-news.ts';
import type { Jobs } from '../platform/jobs.ts';

/** Composing and sending: the news of a request becomes mails, and each mail is sent on its own. */
export function defineMailJobs(jobs: Jobs): void {
  jobs.define<RequestEventJob>({
    queue: REQUEST_EVENTS,
    run: async () => {},
  });
}
