import type { Jobs } from '../platform/jobs.ts';
import type { Workplace } from '../platform/work.ts';
import { DELIVERIES, type DeliveryJob } from './announce-change.ts';
import { deliverEvent } from './deliver-event.ts';

/** Telling applications what was approved for them. */
export function defineDeliveryJobs(jobs: Jobs, { db }: Workplace): void {
  jobs.define<DeliveryJob>({
    queue: DELIVERIES,
    // About a day, with pauses that grow to an hour.
    retries: 30,
    retryPauseSeconds: 10,
    retryPauseMaxSeconds: 3600,
    atOnce: 4,
    // A receiver that hangs takes one place, not all of them; and one receiver gets its events one at a time.
    atOncePerGroup: 1,
    run: ({ deliveryId }, attempt) => deliverEvent(db, BigInt(deliveryId), attempt),
  });
}
