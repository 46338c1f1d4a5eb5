import { ArrowRightOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import type { FactField, Facts } from '@gerbang/contract/requests/request-kind';
import { isWaiting, type RequestStatus } from '@gerbang/contract/status';
import { useSay } from '../language/language-context.ts';
import { findFacts, nameRequestType } from '../requests/name-request-type.ts';
import { DateTime } from '../ui/date-time.tsx';
import { FactText } from '../ui/fact-text.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import type { RecordedChange } from './recorded-change.ts';
import './master-data.css';

/** One change: its ticket, who asked, who decided, and only the facts that differ. */
export function ChangeEntry({ change }: { readonly change: RecordedChange }) {
  const say = useSay();
  const waiting = isWaiting(change.status as RequestStatus);
  return (
    <article className="change-entry">
      <header className="change-entry-head">
        <span className="change-entry-ticket">{change.ticketNumber}</span>
        <StatusTag status={change.status} />
      </header>
      <p className="change-entry-what">{change.description || nameRequestType(change.typeName, say)}</p>
      <p className="change-entry-who">
        {say(masterDataPhrases.askedBy, { name: change.createdBy ?? '-' })} ·{' '}
        <DateTime at={change.createdDate} />
        <br />
        {waiting ? (
          say(masterDataPhrases.notDecided)
        ) : (
          <>
            {change.updatedBy && say(masterDataPhrases.decidedBy, { name: change.updatedBy })}
            {change.updatedBy && ' · '}
            <DateTime at={change.updatedDate} />
          </>
        )}
      </p>
      {!waiting && change.notes && (
        <p className="change-entry-who">
          {say(commonPhrases.notes)}: {change.notes}
        </p>
      )}
      <ChangedFacts typeName={change.typeName} before={change.before} after={change.after} />
    </article>
  );
}

interface ChangedFactsProps {
  readonly typeName: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
}

function ChangedFacts({ typeName, before, after }: ChangedFactsProps) {
  const say = useSay();
  const fields = Object.entries(findFacts(typeName) ?? {}).filter(([name]) => differs(name, before, after));
  // A new record has no before: an arrow from nothing would say nothing.
  const created = Object.values(before ?? {}).every((value) => value === null);
  return (
    <dl className="changed-facts" aria-label={say(masterDataPhrases.changedFacts)}>
      {fields.map(([name, field]) => (
        <div key={name} className="changed-facts-row">
          <dt>{say(field.label)}</dt>
          <dd>
            {!created && <OldValue field={field} facts={before} name={name} />}
            <ins className="changed-facts-new">
              <FactText type={field.type} value={after?.[name]} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OldValueProps {
  readonly field: FactField;
  readonly facts: Facts | null;
  readonly name: string;
}

function OldValue({ field, facts, name }: OldValueProps) {
  const say = useSay();
  return (
    <>
      <del className="changed-facts-old">
        <FactText type={field.type} value={facts?.[name]} />
      </del>{' '}
      <ArrowRightOutlined aria-hidden className="changed-facts-arrow" />
      <span className="visually-hidden">{say(masterDataPhrases.becomes)}</span>{' '}
    </>
  );
}

function differs(name: string, before: Facts | null, after: Facts | null): boolean {
  return JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null);
}
