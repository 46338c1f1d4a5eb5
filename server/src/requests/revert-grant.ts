import { isKindName } from '@gerbang/contract/requests/registry';
import type { Work } from '../platform/work.ts';
import type { EndedGrant } from './request-type.ts';
import { findType } from './types/registry.ts';

/** Lets the kind that gave a temporary right take it back. */
export async function revertGrant(work: Work, grant: EndedGrant & { readonly kind: string }): Promise<void> {
  if (isKindName(grant.kind)) await findType(grant.kind).revert?.(work, grant);
}
