import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { groupingLimit } from '@gerbang/contract/requests/grouping-limit';
import { useSay } from '../language/language-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { Money } from '../ui/money.tsx';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';

/** The limits asked for; the amounts of the request itself stay nought, as its approver has no limits to compare. */
function GroupingLimitSummary({ request: { after } }: { readonly request: RequestDetail }) {
  const say = useSay();
  const { limitTunai, limitNonTunai } = groupingLimit.facts;
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.position), value: after?.position?.toString() },
        { label: say(limitTunai.label), value: <Money amount={after?.limitTunai?.toString()} /> },
        { label: say(limitNonTunai.label), value: <Money amount={after?.limitNonTunai?.toString()} /> },
      ]}
    />
  );
}

export const groupingLimitType: RequestType = { Summary: GroupingLimitSummary };
