import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOfTable, type TablePage, type TablePageRequest, useTableSource } from './table-source.ts';
import type { TableState } from './table-state.ts';
import type { ChangeTable } from './use-table-state.ts';

/** The rows the state asks for. While the next ones load, those before stay on screen. */
export function useTablePage<Row>(
  view: ViewDefinition,
  filter: string,
  orderby: string,
  state: TableState,
  change: ChangeTable,
): UseQueryResult<TablePage<Row>> {
  const source = useTableSource();
  const request: TablePageRequest = { filter, orderby, top: state.size, skip: (state.page - 1) * state.size };
  const query = useQuery({
    queryKey: [...keyOfTable(view), request],
    queryFn: ({ signal }) => source.fetchPage<Row>(view, request, signal),
    placeholderData: keepPreviousData,
  });

  // The last row of the last page was decided, or the address names a page that never was: go to the last one.
  const total = query.isPlaceholderData ? undefined : query.data?.totalItems;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / state.size));
  useEffect(() => {
    if (total !== undefined && state.page > lastPage) change({ page: lastPage });
  }, [total, lastPage, state.page, change]);
  return query;
}
