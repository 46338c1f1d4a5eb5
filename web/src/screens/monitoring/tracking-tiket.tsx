import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { screens } from '@gerbang/contract/screens';
import { trackingTiket } from '@gerbang/contract/views/tracking-tiket';
import { ticketColumns } from './monitoring-columns.tsx';
import { MonitoringScreen } from './monitoring-screen.tsx';

export default function TrackingTiket() {
  return (
    <MonitoringScreen
      screen={screens.trackingTiket}
      view={trackingTiket}
      columns={ticketColumns}
      listTitle={monitoringPhrases.ticketsTitle}
      empty={monitoringPhrases.emptyTickets}
    />
  );
}
