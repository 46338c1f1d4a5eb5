import type { Jobs } from '../platform/jobs.ts';
import { DELIVERIES } from './announce-change.ts';

/** Telling applications what was approved for them. */
export function defineDeliveryJobs(jobs: Jobs): void {
  jobs.define<{ deliveryId: string }>({
    queue: DELIVERIES,
    run: async () => {},
  });
}
