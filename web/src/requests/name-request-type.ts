import { isKindName, type KindName, requestKinds } from '@gerbang/contract/requests/registry';
import type { FactField } from '@gerbang/contract/requests/request-kind';
import type { Say } from '../language/language-context.ts';

/** A kind as people call it; one the contract does not know keeps its name from the wire. */
export function nameRequestType(typeName: string, say: Say): string {
  return isKindName(typeName) ? say(requestKinds[typeName].label) : typeName;
}

export function findFacts(typeName: string): Readonly<Record<string, FactField>> | undefined {
  if (!isKindName(typeName)) return undefined;
  const kind: KindName = typeName;
  return requestKinds[kind].facts;
}
