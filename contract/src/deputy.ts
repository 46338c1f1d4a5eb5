import { z } from 'zod';

/** A deputy of the caller, running or planned. */
export const ownDeputy = z.object({
  deputyId: z.number().int(),
  displayName: z.string(),
  employeeId: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  running: z.boolean(),
});

export const deputyCandidate = z.object({
  userId: z.number().int(),
  displayName: z.string(),
  employeeId: z.string(),
  positionName: z.string(),
  subdivisionName: z.string(),
});

export type OwnDeputy = z.output<typeof ownDeputy>;
export type DeputyCandidate = z.output<typeof deputyCandidate>;
