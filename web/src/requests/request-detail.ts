import type { Impact } from '@gerbang/contract/requests/impact';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { requestDetail } from '@gerbang/contract/views/request-detail';
import type { RequestHistory } from '@gerbang/contract/views/request-history';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import type { RequestRow } from './request-row.ts';

/** Everything there is to know of one request. */
export type RequestDetail = RequestRow &
  RequestHistory & {
    readonly before: Facts | null;
    readonly after: Facts | null;
    /** What the change would touch, while it waits. */
    readonly impact: readonly Impact[];
  };

export type RequestDecision = RequestHistory['decisions'][number];
export type RequestDelivery = RequestHistory['deliveries'][number];

export function useRequestDetail(bucketApprovalId: number): UseQueryResult<RequestDetail> {
  const api = useApi();
  return useQuery({
    queryKey: [requestDetail.name, bucketApprovalId],
    queryFn: ({ signal }) =>
      api.get<RequestDetail>(`/api/${requestDetail.name}/${bucketApprovalId}`, { signal }),
  });
}
