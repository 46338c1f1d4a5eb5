import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import { type DashboardRow, dashboardSeries, labelSeries } from '@gerbang/contract/transaction-dashboard';
import type { CSSProperties } from 'react';
import { useSay } from '../../language/language-context.ts';
import { chooseTicks } from './choose-ticks.ts';
import type { CountedBar } from './use-dashboard.ts';
import './transaction-chart.css';

interface TransactionChartProps {
  readonly rows: readonly DashboardRow[];
  readonly onOpen: (bar: CountedBar) => void;
}

/**
 * Bars lie on their side, so that many applications make the chart longer instead of their names unreadable. Each bar
 * is a button: whoever uses the keyboard gets from it to the requests it counts as well.
 */
export function TransactionChart({ rows, onOpen }: TransactionChartProps) {
  const say = useSay();
  const ticks = chooseTicks(Math.max(...rows.map((row) => row.summary)));
  const end = ticks.at(-1) ?? 1;
  return (
    <figure className="chart" aria-label={say(dashboardPhrases.chart)}>
      <ul className="chart-legend">
        {dashboardSeries.map((series) => (
          <li key={series} className={`chart-key chart-series--${series}`}>
            {labelSeries(series)}
          </li>
        ))}
      </ul>
      <ul className="chart-groups">
        {rows.map((row) => (
          <li key={row.application_id} className="chart-group">
            <span className="chart-name">{row.nama_aplikasi}</span>
            <div className="chart-plot">
              <Grid ticks={ticks} />
              {dashboardSeries.map((series) => {
                const bar = { application: row.nama_aplikasi, series, count: row[series] };
                return bar.count > 0 && <Bar key={series} bar={bar} end={end} onOpen={onOpen} />;
              })}
            </div>
          </li>
        ))}
      </ul>
      <div className="chart-group" aria-hidden>
        <span className="chart-name" />
        <div className="chart-axis">
          {ticks.map((tick) => (
            <span key={tick} className="chart-tick" style={place(tick / end)}>
              {tick}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

interface BarProps {
  readonly bar: CountedBar;
  readonly end: number;
  readonly onOpen: (bar: CountedBar) => void;
}

function Bar({ bar, end, onOpen }: BarProps) {
  const say = useSay();
  const { application, series, count } = bar;
  const label = say(dashboardPhrases.openList, { count, series: labelSeries(series), application });
  return (
    <button
      type="button"
      className={`chart-bar chart-series--${series}`}
      style={place(count / end)}
      aria-label={label}
      title={label}
      onClick={() => onOpen(bar)}
    >
      <span className="chart-fill" />
      <span className="chart-count">{count}</span>
    </button>
  );
}

function Grid({ ticks }: { readonly ticks: readonly number[] }) {
  const end = ticks.at(-1) ?? 1;
  return (
    <div className="chart-grid" aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} className="chart-line" style={place(tick / end)} />
      ))}
    </div>
  );
}

/** How far along the axis, for the style sheet to make a length of. */
function place(share: number): CSSProperties & { '--share': number } {
  return { '--share': share };
}
