import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  PauseCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { equals } from '@gerbang/contract/filter/tree';
import { employeeSyncPhrases } from '@gerbang/contract/phrases/employee-sync';
import { syncRun } from '@gerbang/contract/views/sync-run';
import type { ReactNode } from 'react';
import type { RowOf } from '../../api/row-of.ts';
import { useSay } from '../../language/language-context.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { type Tone, ToneTag } from '../../ui/tone-tag.tsx';

type Run = RowOf<typeof syncRun>;

const looks: Readonly<Record<string, { tone: Tone; icon: ReactNode }>> = {
  done: { tone: 'green', icon: <CheckCircleOutlined /> },
  running: { tone: 'blue', icon: <SyncOutlined /> },
  stopped: { tone: 'amber', icon: <PauseCircleOutlined /> },
  failed: { tone: 'red', icon: <CloseCircleOutlined /> },
};

const seconds = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** When the employees were synchronised, how long it took, with what result or which fault. */
export function LastSyncRuns() {
  const say = useSay();
  const title = say(employeeSyncPhrases.lastRun);
  return (
    <Section title={title}>
      <DataTable<Run>
        id="runs"
        label={title}
        view={syncRun}
        scope={equals('source', 'employees')}
        rowKey={(row) => row.syncRunId ?? 0}
        emptyHint={say(employeeSyncPhrases.neverRun)}
        columns={[
          { name: 'startedAt' },
          { name: 'state', render: (row) => <RunState state={row.state ?? ''} /> },
          {
            name: 'durationMs',
            title: employeeSyncPhrases.duration,
            render: (row) => (row.durationMs == null ? '-' : `${seconds.format(row.durationMs / 1000)} s`),
          },
          {
            name: 'startedBy',
            minWidth: 120,
            render: (row) => row.startedBy ?? say(employeeSyncPhrases.byTheClock),
          },
          {
            name: 'message',
            title: employeeSyncPhrases.result,
            minWidth: 220,
            render: (row) => row.message ?? <Counts counts={row.counts} />,
          },
        ]}
      />
    </Section>
  );
}

function RunState({ state }: { readonly state: string }) {
  const look = looks[state] ?? { tone: 'grey' as const, icon: <SyncOutlined /> };
  const names: Readonly<Record<string, string>> = useRunNames();
  return <ToneTag {...look}>{names[state] ?? state}</ToneTag>;
}

function useRunNames() {
  const say = useSay();
  return {
    done: say(employeeSyncPhrases.done),
    running: say(employeeSyncPhrases.running),
    stopped: say(employeeSyncPhrases.stopped),
    failed: say(employeeSyncPhrases.broken),
  };
}

function Counts({ counts }: { readonly counts: unknown }) {
  const say = useSay();
  const given = { added: 0, updated: 0, unchanged: 0, deactivated: 0, skipped: 0, ...(counts as object) };
  return say(employeeSyncPhrases.counts, given);
}
