import type { Facts } from '@gerbang/contract/requests/request-kind';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import type { RequestRow } from './request-row.ts';

export interface RequestDecision {
  readonly level: number;
  readonly outcome: 'approved' | 'rejected';
  readonly name: string;
  readonly notes: string | null;
  readonly ip: string | null;
  readonly at: string;
  readonly channel: string;
  readonly onBehalfOf: string | null;
}

export interface RequestHistoryEvent {
  readonly event: string;
  readonly at: string;
  readonly name: string | null;
  readonly details: unknown;
}

export interface RequestDelivery {
  readonly applicationName: string;
  readonly state: string;
  readonly at: string | null;
  readonly error: string | null;
}

export interface RequestFile {
  readonly fileName: string;
  readonly size: number;
  readonly uploadedAt: string;
}

/** Everything there is to know of one request. */
export type RequestDetail = RequestRow & {
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly decisions: readonly RequestDecision[];
  readonly events: readonly RequestHistoryEvent[];
  readonly deliveries: readonly RequestDelivery[];
  readonly files: readonly RequestFile[];
};

export function useRequestDetail(bucketApprovalId: number): UseQueryResult<RequestDetail> {
  const api = useApi();
  return useQuery({
    queryKey: ['request-detail', bucketApprovalId],
    queryFn: ({ signal }) => api.get<RequestDetail>(`/api/request-detail/${bucketApprovalId}`, { signal }),
  });
}
