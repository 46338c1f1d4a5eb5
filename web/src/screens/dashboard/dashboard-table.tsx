import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import {
  type DashboardRow,
  type DashboardSeries,
  dashboardSeries,
  labelSeries,
} from '@gerbang/contract/transaction-dashboard';
import { Button, Table } from 'antd';
import { useSay } from '../../language/language-context.ts';
import type { CountedBar } from './use-dashboard.ts';
import './dashboard.css';

interface DashboardTableProps {
  readonly rows: readonly DashboardRow[];
  readonly onOpen: (bar: CountedBar) => void;
}

/** The chart's figures; each one opens the requests it counts. */
export function DashboardTable({ rows, onOpen }: DashboardTableProps) {
  const say = useSay();
  return (
    <Table<DashboardRow>
      aria-label={say(dashboardPhrases.table)}
      dataSource={[...rows]}
      rowKey="application_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: say(dashboardPhrases.application), dataIndex: 'nama_aplikasi', rowScope: 'row' },
        ...dashboardSeries.map((series) => ({
          title: labelSeries(series),
          dataIndex: series,
          align: 'right' as const,
          render: (count: number, row: DashboardRow) => (
            <Figure bar={{ application: row.nama_aplikasi, series, count }} onOpen={onOpen} />
          ),
        })),
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>
            <strong>{say(dashboardPhrases.total)}</strong>
          </Table.Summary.Cell>
          {dashboardSeries.map((series, index) => (
            <Table.Summary.Cell key={series} index={index + 1} align="right">
              <strong className="dashboard-count">{sumOf(rows, series)}</strong>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  );
}

function sumOf(rows: readonly DashboardRow[], series: DashboardSeries): number {
  return rows.reduce((sum, row) => sum + row[series], 0);
}

function Figure({ bar, onOpen }: { readonly bar: CountedBar; readonly onOpen: (bar: CountedBar) => void }) {
  const say = useSay();
  const { application, series, count } = bar;
  if (count === 0) return <span className="dashboard-count dashboard-count--none">0</span>;
  const label = say(dashboardPhrases.openList, { count, series: labelSeries(series), application });
  return (
    <Button
      type="link"
      size="small"
      className="dashboard-count"
      aria-label={label}
      onClick={() => onOpen(bar)}
    >
      {count}
    </Button>
  );
}
