import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import {
  type DashboardRow,
  type DashboardSeries,
  dashboardSeries,
  labelSeries,
} from '@gerbang/contract/transaction-dashboard';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSay } from '../../language/language-context.ts';
import type { CountedBar } from './use-dashboard.ts';
import './dashboard.css';

interface TransactionChartProps {
  readonly rows: readonly DashboardRow[];
  readonly onOpen: (bar: CountedBar) => void;
}

const colours: Record<DashboardSeries, string> = {
  reset_password: 'var(--tone-blue-edge)',
  perubahan_menu: 'var(--tone-purple-edge)',
  hak_akses: 'var(--tone-green-edge)',
  limit_spv: 'var(--tone-amber-edge)',
  summary: 'var(--ant-color-primary)',
};

const BAR = 13;
const AROUND = 96;
const NAME_WIDTH = 150;

/**
 * Bars lie on their side, so that many applications make the chart longer instead of their names unreadable. The table
 * below says the same to whoever does not see it.
 */
export function TransactionChart({ rows, onOpen }: TransactionChartProps) {
  const say = useSay();
  const height = rows.length * (dashboardSeries.length * BAR + 24) + AROUND;
  const text = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 };
  return (
    <div className="transaction-chart" role="img" aria-label={say(dashboardPhrases.chart)}>
      <ResponsiveContainer width="100%" height={height} minWidth={320}>
        <BarChart data={[...rows]} layout="vertical" barSize={BAR} barGap={0} margin={{ right: 40 }}>
          <CartesianGrid horizontal={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis type="number" allowDecimals={false} tick={text} stroke="var(--ant-color-border)" />
          <YAxis
            type="category"
            dataKey="nama_aplikasi"
            width={NAME_WIDTH}
            tick={text}
            stroke="var(--ant-color-border)"
          />
          <Tooltip
            cursor={{ fill: 'var(--ant-color-fill-tertiary)' }}
            contentStyle={{
              background: 'var(--ant-color-bg-elevated)',
              borderColor: 'var(--ant-color-border)',
              borderRadius: 'var(--ant-border-radius)',
              color: 'var(--ant-color-text)',
            }}
            itemStyle={{ color: 'var(--ant-color-text)' }}
          />
          <Legend formatter={(label) => <span style={{ color: 'var(--ant-color-text)' }}>{label}</span>} />
          {dashboardSeries.map((series) => (
            <Bar
              key={series}
              dataKey={series}
              name={labelSeries(series)}
              fill={colours[series]}
              radius={[0, 3, 3, 0]}
              className="transaction-chart-bar"
              isAnimationActive={false}
              onClick={(bar: { payload?: DashboardRow }) => {
                if (!bar.payload) return;
                onOpen({ application: bar.payload.nama_aplikasi, series, count: bar.payload[series] });
              }}
            >
              <LabelList dataKey={series} position="right" {...text} formatter={hideZero} />
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function hideZero(value: unknown): string {
  return Number(value) === 0 ? '' : String(value);
}
