import { equals } from '@gerbang/contract/filter/tree';
import { homePhrases } from '@gerbang/contract/phrases/home';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { requestStatus } from '@gerbang/contract/status';
import { bucketApprovalDashboard } from '@gerbang/contract/views/bucket-approval-dashboard';
import { bucketApprovalDashboardAdminIt } from '@gerbang/contract/views/bucket-approval-dashboard-admin-it';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { useSay } from '../../language/language-context.ts';
import { approvalColumns } from '../../requests/request-columns.tsx';
import { RequestTable } from '../../requests/request-table.tsx';
import { Section } from '../../ui/section.tsx';

interface QueueSectionProps {
  readonly id: string;
  readonly title: Phrase;
  readonly view: ViewDefinition;
  readonly status: number;
  readonly order?: string;
  readonly emptyHint: Phrase;
}

function QueueSection({ id, title, view, status, order, emptyHint }: QueueSectionProps) {
  const say = useSay();
  return (
    <Section title={say(title)}>
      <RequestTable
        id={id}
        label={say(title)}
        view={view}
        columns={approvalColumns}
        scope={equals('status', status)}
        dateColumn="createdDate"
        emptyHint={say(emptyHint)}
        {...(order && { order })}
        {...(view.csv && { csvName: say(title) })}
      />
    </Section>
  );
}

/** What waits for the person's decision at level 1. */
export function Queue() {
  return (
    <QueueSection
      id="level1"
      title={homePhrases.queue}
      view={bucketApprovalDashboard}
      status={requestStatus.waiting1}
      emptyHint={homePhrases.queueEmpty}
    />
  );
}

export function QueueLevel2() {
  return (
    <QueueSection
      id="level2"
      title={homePhrases.queueLevel2}
      view={bucketApprovalDashboard}
      status={requestStatus.waiting2}
      emptyHint={homePhrases.queueEmpty}
    />
  );
}

/** Access and branch-user requests at the CISO step. */
export function AccessQueue() {
  return (
    <QueueSection
      id="akses"
      title={homePhrases.accessQueue}
      view={bucketApprovalDashboardAdminIt}
      status={requestStatus.waiting2}
      emptyHint={homePhrases.queueEmpty}
    />
  );
}

export function ApprovedList() {
  return (
    <QueueSection
      id="disetujui"
      title={homePhrases.approved}
      view={bucketApprovalDashboard}
      status={requestStatus.approved}
      order="updatedDate desc"
      emptyHint={homePhrases.approvedEmpty}
    />
  );
}
