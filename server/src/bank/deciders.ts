import { type DecidableRequest, mayDecide } from '@gerbang/contract/approval-policy';
import { findStep } from '@gerbang/contract/approval-steps';
import type { DbOrTx } from '../platform/database.ts';
import { findHolders, findPeople, type Person } from './caller.ts';
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
  const people = [...holders, ...(await findDeputies(db, holders))];
  return requests.map((request) => people.filter((person) => mayDecide(person, request)));
}

/** Whoever stands in for one of the holders now and is not among them anyway. */
async function findDeputies(db: DbOrTx, holders: readonly Person[]): Promise<Person[]> {
  const present = new Set(holders.map((holder) => holder.userId));
  const deputies = new Set(holders.flatMap((holder) => holder.deputies).filter((id) => !present.has(id)));
  return await findPeople(db, [...deputies]);
}

function listUnitsToAsk(tree: UnitTree, request: DecidableRequest): readonly number[] {
  if (request.waitingFor === null) return [];
  if (findStep(request.waitingFor).place === 'head-office') return [findRoot(tree)];
  return listUnitsBetween(tree, request.requestUnitId, request.assignedUnitId);
}
