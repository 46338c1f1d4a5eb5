import { screens } from '@gerbang/contract/screens';
import { monitoringSubstituteMenu } from '@gerbang/contract/views/monitoring-substitute-menu';
import { menuColumns } from './monitoring-columns.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function MonitoringPerubahanMenu() {
  return (
    <MonitoringScreen
      screen={screens.monitoringPerubahanMenu}
      view={monitoringSubstituteMenu}
      columns={menuColumns}
    />
  );
}
