import { type DecidableRequest, mayDecide } from '@gerbang/contract/approval-policy';
import { findStep, type StepName } from '@gerbang/contract/approval-steps';
import { findHolders } from '../bank/caller.ts';
import { findRoot, listUnitsUp, loadUnitTree } from '../bank/units.ts';
import type { Tx } from '../platform/database.ts';

/**
 * Climbs from the request's branch towards the head office and stops at the first unit where somebody may decide
 * the step. Undefined where nobody may, all the way up.
 */
export async function assignUnit(
  tx: Tx,
  request: Omit<DecidableRequest, 'assignedUnitId' | 'waitingFor'>,
  stepName: StepName,
): Promise<number | undefined> {
  const step = findStep(stepName);
  const tree = await loadUnitTree(tx);
  const units = step.place === 'head-office' ? [findRoot(tree)] : listUnitsUp(tree, request.requestUnitId);
  const holders = await findHolders(tx, step.privileges, units);
  return units.find((unit) => {
    const waiting = { ...request, waitingFor: stepName, assignedUnitId: unit };
    return holders.some((holder) => mayDecide(holder, waiting));
  });
}
