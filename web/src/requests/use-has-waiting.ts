import { printFilter } from '@gerbang/contract/filter/print';
import { and, equals, isIn } from '@gerbang/contract/filter/tree';
import type { KindName } from '@gerbang/contract/requests/registry';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalStatusPermohonan } from '@gerbang/contract/views/bucket-approval-status-permohonan';
import { useApi } from '../api/api-context.ts';
import { fetchViewPage } from '../api/view-page.ts';

const waiting = isIn('status', [requestStatus.waiting1, requestStatus.waiting2]);

/** Asks whether the person has a request of a kind that still waits. */
export function useHasWaiting(): (kind: KindName) => Promise<boolean> {
  const api = useApi();
  return async (kind) => {
    const filter = printFilter(and(equals('typeName', kind), waiting));
    const page = await fetchViewPage(api, bucketApprovalStatusPermohonan, { filter, top: 1, skip: 0 });
    return page.totalItems > 0;
  };
}
