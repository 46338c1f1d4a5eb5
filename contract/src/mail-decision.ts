import { z } from 'zod';

const facts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** What a link in a mail leads to: the request and the choice, or why the link is dead. */
export const mailDecision = z.object({
  choice: z.enum(['approve', 'reject']),
  level: z.number(),
  alive: z.boolean(),
  reason: z.string().optional().describe('Why the link no longer decides anything'),
  request: z.object({
    bucketApprovalId: z.number(),
    ticketNumber: z.string(),
    typeName: z.string(),
    status: z.number(),
  }),
  /** Only while the link is alive. */
  particulars: z
    .object({
      displayName: z.string(),
      employeeId: z.string(),
      positionName: z.string(),
      subdivisionCode: z.string(),
      subdivisionName: z.string(),
      aboutName: z.string(),
      description: z.string(),
      limitTunai: z.string(),
      limitNonTunai: z.string(),
      createdDate: z.string(),
      deadline: z.string(),
      before: facts,
      after: facts,
    })
    .optional(),
});

export type MailDecision = z.output<typeof mailDecision>;
