import { findPeople } from '../bank/caller.ts';
import { findDeciders } from '../bank/deciders.ts';
import type { RequestEventJob } from '../bank/request-news.ts';
import { loadUnitTree } from '../bank/units.ts';
import type { Tx } from '../platform/database.ts';
import { touchLive } from '../platform/live.ts';
import { doWork, type Work, type Workplace } from '../platform/work.ts';
import { writeApprovalLetter } from './approval-letters.ts';
import type { MailSettings } from './mail-settings.ts';
import { type DecisionNews, writeFilerLetter, writeHandledLetter } from './news-letters.ts';
import { loadNewsRequests, type NewsRequest } from './news-request.ts';
import { storeMail } from './store-mail.ts';

/** Turns one piece of news into mails for everybody it concerns. Running it twice stores nothing twice. */
export async function composeNews(
  workplace: Workplace,
  settings: MailSettings,
  job: RequestEventJob,
): Promise<void> {
  await doWork(workplace, async (work) => {
    const [request] = await loadNewsRequests(work.tx, [BigInt(job.requestId)]);
    if (!request) return;
    const news: News = { ...job, request, portalUrl: `${settings.publicUrl}/` };
    await askDeciders(work, news);
    const decision = await findDecision(work.tx, news);
    await tellFiler(work, news, decision);
    await tellOthers(work, news, decision);
  });
}

interface News extends RequestEventJob {
  readonly request: NewsRequest;
  readonly portalUrl: string;
}

const asking: ReadonlySet<RequestEventJob['event']> = new Set(['filed', 'moved', 'escalated', 'resent']);

async function askDeciders(work: Work, { request, event, version, occasion, portalUrl }: News) {
  // Overtaken by a decision: its own news follows, and nobody is asked for what is done.
  if (!asking.has(event) || request.version !== version || request.waitingLevel === undefined) return;
  const level = request.waitingLevel;
  const [deciders = []] = await findDeciders(work.tx, await loadUnitTree(work.tx), [request]);
  // Whoever has been asked at this level is not asked again by an escalation, only on demand.
  const round = event === 'resent' ? `again-${occasion ?? ''}` : 'ask';
  const letter = writeApprovalLetter(request, event === 'escalated' ? 'escalated' : 'new', portalUrl);
  for (const to of deciders) {
    const onceKey = `request:${request.id}/v${version}/${round}/person:${to.userId}`;
    await storeMail(work, {
      to,
      letter,
      template: 'approval',
      requestId: request.id,
      onceKey,
      links: { level, version },
    });
  }
  await touchLive(
    work.tx,
    'queues',
    deciders.map((person) => person.userId),
  );
}

async function tellFiler(work: Work, news: News, decision: DecisionNews | undefined): Promise<void> {
  const { request, event, version, occasion, portalUrl } = news;
  if (event === 'resent') return;
  const [filer] = await findPeople(work.tx, [request.userId]);
  if (!filer) return;
  await storeMail(work, {
    to: filer,
    letter: writeFilerLetter(request, event, decision, portalUrl),
    template: event,
    requestId: request.id,
    onceKey: `request:${request.id}/v${version}/${event}-${occasion ?? ''}/filer:${filer.userId}`,
  });
}

/** Those who were asked at the level that has just ended, except whoever ended it. */
async function tellOthers(work: Work, news: News, decision: DecisionNews | undefined): Promise<void> {
  const { request, event, version, portalUrl } = news;
  if (!decision && event !== 'expired') return;
  const asked = await work.tx
    .selectFrom('mail')
    .select('user_id')
    .distinct()
    .where('request_id', '=', request.id)
    .where('link_version', '=', version - 1)
    .execute();
  const done = new Set([decision?.decidedBy, request.userId]);
  const ids = asked.flatMap(({ user_id: id }) => (id === null || done.has(id) ? [] : [id]));
  const letter = writeHandledLetter(request, decision, portalUrl);
  for (const to of await findPeople(work.tx, ids)) {
    const onceKey = `request:${request.id}/v${version}/handled/person:${to.userId}`;
    await storeMail(work, { to, letter, template: 'handled', requestId: request.id, onceKey });
  }
  await touchLive(
    work.tx,
    'queues',
    asked.flatMap(({ user_id: id }) => id ?? []),
  );
}

/** The decision the news is about: level 1 for a request that moved on, the last one for one that ended. */
async function findDecision(tx: Tx, { request, event }: News): Promise<DecisionNews | undefined> {
  if (event !== 'moved' && event !== 'approved' && event !== 'rejected') return undefined;
  return await tx
    .selectFrom('decision as d')
    .innerJoin('person as p', 'p.user_id', 'd.decided_by')
    .leftJoin('person as absent', 'absent.user_id', 'd.on_behalf_of')
    .select(['d.outcome', 'd.level', 'd.decided_by as decidedBy', 'd.on_behalf_of as onBehalfOf', 'd.notes'])
    .select(['p.display_name as deciderName', 'absent.display_name as principalName'])
    .where('d.request_id', '=', request.id)
    .$if(event === 'moved', (query) => query.where('d.level', '=', 1))
    .orderBy('d.level', 'desc')
    .executeTakeFirst();
}
