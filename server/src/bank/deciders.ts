import { type DecidableRequest, mayDecide } from '@gerbang/contract/approval-policy';
import { findStep } from '@gerbang/contract/approval-steps';
import type { DbOrTx } from '../platform/database.ts';
import { findHolders, type Person } from './caller.ts';
import { findRoot, listUnitsBetween, type UnitTree } from './units.ts';

/** Everybody who may decide each request now, computed live; requests not waiting have nobody. */
export async function findDeciders(
  db: DbOrTx,
  tree: UnitTree,
  requests: readonly DecidableRequest[],
): Promise<Person[][]> {
  const waiting = requests.filter((request) => request.waitingFor !== null);
  const privileges = new Set(
    waiting.flatMap(({ waitingFor }) => (waitingFor ? findStep(waitingFor).privileges : [])),
  );
  const units = new Set(waiting.flatMap((request) => listUnitsToAsk(tree, request)));
  const holders = await findHolders(db, [...privileges], [...units]);
  return requests.map((request) => holders.filter((holder) => mayDecide(holder, request)));
}

function listUnitsToAsk(tree: UnitTree, request: DecidableRequest): readonly number[] {
  if (request.waitingFor === null) return [];
  if (findStep(request.waitingFor).place === 'head-office') return [findRoot(tree)];
  return listUnitsBetween(tree, request.requestUnitId, request.assignedUnitId);
}
