import { screens } from '@gerbang/contract/screens';
import { monitoringPerubahanLimit } from '@gerbang/contract/views/monitoring-perubahan-limit';
import { limitColumns } from './monitoring-columns.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function MonitoringPerubahanLimit() {
  return (
    <MonitoringScreen
      screen={screens.monitoringPerubahanLimit}
      view={monitoringPerubahanLimit}
      columns={limitColumns}
    />
  );
}
