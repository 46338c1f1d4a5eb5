import type { z } from 'zod';
import { hakAkses } from './hak-akses.ts';
import type { RequestKind } from './request-kind.ts';

/** Every kind of request there is. A new kind is one line here and one file on each side. */
export const requestKinds = {
  HakAkses: hakAkses,
} as const;

export type KindName = keyof typeof requestKinds;
export type KindOf<K extends KindName> = (typeof requestKinds)[K];
export type ActionOf<K extends KindName> = keyof KindOf<K>['actions'] & string;
export type PayloadOf<K extends KindName> = {
  [A in ActionOf<K>]: { action: A; payload: z.output<KindOf<K>['actions'][A]> };
}[ActionOf<K>];

export const kindNames = Object.keys(requestKinds) as KindName[];

export function isKindName(text: string): text is KindName {
  return Object.hasOwn(requestKinds, text);
}

export function findKind(name: KindName): RequestKind {
  return requestKinds[name];
}
