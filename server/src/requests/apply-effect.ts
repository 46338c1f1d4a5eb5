import { sql } from 'kysely';
import { demandRoutesKept, lockRoutes, surveyRoutes } from '../bank/approval-routes.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Work } from '../platform/work.ts';
import type { StoredRequest } from './stored-request.ts';
import { findType } from './types/registry.ts';

/** Brings an approved request about, and takes all of it back if somebody would be left without an approver. */
export async function applyEffect(work: Work, request: StoredRequest): Promise<void> {
  if (!findType(request.kind).affectsRoutes) {
    await applyFresh(work, request);
    return;
  }
  await lockRoutes(work.tx);
  const before = await surveyRoutes(work.tx);
  await applyFresh(work, request);
  await demandRoutesKept(work.tx, before);
}

/** What was good input when it was filed and no longer is (a parent out of use by now) is stale, not bad. */
async function applyFresh(work: Work, request: StoredRequest): Promise<void> {
  try {
    await findType(request.kind).apply(work, request);
  } catch (error) {
    if (error instanceof Refusal && error.status !== 409) throw new Refusal('STALE');
    throw error;
  }
}

/**
 * Tries a change of the routes out while it is being filed: applied, checked, undone. What could never be approved
 * is thus refused at once, and with the very rule that would refuse it later.
 */
export async function rehearseEffect(work: Work, request: StoredRequest): Promise<void> {
  const { tx } = work;
  const type = findType(request.kind);
  if (!type.affectsRoutes) return;
  const before = await surveyRoutes(tx);
  await sql`savepoint rehearsal`.execute(tx);
  try {
    await type.apply(work, request);
    await demandRoutesKept(tx, before);
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx);
  }
}
