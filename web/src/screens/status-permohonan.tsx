import { equals } from '@gerbang/contract/filter/tree';
import { statusPermohonanPhrases } from '@gerbang/contract/phrases/status-permohonan';
import { screens } from '@gerbang/contract/screens';
import { bucketApprovalStatusPermohonan } from '@gerbang/contract/views/bucket-approval-status-permohonan';
import { useSay } from '../language/language-context.ts';
import { ownRequestsTable } from '../requests/link-to-request.ts';
import { ownRequestColumns } from '../requests/request-columns.tsx';
import { RequestTable } from '../requests/request-table.tsx';
import { statusFilter } from '../requests/status-filter.ts';
import { useSession } from '../session/session-context.ts';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { RunningGrants } from './running-grants/running-grants.tsx';

export default function StatusPermohonan() {
  const say = useSay();
  const { userId } = useSession().profile;
  const { title, purpose } = screens.statusPermohonan;
  const label = say(statusPermohonanPhrases.requests);
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={label}>
        <RequestTable
          id={ownRequestsTable}
          label={label}
          view={bucketApprovalStatusPermohonan}
          columns={ownRequestColumns}
          scope={equals('userId', userId)}
          choice={statusFilter}
          dateColumn="createdDate"
          csvName={say(title)}
          emptyHint={say(statusPermohonanPhrases.empty)}
        />
      </Section>
      <RunningGrants />
    </Page>
  );
}
