import { sql } from 'kysely';
import type { Person } from '../bank/caller.ts';
import { findDeciders } from '../bank/deciders.ts';
import { readConfig } from '../bank/read-config.ts';
import { loadUnitTree } from '../bank/units.ts';
import type { Tx } from '../platform/database.ts';
import { doWork, type Work, type Workplace } from '../platform/work.ts';
import { writeApprovalLetter, writeDigestLetter } from './approval-letters.ts';
import { loadNewsRequests, type NewsRequest } from './news-request.ts';
import { storeMail } from './store-mail.ts';

const BATCH = 200;
/** Somebody with many gets one digest a day instead of a mail for each. */
const DEFAULT_PERCENT = 75;
const DEFAULT_MANY = 5;

/**
 * Reminds deciders of what has waited for most of its time, once for each level. The clock of a level starts when
 * the request came to it. Safe to run at any time, by any replica, twice.
 */
export async function remindDeciders(workplace: Workplace, portalUrl: string): Promise<number> {
  return await doWork(workplace, async (work) => {
    const config = await readConfig(work.tx, 'pengingat-approval-persen');
    const percent = Number(config.value) || DEFAULT_PERCENT;
    const many = Number(config.additional) || DEFAULT_MANY;
    const due = await claimDue(work.tx, percent);
    const requests = await loadNewsRequests(work.tx, due);
    const deciders = await findDeciders(work.tx, await loadUnitTree(work.tx), requests);
    for (const [person, own] of groupByPerson(requests, deciders)) {
      const open = await listOpen(work.tx, person.userId);
      if (open.length >= many) await sendDigest(work, person, open, portalUrl);
      else await sendReminders(work, person, own, portalUrl);
    }
    return due.length;
  });
}

/** Takes what is due, so that no other run takes it too. */
async function claimDue(tx: Tx, percent: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    update request set reminded_version = version where request_id in (
      select request_id from request
      where status in (1, 5) and reminded_version is distinct from version and deadline > now()
        and now() >= updated_date + (deadline - updated_date) * ${percent / 100}::float8
      order by deadline limit ${BATCH} for update skip locked)
    returning request_id as id`.execute(tx);
  return rows.map((row) => row.id);
}

function groupByPerson(
  requests: readonly NewsRequest[],
  deciders: readonly Person[][],
): Map<Person, NewsRequest[]> {
  const people = new Map<number, Person>();
  const groups = new Map<Person, NewsRequest[]>();
  for (const [index, request] of requests.entries()) {
    for (const decider of deciders[index] ?? []) {
      const person = people.get(decider.userId) ?? decider;
      people.set(person.userId, person);
      groups.set(person, [...(groups.get(person) ?? []), request]);
    }
  }
  return groups;
}

/** What somebody was asked for and nobody has decided since. */
async function listOpen(tx: Tx, userId: number): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('mail as m')
    .innerJoin('request as r', (join) =>
      join.onRef('r.request_id', '=', 'm.request_id').onRef('r.version', '=', 'm.link_version'),
    )
    .select('r.request_id as id')
    .distinct()
    .where('m.user_id', '=', userId)
    .where('r.status', 'in', [1, 5])
    .execute();
  return rows.map((row) => row.id);
}

async function sendDigest(work: Work, to: Person, open: readonly bigint[], portalUrl: string): Promise<void> {
  const requests = await loadNewsRequests(work.tx, open);
  const day = new Date().toISOString().slice(0, 10);
  await storeMail(work, {
    to,
    letter: writeDigestLetter(requests, portalUrl),
    template: 'digest',
    requestId: null,
    onceKey: `digest/${day}/person:${to.userId}`,
  });
}

async function sendReminders(
  work: Work,
  to: Person,
  requests: readonly NewsRequest[],
  portalUrl: string,
): Promise<void> {
  for (const request of requests) {
    const { id, version, waitingLevel: level } = request;
    if (level === undefined) continue;
    await storeMail(work, {
      to,
      letter: writeApprovalLetter(request, 'reminder', portalUrl),
      template: 'reminder',
      requestId: id,
      onceKey: `request:${id}/v${version}/reminder/person:${to.userId}`,
      links: { level, version },
    });
  }
}
