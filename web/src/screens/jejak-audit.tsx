import {
  CheckCircleOutlined,
  InfoCircleOutlined,
  SafetyCertificateOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { AuditCheck } from '@gerbang/contract/audit-check';
import { oversightPhrases as phrases } from '@gerbang/contract/phrases/oversight';
import { screens } from '@gerbang/contract/screens';
import { jejakAudit } from '@gerbang/contract/views/jejak-audit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useApi } from '../api/api-context.ts';
import type { RowOf } from '../api/row-of.ts';
import { type Say, useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import './jejak-audit.css';

type Event = RowOf<typeof jejakAudit>;

const PATH = '/api/audit-check';
const ASK_AGAIN_MS = 2_000;

/** Every event of the portal, and whether the chain they form is whole. */
export default function JejakAudit() {
  const say = useSay();
  const api = useApi();
  const queries = useQueryClient();
  const { title, purpose } = screens.jejakAudit;
  const key = ['audit-check'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<{ latest: AuditCheck | null }>(PATH, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data?.latest) ? ASK_AGAIN_MS : false),
  });
  const latest = query.data?.latest;

  async function check(): Promise<void> {
    queries.setQueryData(key, await api.post(PATH));
  }

  return (
    <Page
      title={say(title)}
      purpose={say(purpose)}
      action={
        <Button
          type="primary"
          icon={<SafetyCertificateOutlined />}
          loading={isRunning(latest)}
          onClick={() => void check()}
        >
          {say(phrases.checkChain)}
        </Button>
      }
    >
      {query.isSuccess && <Verdict check={latest ?? null} />}
      <Section title={say(phrases.auditTable)}>
        <DataTable<Event>
          id="audit"
          label={say(phrases.auditTable)}
          view={jejakAudit}
          rowKey={(row) => row.seq ?? 0}
          dateColumn="at"
          csvName="Jejak Audit"
          columns={[
            { name: 'seq' },
            { name: 'at' },
            { name: 'actorName', minWidth: 140 },
            { name: 'action', minWidth: 140 },
            { name: 'subject', minWidth: 120 },
            { name: 'ip' },
            { name: 'details', minWidth: 260 },
          ]}
        />
      </Section>
    </Page>
  );
}

function isRunning(check: AuditCheck | null | undefined): boolean {
  return check?.finishedAt === null;
}

type VerdictTone = 'blue' | 'green' | 'red';

const icons: Record<VerdictTone, ReactNode> = {
  blue: <InfoCircleOutlined />,
  green: <CheckCircleOutlined />,
  red: <WarningOutlined />,
};

function Verdict({ check }: { readonly check: AuditCheck | null }) {
  const say = useSay();
  const { tone, text } = judge(check, say);
  return (
    <div className={`audit-verdict audit-verdict--${tone}`} role={tone === 'red' ? 'alert' : 'status'}>
      <span aria-hidden>{icons[tone]}</span>
      <span className="audit-verdict-text">{text}</span>
      {check?.finishedAt && (
        <span className="audit-verdict-who">
          {check.startedBy ?? '-'}, <DateTime at={check.finishedAt} />
        </span>
      )}
    </div>
  );
}

function judge(check: AuditCheck | null, say: Say): { tone: VerdictTone; text: string } {
  if (!check) return { tone: 'blue', text: say(phrases.neverChecked) };
  if (check.finishedAt === null) return { tone: 'blue', text: say(phrases.checking) };
  return check.brokenAt === null
    ? { tone: 'green', text: say(phrases.chainWhole, { events: check.events ?? 0 }) }
    : { tone: 'red', text: say(phrases.chainBroken, { seq: check.brokenAt }) };
}
