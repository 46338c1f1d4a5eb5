import { z } from 'zod';

const moment = z.string().meta({ description: 'ISO 8601 in UTC' });

/** What happened to a request, sent with its particulars; each list oldest first. */
export const requestHistory = z.object({
  decisions: z.array(
    z.object({
      level: z.number().int(),
      outcome: z.enum(['approved', 'rejected']),
      name: z.string(),
      /** Set when a deputy decided: the person they stood in for. */
      onBehalfOf: z.string().nullable(),
      notes: z.string(),
      ip: z.string().nullable(),
      channel: z.enum(['portal', 'mail']),
      at: moment,
    }),
  ),
  events: z.array(
    z.object({
      event: z.string(),
      name: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
      at: moment,
    }),
  ),
  deliveries: z.array(
    z.object({
      deliveryId: z.number().int(),
      eventType: z.string(),
      applicationName: z.string(),
      state: z.enum(['waiting', 'delivered', 'failed', 'recorded']),
      attempts: z.number().int(),
      lastError: z.string().nullable(),
      at: moment,
      deliveredAt: moment.nullable(),
    }),
  ),
  files: z.array(
    z.object({
      fileName: z.string(),
      mediaType: z.string(),
      sizeBytes: z.number().int(),
      uploadedBy: z.string(),
      at: moment,
    }),
  ),
});

export type RequestHistory = z.output<typeof requestHistory>;
