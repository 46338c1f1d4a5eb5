import type { bucketApprovalDashboard } from '@gerbang/contract/views/bucket-approval-dashboard';
import type { RequestCan } from '@gerbang/contract/views/request-columns';
import type { RowOf } from '../api/row-of.ts';

type WireRequest = RowOf<typeof bucketApprovalDashboard>;
type AlwaysThere = 'bucketApprovalId' | 'ticketNumber' | 'typeName' | 'status' | 'createdDate';

/** A request as every list of them sends it. */
export type RequestRow = Omit<WireRequest, AlwaysThere | 'can'> & {
  readonly [Name in AlwaysThere]: NonNullable<WireRequest[Name]>;
} & { readonly can: RequestCan };
