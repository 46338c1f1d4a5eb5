import { defineMailJobs } from './mail/mail-jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Workplace } from './platform/work.ts';
import { defineDeliveryJobs } from './provisioning/delivery-jobs.ts';
import { defineDeadlineJobs } from './requests/deadlines.ts';

/** Everything that happens while nobody looks, in one list. */
export function defineJobs(jobs: Jobs, workplace: Workplace): void {
  defineDeadlineJobs(jobs, workplace);
  defineMailJobs(jobs);
  defineDeliveryJobs(jobs);
}
