import { z } from 'zod';
import type { Phrase } from '../phrases/phrase.ts';

/** What the forms of master data have in common on the wire. */

/** A flag as the bank's clients send it: 0 or 1, as a number or as text. */
export const wireFlag = z
  .union([z.literal([0, 1]), z.enum(['0', '1']).transform((digit) => (digit === '1' ? 1 : 0))])
  .meta({ description: '0 or 1' });

/** Text that has to be there; the sentence is what the form says when it is not. */
export function requiredText(missing: Phrase, longest: number) {
  return z.string({ error: missing.id }).trim().min(1, missing.id).max(longest);
}

/** Text that may be left out, left empty or null; all three mean none. */
export function optionalText(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => text || null);
}

/** A level: digits only, at most two of them. */
export function wireLevel(missing: Phrase) {
  return z
    .union([z.number(), z.string().trim()], { error: missing.id })
    .refine((given) => /^\d{1,2}$/.test(String(given)), missing.id)
    .transform(Number)
    .meta({ description: 'At most two digits' });
}

/** A delete takes a record out of use; with isDeleted 0 it is the undoing of one. */
export const deletionFlag = wireFlag.optional().transform((flag) => flag ?? 1);
