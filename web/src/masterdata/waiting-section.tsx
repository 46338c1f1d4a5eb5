import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { Collapse } from 'antd';
import { useSay } from '../language/language-context.ts';
import { ChangeEntry } from './change-entry.tsx';
import type { RecordedChange } from './recorded-change.ts';

/** What has been asked for on this screen and is not in force yet; nothing where nothing waits. */
export function WaitingSection({ changes }: { readonly changes: readonly RecordedChange[] }) {
  const say = useSay();
  if (changes.length === 0) return null;
  return (
    <Collapse
      className="waiting-section"
      items={[
        {
          key: 'waiting',
          label: (
            <>
              <strong>{say(masterDataPhrases.waitingTitle, { count: changes.length })}</strong>
              <span className="waiting-section-purpose">{say(masterDataPhrases.waitingPurpose)}</span>
            </>
          ),
          children: (
            <ul className="record-history">
              {changes.map((change) => (
                <li key={change.bucketApprovalId}>
                  <ChangeEntry change={change} />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
