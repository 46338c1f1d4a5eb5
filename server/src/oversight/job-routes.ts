import { holdsAny } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declareAct } from '../platform/act.ts';
import { appendAudit } from '../platform/audit.ts';
import type { Jobs } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Workplace } from '../platform/work.ts';

/** Gives a job that has failed for good another try. */
export function registerJobRoutes(
  app: FastifyInstance,
  workplace: Workplace & { readonly jobs: Pick<Jobs, 'enqueue' | 'retry'> },
): void {
  declareAct(app, workplace, {
    method: 'POST',
    url: '/api/jobs/:jobId/retry',
    who: holdsAny('supervisorAdminIT'),
    summary: 'Run a failed background job again',
    tag: 'oversight',
    params: z.object({ jobId: z.uuid() }),
    response: { 200: z.object({ jobId: z.string(), queueName: z.string() }) },
    act: async (work, { params: { jobId }, caller }) => {
      const queueName = await workplace.jobs.retry(work.tx, jobId);
      if (queueName === undefined) throw new Refusal('NOT_A_FAILED_JOB');
      await appendAudit(work.tx, {
        actor: caller.userId,
        ip: caller.ip,
        action: 'job.retried',
        subject: `job:${jobId}`,
        details: { queueName },
      });
      return { jobId, queueName };
    },
  });
}
