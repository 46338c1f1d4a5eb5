import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { screens } from '@gerbang/contract/screens';
import { monitoringListTransactionLog } from '@gerbang/contract/views/monitoring-list-transaction-log';
import { decidedColumns } from './monitoring-columns.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function TransactionLog() {
  return (
    <MonitoringScreen
      screen={screens.transactionLog}
      view={monitoringListTransactionLog}
      columns={decidedColumns}
      listTitle={monitoringPhrases.logTitle}
      empty={monitoringPhrases.emptyLog}
    />
  );
}
