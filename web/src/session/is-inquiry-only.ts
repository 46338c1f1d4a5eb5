import type { Role } from '@gerbang/contract/roles';

/** Somebody who only looks things up has no requests of their own, hence no screens about them. */
export function isInquiryOnly(held: ReadonlySet<Role>): boolean {
  return held.has('inquiry') && held.size === 1;
}
