import { type Phrase, phrase } from './phrases/phrase.ts';
import type { PrivilegeCode } from './roles.ts';

/** One stop on a request's way: which privilege decides, where its holders stand, how senior they must be. */
export interface ApprovalStep {
  readonly privileges: readonly PrivilegeCode[];
  /** 'climb': people on the way from the request's branch up to its assigned unit. */
  readonly place: 'climb' | 'head-office';
  /** How the decider's level compares with the request's; a smaller level is more senior. */
  readonly seniority: 'more-senior' | 'as-senior' | 'any';
  /** Whether a deputy may decide it in an approver's stead. */
  readonly delegable: boolean;
  readonly label: Phrase;
}

export const approvalSteps = {
  approver1: {
    privileges: ['APPRL'],
    place: 'climb',
    seniority: 'more-senior',
    delegable: true,
    label: phrase('Approver level 1', 'Level 1 approver'),
  },
  approver2: {
    privileges: ['APPRL2'],
    place: 'climb',
    seniority: 'more-senior',
    delegable: true,
    label: phrase('Approver level 2', 'Level 2 approver'),
  },
  ciso: {
    privileges: ['ADMIT', 'SPVADMIT'],
    place: 'head-office',
    seniority: 'any',
    delegable: false,
    label: phrase('CISO admin', 'CISO admin'),
  },
  supervisorAdminIT: {
    privileges: ['SPVADMIT'],
    place: 'head-office',
    seniority: 'as-senior',
    delegable: false,
    label: phrase('Supervisor Admin IT', 'Supervisor admin IT'),
  },
  // For requests of the most senior people, above whom no approver stands.
  lastResort: {
    privileges: ['SPVADMIT'],
    place: 'head-office',
    seniority: 'any',
    delegable: false,
    label: phrase('Supervisor Admin IT', 'Supervisor admin IT'),
  },
} as const satisfies Record<string, ApprovalStep>;

export type StepName = keyof typeof approvalSteps;

/** Looks a step up by the name stored with a request. */
export function findStep(name: StepName): ApprovalStep {
  return approvalSteps[name];
}
