import { buildDateRange } from '@gerbang/contract/filter/search';
import { and, equals, everything } from '@gerbang/contract/filter/tree';
import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import { kindOfSeries, labelSeries } from '@gerbang/contract/transaction-dashboard';
import { dashboardRequests } from '@gerbang/contract/views/dashboard-requests';
import { useSay } from '../../language/language-context.ts';
import type { RequestRow } from '../../requests/request-row.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ticketColumns } from '../monitoring/monitoring-columns.tsx';
import type { DashboardQuestion } from './dashboard-filter.tsx';
import type { CountedBar } from './use-dashboard.ts';

interface DashboardListProps {
  readonly bar: CountedBar | undefined;
  readonly asked: DashboardQuestion;
  readonly onClose: () => void;
}

/** The requests one bar counts. */
export function DashboardList({ bar, asked, onClose }: DashboardListProps) {
  const say = useSay();
  if (!bar) return null;
  const { application, series, count } = bar;
  const title = say(dashboardPhrases.counted, { count, series: labelSeries(series), application });
  return (
    <Dialog open title={title} width={950} onClose={onClose}>
      <DataTable<RequestRow>
        id="counted"
        label={title}
        view={dashboardRequests}
        columns={ticketColumns}
        rowKey={(row) => row.bucketApprovalId}
        scope={and(
          equals('appName', application),
          series === 'summary' ? everything() : equals('typeName', kindOfSeries[series]),
          buildDateRange('createdDate', `${asked.from} 00:00:00`, `${asked.to} 23:59:59`),
        )}
        csvName={title}
      />
    </Dialog>
  );
}
