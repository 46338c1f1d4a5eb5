import { holdsAny } from '@gerbang/contract/guards';
import { screens } from '@gerbang/contract/screens';
import { useSay } from '../../language/language-context.ts';
import { useMay } from '../../session/session-context.ts';
import { Page } from '../../ui/page.tsx';
import { ApplicationList } from './application-list.tsx';
import { AccessQueue, ApprovedList, Queue, QueueLevel2 } from './queues.tsx';

const approver2 = holdsAny('approver2');
const deciders = holdsAny('approver', 'adminIT', 'supervisorAdminIT');
const cisoAdmins = holdsAny('adminIT', 'supervisorAdminIT');

/** The person's applications, then the queues of their roles. */
export default function Home() {
  const say = useSay();
  const may = useMay();
  return (
    <Page title={say(screens.home.title)} purpose={say(screens.home.purpose)}>
      <ApplicationList />
      {may(approver2) && <QueueLevel2 />}
      {may(cisoAdmins) && <AccessQueue />}
      {may(deciders) && <Queue />}
      {may(deciders) && <ApprovedList />}
    </Page>
  );
}
