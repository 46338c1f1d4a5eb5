import type { monitoringGroupUser } from '@gerbang/contract/views/monitoring-group-user';
import type { RowOf } from '../../api/row-of.ts';

type WireRow = RowOf<typeof monitoringGroupUser>;

/** A person in any of the Group User lists; all of them have the same columns. */
export type GroupUserRow = Omit<WireRow, 'userId'> & { readonly userId: number };
