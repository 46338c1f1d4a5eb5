import { employeeSyncPhrases } from '@gerbang/contract/phrases/employee-sync';
import { screens } from '@gerbang/contract/screens';
import { monitoringLog } from '@gerbang/contract/views/monitoring-log';
import { syncRun } from '@gerbang/contract/views/sync-run';
import type { RowOf } from '../../api/row-of.ts';
import { SyncButton } from '../../api/sync-button.tsx';
import { useSay } from '../../language/language-context.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DirectoryState, directoryStateFilter } from './directory-state.tsx';
import { LastSyncRuns } from './last-sync-runs.tsx';

type Employee = RowOf<typeof monitoringLog>;

/** Employees as the directory told of them, and the runs that brought them here. */
export default function MonitoringLog() {
  const say = useSay();
  const { title, purpose } = screens.monitoringLog;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section
        title={say(employeeSyncPhrases.employees)}
        action={
          <SyncButton
            path="/api/monitoringlog/refresh"
            phrases={employeeSyncPhrases}
            refreshes={[monitoringLog, syncRun]}
          />
        }
      >
        <DataTable<Employee>
          id="employees"
          label={say(title)}
          view={monitoringLog}
          rowKey={(row) => row.userId ?? 0}
          choice={directoryStateFilter}
          dateColumn="syncedDate"
          csvName={say(title)}
          columns={[
            { name: 'nip' },
            { name: 'firstName', minWidth: 120 },
            { name: 'email', minWidth: 160 },
            { name: 'ldapStat', render: (row) => <DirectoryState state={row.ldapStat} /> },
            { name: 'subdiv', minWidth: 130 },
            { name: 'position', minWidth: 140 },
          ]}
        />
      </Section>
      <LastSyncRuns />
    </Page>
  );
}
