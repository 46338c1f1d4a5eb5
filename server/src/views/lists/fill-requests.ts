import { type DecidableRequest, findCapacity } from '@gerbang/contract/approval-policy';
import { findKind, isKindName } from '@gerbang/contract/requests/registry';
import { isWaiting, type RequestStatus, requestStatus } from '@gerbang/contract/status';
import type { RequestCan } from '@gerbang/contract/views/request-columns';
import type { Caller } from '../../bank/caller.ts';
import { findDeciders } from '../../bank/deciders.ts';
import { loadUnitTree } from '../../bank/units.ts';
import type { DbOrTx } from '../../platform/database.ts';
import type { ViewRow } from '../view.ts';

/** As much of a selected row as the computed columns are made of; the names are those of requestColumns. */
interface RequestRow extends DecidableRequest {
  readonly status: RequestStatus;
  readonly typeName: string;
}

/** Their names as values; a fact the policy comes to ask about does not compile until it is listed. */
const facts: Record<keyof RequestRow, true> = {
  userId: true,
  aboutUserId: true,
  level: true,
  limitTunai: true,
  limitNonTunai: true,
  level1DecidedBy: true,
  level1OnBehalfOf: true,
  requestUnitId: true,
  assignedUnitId: true,
  waitingFor: true,
  status: true,
  typeName: true,
};
export const requestFacts = Object.keys(facts);

const NOBODY = '-';

/** Adds who may decide each request now, and what the caller may do with it. */
export async function fillRequests(db: DbOrTx, caller: Caller, rows: readonly ViewRow[]): Promise<ViewRow[]> {
  // The select is shared by all views of requests, so the columns named above are always there.
  const requests = rows as readonly unknown[] as readonly RequestRow[];
  const names = await nameDeciders(db, requests);
  return rows.map((row, index) => {
    const request = requests[index];
    if (!request) return row;
    const { waiting1, waiting2 } = requestStatus;
    return {
      ...row,
      apprv1: request.status === waiting1 ? names[index] : NOBODY,
      apprv2: request.status === waiting2 ? names[index] : NOBODY,
      can: decideCan(caller, request),
    };
  });
}

async function nameDeciders(db: DbOrTx, requests: readonly RequestRow[]): Promise<string[]> {
  if (!requests.some((request) => request.waitingFor !== null)) return [];
  const deciders = await findDeciders(db, await loadUnitTree(db), requests);
  // Sorted, because the same people should not change places from one page load to the next.
  return deciders.map(
    (people) =>
      people
        .map((person) => person.displayName)
        .sort()
        .join('|') || NOBODY,
  );
}

function decideCan(caller: Caller, request: RequestRow): RequestCan {
  const waiting = isWaiting(request.status);
  const own = request.userId === caller.userId;
  const capacity = request.waitingFor && findCapacity(request.waitingFor, caller, request);
  const decides = waiting && !!capacity;
  return {
    approve: decides,
    reject: decides,
    resend: waiting && (own || decides),
    reupload: waiting && own && carriesFile(request.typeName),
    stop: false,
    onBehalfOf: caller.principals.find((person) => person.userId === capacity?.userId)?.displayName ?? null,
  };
}

function carriesFile(typeName: string): boolean {
  return isKindName(typeName) && findKind(typeName).carriesFile;
}
