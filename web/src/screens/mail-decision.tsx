import { CheckCircleOutlined, DisconnectOutlined } from '@ant-design/icons';
import type { MailDecision } from '@gerbang/contract/mail-decision';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { mailDecisionPhrases as phrases } from '@gerbang/contract/phrases/mail-decision';
import { screens } from '@gerbang/contract/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { MailDecisionForm } from '../requests/mail-decision-form.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import '../ui/state-panel.css';

const REFUSED = new Set([400, 403, 404, 409]);

/** Where a link in a mail leads. Opening it decides nothing; the button below does, for the person it was sent to. */
export default function MailDecisionScreen() {
  const say = useSay();
  const api = useApi();
  const queries = useQueryClient();
  const { token = '' } = useParams();
  const [done, setDone] = useState<MailDecision>();
  const path = `/api/mail-decision/${encodeURIComponent(token)}`;
  const query = useQuery({
    queryKey: ['mail-decision', token],
    queryFn: ({ signal }) => api.get<MailDecision>(path, { signal, quiet: true }),
  });

  async function decide(notes: string): Promise<void> {
    await api.post(path, { notes });
    setDone(query.data);
    await queries.invalidateQueries();
  }

  const { title } = screens.mailDecision;
  if (done) {
    const sentence = done.choice === 'approve' ? phrases.approved : phrases.rejected;
    return (
      <Page title={say(title)}>
        <Panel icon={<CheckCircleOutlined />} title={say(sentence, { ticket: done.request.ticketNumber })}>
          {say(phrases.doneHint)}
        </Panel>
      </Page>
    );
  }
  if (query.isPending) {
    return (
      <Page title={say(title)}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  const refusal =
    query.error instanceof ApiError && REFUSED.has(query.error.status) ? query.error : undefined;
  if (query.isError && !refusal) {
    return (
      <Page title={say(title)}>
        <ErrorState fault={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
      </Page>
    );
  }
  const link = query.data;
  if (refusal || !link?.alive) {
    return (
      <Page title={link?.request.ticketNumber ?? say(title)}>
        <Panel icon={<DisconnectOutlined />} title={say(phrases.deadTitle)}>
          {refusal?.message ?? link?.reason ?? say(commonPhrases.missing)}
        </Panel>
      </Page>
    );
  }
  const approves = link.choice === 'approve';
  return (
    <Page
      title={say(approves ? phrases.approveTitle : phrases.rejectTitle)}
      purpose={say(approves ? phrases.approvePurpose : phrases.rejectPurpose)}
    >
      <MailDecisionForm link={link} onDecide={decide} />
    </Page>
  );
}

function Panel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="state-panel" role="status">
      <span className="state-panel-icon" aria-hidden>
        {icon}
      </span>
      <p className="state-panel-title">{title}</p>
      <p className="state-panel-hint">{children}</p>
      <div className="state-panel-action">
        <Link to={screens.home.path}>{say(phrases.toHome)}</Link>
      </div>
    </div>
  );
}
