import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import { BeforeAfter } from '../ui/before-after.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { findFacts } from './name-request-type.ts';
import { findRequestType } from './registry.ts';
import { RequestDeliveries } from './request-deliveries.tsx';
import { useRequestDetail } from './request-detail.ts';
import { RequestHistory } from './request-history.tsx';
import { RequestImpact } from './request-impact.tsx';
import type { RequestRow } from './request-row.ts';

/** What is fetched when the dialog opens: the kind's own summary, before and after, deliveries, history. */
export function RequestParticulars({ row }: { readonly row: RequestRow }) {
  const say = useSay();
  const query = useRequestDetail(row.bucketApprovalId);
  if (query.isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (query.isError) {
    return <ErrorState fault={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />;
  }
  const request = query.data;
  const { Summary } = findRequestType(request.typeName);
  const changes = say(approvalPhrases.changesTitle);
  return (
    <>
      <Summary request={request} />
      {(request.before || request.after) && (
        <Block title={changes}>
          <BeforeAfter
            caption={changes}
            fields={findFacts(request.typeName)}
            before={request.before}
            after={request.after}
          />
        </Block>
      )}
      {request.impact.length > 0 && (
        <Block title={say(masterDataPhrases.impactTitle)}>
          <RequestImpact impact={request.impact} />
        </Block>
      )}
      {request.deliveries.length > 0 && (
        <Block title={say(approvalPhrases.deliveriesTitle)}>
          <RequestDeliveries deliveries={request.deliveries} />
        </Block>
      )}
      <Block title={say(approvalPhrases.historyTitle)}>
        <RequestHistory request={request} />
      </Block>
    </>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="request-detail-title">{title}</h3>
      {children}
    </section>
  );
}
