import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import { screens } from '@gerbang/contract/screens';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useSay } from '../../language/language-context.ts';
import { readBankDay } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardFilter, type DashboardQuestion } from './dashboard-filter.tsx';
import { DashboardList } from './dashboard-list.tsx';
import { DashboardTable } from './dashboard-table.tsx';
import { TransactionChart } from './transaction-chart.tsx';
import { type CountedBar, useDashboard } from './use-dashboard.ts';

/** How many requests were filed for which application, as bars and as figures. */
export default function DashboardTransaksi() {
  const say = useSay();
  const { title, purpose } = screens.dashboardTransaksi;
  const today = readBankDay();
  const [asked, setAsked] = useState<DashboardQuestion>({ from: today, to: today, appId: undefined });
  const [opened, setOpened] = useState<CountedBar>();
  const query = useDashboard(asked);
  const rows = query.data?.filter((row) => row.summary > 0) ?? [];
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={say(dashboardPhrases.chart)}>
        <DashboardFilter asked={asked} onAsk={setAsked} busy={query.isFetching} />
        {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
        {query.isError && (
          <ErrorState fault={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
        )}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState title={say(dashboardPhrases.empty)} hint={say(dashboardPhrases.emptyHint)} />
        )}
        {rows.length > 0 && <TransactionChart rows={rows} onOpen={setOpened} />}
      </Section>
      {rows.length > 0 && (
        <Section title={say(dashboardPhrases.table)}>
          <DashboardTable rows={rows} onOpen={setOpened} />
        </Section>
      )}
      <DashboardList bar={opened} asked={asked} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
