import { mailPhrases as phrases } from '@gerbang/contract/phrases/mail';
import { say } from '@gerbang/contract/phrases/phrase';
import type { Letter } from './letter.ts';
import { listChanges, type NewsRequest } from './news-request.ts';
import { sayInstant, sayMoney } from './say-fact.ts';

/**
 * Stand in a stored body for links that are only made when the mail is sent. A person who typed one of these into a
 * request would see a link in a mail addressed to a decider, who has that link anyway.
 */
export const LINK_PLACES = { approve: '[[gerbang:approve]]', reject: '[[gerbang:reject]]' } as const;

/** Asks somebody for a decision. */
export function writeApprovalLetter(
  request: NewsRequest,
  why: 'new' | 'escalated' | 'reminder',
  portalUrl: string,
): Letter {
  const values = {
    ticket: request.ticketNumber,
    kind: request.kindLabel,
    filer: request.filerName,
    level: request.waitingLevel ?? '-',
    deadline: sayInstant(request.deadline),
  };
  const reminds = why === 'reminder';
  return {
    subject: say(reminds ? phrases.reminderSubject : phrases.approvalSubject, 'id', values),
    heading: (reminds ? phrases.reminderHeading : phrases.approvalHeading).id,
    paragraphs: [
      reminds ? say(phrases.reminderText, 'id', values) : say(phrases.approvalText, 'id', values),
      ...(why === 'escalated' ? [phrases.approvalEscalated.id] : []),
    ],
    facts: listFacts(request),
    changes: listChanges(request),
    buttons: [
      { label: phrases.approve.id, url: LINK_PLACES.approve, look: 'filled' },
      { label: phrases.reject.id, url: LINK_PLACES.reject, look: 'outlined' },
      { label: phrases.openPortal.id, url: portalUrl, look: 'outlined' },
    ],
    smallPrint: [phrases.linkSafety.id, phrases.footer.id],
  };
}

/** One mail for somebody with many requests; it has no links that decide. */
export function writeDigestLetter(requests: readonly NewsRequest[], portalUrl: string): Letter {
  const values = { count: requests.length };
  return {
    subject: say(phrases.digestSubject, 'id', values),
    heading: phrases.digestHeading.id,
    paragraphs: [say(phrases.digestText, 'id', values)],
    facts: requests.map((request) => [
      request.ticketNumber,
      `${request.kindLabel}, ${request.filerName}, ${phrases.deadline.id.toLowerCase()} ${sayInstant(request.deadline)}`,
    ]),
    changes: [],
    buttons: [{ label: phrases.openPortal.id, url: portalUrl, look: 'filled' }],
    smallPrint: [phrases.footer.id],
  };
}

export function listFacts(request: NewsRequest): [label: string, value: string][] {
  const facts: [string, string][] = [
    [phrases.ticket.id, request.ticketNumber],
    [phrases.kind.id, request.kindLabel],
    [phrases.filer.id, request.filerName],
    [phrases.position.id, request.filerPosition],
    [phrases.branch.id, request.branch],
  ];
  if (request.aboutUserId !== request.userId) facts.push([phrases.about.id, request.aboutName]);
  if (request.description) facts.push([phrases.description.id, request.description]);
  if (request.limitTunai > 0n) facts.push([phrases.cashLimit.id, sayMoney(request.limitTunai)]);
  if (request.limitNonTunai > 0n) facts.push([phrases.nonCashLimit.id, sayMoney(request.limitNonTunai)]);
  facts.push([phrases.filedOn.id, sayInstant(request.createdAt)]);
  facts.push([phrases.deadline.id, sayInstant(request.deadline)]);
  return facts;
}
