import type { Work } from '../platform/work.ts';

export const GRANTS_OF_LEAVER = 'grants-of-leaver';

export interface LeaverJob {
  readonly userId: number;
}

/** Has the temporary rights of a person whose account is switched off ended, once that is committed. */
export async function queueLeaver(work: Work, userId: number): Promise<void> {
  const job: LeaverJob = { userId };
  await work.enqueue(GRANTS_OF_LEAVER, job);
}
