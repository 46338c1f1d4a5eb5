import type { KindName } from '@gerbang/contract/requests/registry';
import type { AnyRequestType, RequestType } from '../request-type.ts';
import { hakAkses } from './hak-akses.ts';

/** What each kind does. Mapped over the contract's kinds: one that is missing does not compile. */
const requestTypes: { readonly [K in KindName]: RequestType<K> } = {
  HakAkses: hakAkses,
};

/** A kind's name and its payload always come from the same stored row, so the pair fits. */
export function findType(kind: KindName): AnyRequestType {
  return requestTypes[kind] as AnyRequestType;
}
