import type { Role } from './roles.ts';

/** Who may do something: any of the alternatives, each a set of roles that must all be held. */
export interface Guard {
  readonly anyOf: readonly (readonly Role[])[];
}

/** Everybody with an active account. */
export const signedIn: Guard = { anyOf: [[]] };

export function holdsAny(...alternatives: Role[]): Guard {
  return { anyOf: alternatives.map((role) => [role]) };
}

export function holdsAll(...together: Role[]): Guard {
  return { anyOf: [together] };
}

export function passesGuard(guard: Guard, held: ReadonlySet<Role>): boolean {
  return guard.anyOf.some((together) => together.every((role) => held.has(role)));
}

/** For documentation: 'adminIT or inquiry', 'supervisorGroup and inputer', 'signed in'. */
export function describeGuard(guard: Guard): string {
  return guard.anyOf.map((together) => together.join(' and ') || 'signed in').join(' or ');
}
