import { everything, type Filter, isIn } from '@gerbang/contract/filter/tree';
import type { Caller } from '../../bank/caller.ts';

/** Whose particulars the caller may see: everybody's for admin IT, else those of their own subtree. */
export function filterPeople(caller: Caller): Filter {
  return caller.roles.has('adminIT') ? everything() : isIn('personUnitId', caller.unitsBelow);
}
