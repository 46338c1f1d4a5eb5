import { z } from 'zod';
import type { StepName } from '../approval-steps.ts';
import type { Guard } from '../guards.ts';
import type { Phrase } from '../phrases/phrase.ts';

/** How one fact of a request's before and after is shown. */
export interface FactField {
  readonly label: Phrase;
  readonly type: 'text' | 'money' | 'yes-no' | 'active' | 'datetime' | 'hours' | 'list';
}

export type FactValue = string | number | boolean | null | readonly string[];
/** What the target of a request looks like, by fact name. Amounts are digit strings, so that none loses a digit. */
export type Facts = Readonly<Record<string, FactValue>>;

type FilerField = 'userId' | 'userIdentity' | 'userIdPemohon';

/**
 * One kind of request as both sides know it. The server adds what it does, the browser how it is filled in;
 * both registries are mapped over the kinds, so a forgotten side does not compile.
 */
export interface RequestKind<Actions extends Record<string, z.ZodObject> = Record<string, z.ZodObject>> {
  readonly kind: string;
  /** Two or three letters in front of the ticket number. */
  readonly prefix: string;
  readonly label: Phrase;
  readonly fileableBy: Guard;
  /** Approval steps in order; two of them make a two-level request. */
  readonly steps: readonly [StepName] | readonly [StepName, StepName];
  /** Filing paths (/api/{action}/create) with the schema of what each takes. */
  readonly actions: Actions;
  /** The body's field that names the filer, for all actions or by action; checked against the token, never trusted. */
  readonly filerField: FilerField | Readonly<Record<string, FilerField>>;
  /** Whether a one-level request nobody senior can decide goes to a supervisor admin IT. */
  readonly lastResort: boolean;
  /** The facts of before and after, in the order they are shown. */
  readonly facts: Readonly<Record<string, FactField>>;
  /** Whether the approved right ends by itself. */
  readonly temporary: boolean;
  /** Whether a file goes with it, which its filer may replace while it waits. */
  readonly carriesFile: boolean;
}

type Optional = 'filerField' | 'lastResort' | 'temporary' | 'carriesFile';

export function defineRequestKind<
  const Kind extends string,
  const Actions extends Record<string, z.ZodObject>,
  const FactFields extends Record<string, FactField>,
>(
  definition: Omit<RequestKind<Actions>, Optional | 'kind' | 'facts'> & {
    kind: Kind;
    facts: FactFields;
  } & Partial<Pick<RequestKind, Optional>>,
): RequestKind<Actions> & { kind: Kind; facts: FactFields } {
  return { filerField: 'userId', lastResort: false, temporary: false, carriesFile: false, ...definition };
}

export function findFilerField({ filerField }: RequestKind, action: string): FilerField {
  return typeof filerField === 'string' ? filerField : (filerField[action] ?? 'userId');
}

/** An id as the specification's clients send it: a number, or the same in digits. */
export const wireId = z
  .union([
    z.number().int().positive(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .meta({ description: 'A positive whole number' });

/** Fields every filing may carry and the server never trusts. */
export const untrustedEnvelope = {
  userId: wireId.optional(),
  ipPemohon: z.string().max(100).nullish(),
  subdivisionCode: z.string().max(300).nullish(),
};
