import type { DashboardRow, DashboardSeries } from '@gerbang/contract/transaction-dashboard';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.ts';
import type { DashboardQuestion } from './dashboard-filter.tsx';

/** One bar: what it counts, for which application. */
export interface CountedBar {
  readonly application: string;
  readonly series: DashboardSeries;
  readonly count: number;
}

export function useDashboard({
  from,
  to,
  appId,
}: DashboardQuestion): UseQueryResult<readonly DashboardRow[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', from, to, appId],
    queryFn: async ({ signal }) => {
      const query = {
        startDate: from.replaceAll('-', '/'),
        endDate: to.replaceAll('-', '/'),
        appId: String(appId ?? ''),
      };
      return (await api.get<{ data: readonly DashboardRow[] }>('/api/dashboardGrafik', { signal, query }))
        .data;
    },
    placeholderData: keepPreviousData,
  });
}
