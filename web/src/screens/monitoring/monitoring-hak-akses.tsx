import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { screens } from '@gerbang/contract/screens';
import { requestStatus } from '@gerbang/contract/status';
import { monitoringUser } from '@gerbang/contract/views/monitoring-user';
import { accessColumns } from './monitoring-columns.tsx';
import { listRejection } from './monitoring-detail-modal.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function MonitoringHakAkses() {
  return (
    <MonitoringScreen
      screen={screens.monitoringHakAkses}
      view={monitoringUser}
      columns={accessColumns}
      hasDetail={(row) => row.status === requestStatus.rejected}
      noDetailReason={monitoringPhrases.onlyRejected}
      listItems={listRejection}
    />
  );
}
