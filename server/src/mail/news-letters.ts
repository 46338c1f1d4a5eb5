import { commonPhrases } from '@gerbang/contract/phrases/common';
import { mailPhrases as phrases } from '@gerbang/contract/phrases/mail';
import { type Phrase, say, sayLoosely } from '@gerbang/contract/phrases/phrase';
import { listFacts } from './approval-letters.ts';
import type { Letter } from './letter.ts';
import { listChanges, type NewsRequest } from './news-request.ts';

export interface DecisionNews {
  readonly outcome: 'approved' | 'rejected';
  readonly level: 1 | 2;
  readonly decidedBy: number;
  readonly onBehalfOf: number | null;
  readonly deciderName: string;
  readonly principalName: string | null;
  readonly notes: string;
}

type FilerEvent = 'filed' | 'moved' | 'approved' | 'rejected' | 'expired' | 'escalated';

/** Tells the filer of a step. */
export function writeFilerLetter(
  request: NewsRequest,
  event: FilerEvent,
  decision: DecisionNews | undefined,
  portalUrl: string,
): Letter {
  const values = {
    ticket: request.ticketNumber,
    kind: request.kindLabel,
    decider: nameDecider(decision),
    unit: request.assignedUnit ?? '-',
  };
  const speak = (what: Phrase) => sayLoosely(what, 'id', values);
  return {
    subject: speak(phrases[`${event}Subject`]),
    heading: phrases[`${event}Heading`].id,
    paragraphs: [speak(phrases[`${event}Text`])],
    facts: [...listFacts(request), ...listNotes(decision)],
    changes: listChanges(request),
    buttons: [{ label: phrases.openPortal.id, url: `${portalUrl}Status-Permohonan`, look: 'filled' }],
    smallPrint: [phrases.footer.id],
  };
}

/** Tells those who could have decided that they need not any more. */
export function writeHandledLetter(
  request: NewsRequest,
  decision: DecisionNews | undefined,
  portalUrl: string,
): Letter {
  const values = {
    ticket: request.ticketNumber,
    kind: request.kindLabel,
    filer: request.filerName,
    decider: nameDecider(decision),
  };
  const text = decision
    ? decision.outcome === 'approved'
      ? phrases.handledApproved
      : phrases.handledRejected
    : phrases.handledExpired;
  return {
    subject: say(phrases.handledSubject, 'id', values),
    heading: phrases.handledHeading.id,
    paragraphs: [sayLoosely(text, 'id', values)],
    facts: [...listFacts(request), ...listNotes(decision)],
    changes: [],
    buttons: [{ label: phrases.openPortal.id, url: portalUrl, look: 'outlined' }],
    smallPrint: [phrases.footer.id],
  };
}

function nameDecider(decision: DecisionNews | undefined): string {
  if (!decision) return '-';
  const { deciderName: name, principalName: principal } = decision;
  return principal === null ? name : say(phrases.onBehalfOf, 'id', { name, principal });
}

function listNotes(decision: DecisionNews | undefined): [label: string, value: string][] {
  return decision?.notes ? [[commonPhrases.notes.id, decision.notes]] : [];
}
