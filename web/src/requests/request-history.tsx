import { approvalPhrases, eventPhrases } from '@gerbang/contract/phrases/approvals';
import { type RequestStatus, waitingLevel } from '@gerbang/contract/status';
import type { ReactNode } from 'react';
import { type Say, useSay } from '../language/language-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import type { RequestDecision, RequestDetail } from './request-detail.ts';

interface Entry {
  readonly at: string;
  readonly look: '' | 'green' | 'red';
  readonly what: string;
  readonly more: string;
}

/** What happened to a request, oldest first, and for whom it waits. */
export function RequestHistory({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  const level = waitingLevel(request.status as RequestStatus);
  const awaited = (level === 2 ? request.apprv2 : request.apprv1)?.split('|').filter(Boolean) ?? [];
  return (
    <ol>
      {listEntries(request, say).map(({ at, look, what, more }) => (
        <HistoryEntry key={`${at}${what}`} look={look} what={what}>
          <DateTime at={at} />
          {more && ` · ${more}`}
        </HistoryEntry>
      ))}
      {level && (
        <HistoryEntry
          look="waiting"
          what={`${say(approvalPhrases.waitingFor)} · ${say(approvalPhrases.level, { level })}`}
        >
          {awaited.map((name) => name.trim()).join(', ')}
        </HistoryEntry>
      )}
    </ol>
  );
}

interface HistoryEntryProps {
  readonly look: string;
  readonly what: string;
  readonly children: ReactNode;
}

function HistoryEntry({ look, what, children }: HistoryEntryProps) {
  return (
    <li className={`request-history-entry${look && ` request-history-entry--${look}`}`}>
      <p className="request-history-what">{what}</p>
      <p className="request-history-more">{children}</p>
    </li>
  );
}

function listEntries(request: RequestDetail, say: Say): readonly Entry[] {
  const filed: Entry = {
    at: request.createdDate,
    look: '',
    what: say(approvalPhrases.filedBy, { name: request.displayName ?? request.firstName ?? '-' }),
    more: request.ipPemohon ? say(approvalPhrases.fromAddress, { ip: request.ipPemohon }) : '',
  };
  const decisions = request.decisions.map((decision) => describeDecision(decision, say));
  // Filing and decisions are told above with more to say; the trail adds what else happened.
  const told = new Set(['filed', 'moved', 'approved', 'rejected']);
  const others = request.events
    .filter(({ event }) => !told.has(event))
    .map(({ event, at, name }): Entry => ({ at, look: '', what: nameEvent(event, say), more: name ?? '' }));
  return [filed, ...decisions, ...others].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function describeDecision(decision: RequestDecision, say: Say): Entry {
  const approved = decision.outcome === 'approved';
  const { name, level, ip, onBehalfOf, notes } = decision;
  const details = [
    say(approvalPhrases.level, { level }),
    say(decision.channel === 'mail' ? approvalPhrases.viaMail : approvalPhrases.viaPortal),
    ip && say(approvalPhrases.fromAddress, { ip }),
    onBehalfOf && say(approvalPhrases.onBehalfOf, { name: onBehalfOf }),
    notes,
  ];
  return {
    at: decision.at,
    look: approved ? 'green' : 'red',
    what: say(approved ? approvalPhrases.approvedBy : approvalPhrases.rejectedBy, { name }),
    more: details.filter(Boolean).join(' · '),
  };
}

function nameEvent(event: string, say: Say): string {
  return Object.hasOwn(eventPhrases, event) ? say(eventPhrases[event as keyof typeof eventPhrases]) : event;
}
