import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { requestColumns } from '@gerbang/contract/views/request-columns';
import { useSay } from '../language/language-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { Money } from '../ui/money.tsx';
import type { RequestDetail } from './request-detail.ts';

/** Whatever of the common fields a request of an unknown kind carries. */
export function GenericSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  const texts = (['appName', 'roleMenuName', 'cabangTujuan', 'descLimit'] as const)
    .filter((name) => request[name])
    .map((name) => ({ label: say(requestColumns[name].label), value: request[name] }));
  const amounts = [
    { label: say(approvalPhrases.cash), amount: request.limitTunai },
    { label: say(approvalPhrases.nonCash), amount: request.limitNonTunai },
  ]
    .filter(({ amount }) => Number(amount) > 0)
    .map(({ label, amount }) => ({ label, value: <Money amount={amount} /> }));
  const items = [...texts, ...amounts];
  return items.length > 0 && <DetailList items={items} />;
}
