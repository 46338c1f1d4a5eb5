import type { Jobs } from '../platform/jobs.ts';
import { doWork, type Workplace } from '../platform/work.ts';
import { escalateRequests } from './escalate-requests.ts';
import {
  EXPIRE_REQUEST,
  type ExpireRequestJob,
  expireDueRequests,
  expireRequest,
} from './expire-requests.ts';

/** Deadlines are kept by the clock, whether or not anybody has the portal open. */
export function defineDeadlineJobs(jobs: Jobs, workplace: Workplace): void {
  jobs.define<ExpireRequestJob>({
    queue: EXPIRE_REQUEST,
    run: ({ requestId }) =>
      doWork(workplace, (work) =>
        expireRequest(work, BigInt(requestId), { onlyWhenDue: true, reason: 'deadline' }),
      ),
  });
  jobs.define({
    queue: 'expire-requests',
    every: '* * * * *',
    run: async () => {
      await expireDueRequests(workplace);
    },
  });
  jobs.define({
    queue: 'escalate-requests',
    every: '*/5 * * * *',
    run: async () => {
      await escalateRequests(workplace);
    },
  });
}
