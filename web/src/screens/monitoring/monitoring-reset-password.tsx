import { screens } from '@gerbang/contract/screens';
import { monitoringResetPassword as view } from '@gerbang/contract/views/monitoring-reset-password';
import { accessColumns } from './monitoring-columns.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function MonitoringResetPassword() {
  return <MonitoringScreen screen={screens.monitoringResetPassword} view={view} columns={accessColumns} />;
}
