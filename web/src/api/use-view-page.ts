import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keyOfTable } from '../ui/data-table/table-source.ts';
import { useApi } from './api-context.ts';
import { fetchViewPage, type ViewAddress, type ViewPage, type ViewRequest } from './view-page.ts';

interface ViewPageOptions {
  /** Work in the background: no alert when it fails. */
  readonly quiet?: boolean;
  readonly refreshEveryMs?: number;
}

/** One page of a view. While the next page loads, the one before stays on screen. */
export function useViewPage<Row>(
  view: ViewAddress,
  request: ViewRequest,
  { quiet = false, refreshEveryMs }: ViewPageOptions = {},
): UseQueryResult<ViewPage<Row>> {
  const api = useApi();
  return useQuery({
    // A quiet reader's failure must not be the answer to somebody who would have raised an alert.
    queryKey: [...keyOfTable(view), request, { quiet }],
    queryFn: ({ signal }) => fetchViewPage<Row>(api, view, request, { signal, quiet }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs ?? false,
  });
}
