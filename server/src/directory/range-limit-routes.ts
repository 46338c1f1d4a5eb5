import { holdsAny } from '@gerbang/contract/guards';
import { say } from '@gerbang/contract/phrases/phrase';
import { rangeLimitPhrases } from '@gerbang/contract/phrases/range-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readLanguage } from '../platform/answer-errors.ts';
import { Refusal } from '../platform/refusal.ts';
import { declareRoute } from '../platform/route.ts';
import type { Workplace } from '../platform/work.ts';
import { syncRangeLimits } from './sync-range-limits.ts';

const syncAnswer = z.object({
  status: z.number().describe('200, or what went wrong; the HTTP status is 200 either way'),
  message: z.string(),
});

/** The specification's sync is a GET; it changes something all the same, so nothing may cache or repeat it. */
export function registerRangeLimitRoutes(
  app: FastifyInstance,
  workplace: Workplace,
  source: string | undefined,
): void {
  declareRoute(app, {
    method: 'GET',
    url: '/api/rangelimit/sync',
    who: holdsAny('supervisorAdminIT'),
    summary: 'Bring the range limits up to what their source says',
    tag: 'sync',
    response: { 200: syncAnswer },
    handler: async (request, reply) => {
      const language = readLanguage(request);
      void reply.header('cache-control', 'no-store');
      try {
        const counts = await syncRangeLimits(workplace, source, request.caller);
        return { status: 200, message: say(rangeLimitPhrases.synced, language, { ...counts }) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, message: error.say(language) };
      }
    },
  });
}
