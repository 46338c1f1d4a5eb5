import { holdsAny } from '@gerbang/contract/guards';
import { employeeSyncPhrases } from '@gerbang/contract/phrases/employee-sync';
import { say } from '@gerbang/contract/phrases/phrase';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readLanguage } from '../platform/answer-errors.ts';
import type { Jobs } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { type EmployeeSource, type SwitchOff, syncEmployees } from './sync-employees.ts';

const syncAnswer = z.object({
  status: z.number().describe('200, or what went wrong; the HTTP status is 200 either way'),
  message: z.string(),
});

/** The specification's sync is a GET; it changes something all the same, so nothing may cache or repeat it. */
export function registerEmployeeSync(
  app: FastifyInstance,
  workplace: Workplace,
  source: EmployeeSource | undefined,
  switchOff: SwitchOff,
): void {
  declareRoute(app, {
    method: 'GET',
    url: '/api/monitoringlog/refresh',
    who: holdsAny('supervisorAdminIT'),
    summary: 'Bring the employees up to what the directory says',
    tag: 'sync',
    response: { 200: syncAnswer },
    handler: async (request, reply) => {
      const language = readLanguage(request);
      void reply.header('cache-control', 'no-store');
      try {
        const { userId, ip } = request.caller;
        const counts = await syncEmployees(workplace, { source, startedBy: userId, ip, switchOff });
        return { status: 200, message: say(employeeSyncPhrases.synced, language, { ...counts }) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, message: error.say(language) };
      }
    },
  });
}

/** The same every night; a refusal is kept with the run and seen on Monitoring Log. */
export function defineEmployeeSyncJob(
  jobs: Jobs,
  workplace: Workplace,
  source: EmployeeSource | undefined,
  switchOff: SwitchOff,
): void {
  if (!source) return;
  jobs.define({
    queue: 'sync-employees',
    // 01:00 in Jakarta.
    every: '0 18 * * *',
    retries: 0,
    run: async () => {
      await syncEmployees(workplace, { source, startedBy: null, ip: null, switchOff });
    },
  });
}
