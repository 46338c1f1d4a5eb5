import type pg from 'pg';
import type { Bank } from '../bank-model.ts';
import { createRandom } from '../create-random.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { CastRequest } from './cast-scripted-requests.ts';
import { chooseDraft } from './choose-draft.ts';
import { describeGrant } from './describe-grant.ts';
import { describeRequest } from './describe-request.ts';
import { HistoryState } from './history-state.ts';
import { countRequests, planRequests } from './plan-requests.ts';
import { listDecisionRows, settleRequest } from './settle-request.ts';
import { writeAftermath } from './write-aftermath.ts';
import { writeAuditChain } from './write-audit-chain.ts';

const REQUESTS_AT_A_TIME = 5_000;
const REPORT_EVERY = 100_000;

interface Batch {
  readonly request: Row[];
  readonly decision: Row[];
  readonly temporary_grant: Row[];
}

/** The history of requests with all that followed from them. Memory stays flat: rows leave in batches. */
export async function writeRequests(
  client: pg.ClientBase,
  bank: Bank,
  now: Date,
  scripts: readonly CastRequest[],
  tell: (sentence: string) => void,
): Promise<void> {
  // The trigger lets only a first-level request in; a history begins with its end.
  await client.query("set local gerbang.importing_history = 'on'");
  const total = countRequests(bank.size);
  let requestId = 0;
  // One batch is written while the next is being made up.
  let writing: Promise<void> = Promise.resolve();
  for (const batch of makeBatches(bank, now.getTime(), scripts)) {
    await writing;
    requestId += batch.request.length;
    writing = writeBatch(client, batch);
    if (requestId % REPORT_EVERY === 0) tell(`Bank contoh: ${requestId} dari ${total} pengajuan.`);
  }
  await writing;
  tell(`Bank contoh: ${requestId} pengajuan tertulis; akibat dan rantai audit menyusul.`);
  // Without statistics the statements below would be planned for empty tables.
  await client.query('analyze request, decision');
  await writeAftermath(client, bank, now);
  await writeAuditChain(client);
}

async function writeBatch(client: pg.ClientBase, batch: Batch): Promise<void> {
  await insertRows(client, 'request', batch.request);
  await insertRows(client, 'decision', batch.decision);
  await insertRows(client, 'temporary_grant', batch.temporary_grant);
}

function* makeBatches(bank: Bank, now: number, scripts: readonly CastRequest[]): Generator<Batch> {
  const chance = createRandom(2_000);
  const state = new HistoryState(bank);
  let batch: Batch = { request: [], decision: [], temporary_grant: [] };
  let requestId = 0;
  for (const plan of planRequests(chance, bank.size, now, scripts)) {
    const random = plan.script?.random ?? chance;
    const { draft, deciders } = chooseDraft(state, random, plan);
    const settled = settleRequest(random, draft, deciders, plan, now);
    requestId++;
    batch.request.push(describeRequest(requestId, settled));
    batch.decision.push(...listDecisionRows(requestId, settled));
    if (plan.outcome === 'approved') {
      draft.apply?.();
      const grant = describeGrant(random, requestId, settled, now);
      if (grant) batch.temporary_grant.push(grant);
    }
    if (settled.waiting) state.waitingFilers.add(draft.filer);
    const over = settled.waiting ? Number.POSITIVE_INFINITY : settled.updatedAt + (draft.timePeriodMs ?? 0);
    state.keepBusy(draft, over, plan.at);
    if (batch.request.length < REQUESTS_AT_A_TIME) continue;
    yield batch;
    batch = { request: [], decision: [], temporary_grant: [] };
  }
  yield batch;
}
