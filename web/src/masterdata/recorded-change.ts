import { printFilter } from '@gerbang/contract/filter/print';
import { and, equals, isIn } from '@gerbang/contract/filter/tree';
import type { KindName } from '@gerbang/contract/requests/registry';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { requestStatus } from '@gerbang/contract/status';
import { recordHistory } from '@gerbang/contract/views/record-history';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import type { ViewPage } from '../api/view-page.ts';

type Recorded = RowOf<typeof recordHistory>;
type AlwaysThere = 'bucketApprovalId' | 'recordKey' | 'ticketNumber' | 'typeName' | 'action' | 'status';

/** A change of a record that somebody asked for: waiting, in force, or refused. */
export type RecordedChange = Omit<Recorded, AlwaysThere | 'before' | 'after'> & {
  readonly [Name in AlwaysThere]: NonNullable<Recorded[Name]>;
} & { readonly before: Facts | null; readonly after: Facts | null };

const MOST_WAITING = 1000;

export interface WaitingChanges {
  readonly list: readonly RecordedChange[];
  /** The change a record waits for, by the record's key ('position:3'). */
  find(recordKey: string): RecordedChange | undefined;
}

/** Everything of one kind that waits for a decision. It is read from the requests themselves, never stored twice. */
export function useWaitingChanges(kind: KindName): WaitingChanges {
  const filter = printFilter(
    and(equals('typeName', kind), isIn('status', [requestStatus.waiting1, requestStatus.waiting2])),
  );
  const { data } = useViewPage<RecordedChange>(recordHistory, { filter, top: MOST_WAITING, skip: 0 });
  return useMemo(() => {
    const list = data?.items ?? [];
    const byRecord = new Map(list.map((change) => [change.recordKey, change]));
    return { list, find: (recordKey) => byRecord.get(recordKey) };
  }, [data]);
}

/** What was ever asked of a record, newest first; a record is known by its number and, before that, by its code. */
export function useRecordHistory(
  records: readonly string[],
  top: number,
): UseQueryResult<ViewPage<RecordedChange>> {
  const filter = printFilter(isIn('recordKey', records));
  return useViewPage<RecordedChange>(recordHistory, { filter, top, skip: 0 });
}
