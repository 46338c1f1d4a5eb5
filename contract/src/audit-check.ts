import { z } from 'zod';

/** One walk over the audit chain; finishedAt is null while it runs. */
export const auditCheck = z.object({
  auditCheckId: z.number().int(),
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  events: z.number().int().nullable(),
  brokenAt: z.number().int().nullable().describe('The first event that does not follow from the one before'),
});

export type AuditCheck = z.output<typeof auditCheck>;
