import { z } from 'zod';

/** The most any limit may be set to, in rupiah. */
export const MAX_AMOUNT = 10n ** 16n;
export const HOUR_MS = 3_600_000;
export const DAY_HOURS = 24;

/** Cash and non-cash, as every limit of the bank is told apart. */
export const limitTypes = { cash: 1, nonCash: 2 } as const;
export type LimitType = (typeof limitTypes)[keyof typeof limitTypes];

/** 'Tunai' and 'Non Tunai' are the bank's own words, in both languages of the portal. */
export function nameLimitType(type: LimitType): string {
  return type === limitTypes.nonCash ? 'Non Tunai' : 'Tunai';
}

export const wireLimitType = z
  .union([z.literal([1, 2]), z.enum(['1', '2']).transform((digit) => (digit === '2' ? 2 : 1))])
  .meta({ description: '1 cash, 2 non-cash' });

/**
 * An amount in whole rupiah. It comes as a JSON number while that is exact, else as digits, and is kept as digits:
 * the largest amounts lie beyond what a number holds to the last rupiah.
 */
export function wireAmount(messages: { readonly tooHigh: string; readonly bad: string }) {
  return z
    .union(
      [z.number().refine(Number.isInteger, messages.bad), z.string().regex(/^\d{1,20}$/, messages.bad)],
      {
        error: messages.bad,
      },
    )
    .transform((given) => BigInt(given))
    .refine((amount) => amount > 0n, { error: messages.bad, abort: true })
    .refine((amount) => amount <= MAX_AMOUNT, { error: messages.tooHigh, abort: true })
    .transform(String)
    .meta({ description: 'Whole rupiah, at most 10^16, as a number or as digits' });
}

/** A small whole number as a form sends it: a number, or what was typed. */
export function wireCount(messages: { readonly empty: string; readonly bad: string }) {
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) => (input === undefined || input === null ? messages.empty : messages.bad),
    })
    .refine((given) => String(given).trim() !== '', { error: messages.empty, abort: true })
    .refine((given) => /^\d{1,4}$/.test(String(given).trim()), { error: messages.bad, abort: true })
    .transform(Number)
    .meta({ description: 'A whole number from 0' });
}
