import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ReloadOutlined,
  StopOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { equals, isIn } from '@gerbang/contract/filter/tree';
import { oversightPhrases as phrases, queuePhrases } from '@gerbang/contract/phrases/oversight';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { screens } from '@gerbang/contract/screens';
import { pekerjaanLatar } from '@gerbang/contract/views/pekerjaan-latar';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api/api-context.ts';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import type { ChoiceFilter } from '../ui/data-table/table-column.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { type Tone, ToneTag } from '../ui/tone-tag.tsx';
import { useNotice } from '../ui/use-notice.ts';
import './pekerjaan-latar.css';

type Job = RowOf<typeof pekerjaanLatar>;

const looks: Record<string, { tone: Tone; icon: ReactNode; text: Phrase }> = {
  created: { tone: 'blue', icon: <ClockCircleOutlined />, text: phrases.created },
  retry: { tone: 'amber', icon: <ReloadOutlined />, text: phrases.retry },
  active: { tone: 'purple', icon: <SyncOutlined />, text: phrases.active },
  completed: { tone: 'green', icon: <CheckCircleOutlined />, text: phrases.completed },
  cancelled: { tone: 'grey', icon: <StopOutlined />, text: phrases.cancelled },
  failed: { tone: 'red', icon: <CloseCircleOutlined />, text: phrases.failed },
};

const stateFilter: ChoiceFilter = {
  label: phrases.jobState,
  placeholder: phrases.allStates,
  options: [
    { value: 'waiting', label: phrases.created, filter: isIn('state', ['created', 'retry']) },
    { value: 'active', label: phrases.active, filter: equals('state', 'active') },
    { value: 'failed', label: phrases.failed, filter: equals('state', 'failed') },
    { value: 'completed', label: phrases.completed, filter: equals('state', 'completed') },
  ],
};

/** What happens while nobody looks, and what did not come off. */
export default function PekerjaanLatar() {
  const say = useSay();
  const api = useApi();
  const notice = useNotice();
  const queries = useQueryClient();
  const { title, purpose } = screens.pekerjaanLatar;

  async function runAgain(job: Job): Promise<void> {
    await api.post(`/api/jobs/${job.jobId}/retry`);
    notice.success(say(phrases.runsAgain, { name: job.queueName ?? '' }));
    await queries.invalidateQueries();
  }

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={say(phrases.jobsTable)}>
        <DataTable<Job>
          id="jobs"
          label={say(phrases.jobsTable)}
          view={pekerjaanLatar}
          rowKey={(row) => row.jobId ?? ''}
          choice={stateFilter}
          dateColumn="createdDate"
          columns={[
            { name: 'queueName', minWidth: 180, render: (row) => <JobName name={row.queueName ?? ''} /> },
            { name: 'state', render: ({ state }) => <JobState state={state ?? ''} /> },
            { name: 'attempts' },
            { name: 'lastError', minWidth: 200 },
            { name: 'content', minWidth: 180 },
            { name: 'createdDate' },
            { name: 'startAfter' },
            { name: 'completedDate' },
          ]}
          actions={(row) =>
            row.state === 'failed' && (
              <IconButton
                label={`${say(phrases.runAgain)} ${row.queueName}`}
                icon={<ReloadOutlined />}
                onClick={() => void runAgain(row)}
              />
            )
          }
        />
      </Section>
    </Page>
  );
}

function JobState({ state }: { readonly state: string }) {
  const say = useSay();
  const look = looks[state];
  if (!look) return state;
  return (
    <ToneTag tone={look.tone} icon={look.icon}>
      {say(look.text)}
    </ToneTag>
  );
}

/** What a job is called, and its technical name, by which it is searched. */
function JobName({ name }: { readonly name: string }) {
  const say = useSay();
  const known: Phrase | undefined = queuePhrases[name];
  return (
    <>
      {known && say(known)}
      <small className="job-name">{name}</small>
    </>
  );
}
