import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  FileDoneOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import { type Tone, ToneTag } from '../ui/tone-tag.tsx';
import type { RequestDelivery } from './request-detail.ts';

const looks: Record<RequestDelivery['state'], { tone: Tone; icon: ReactNode; text: Phrase }> = {
  waiting: { tone: 'blue', icon: <ClockCircleOutlined />, text: approvalPhrases.deliveryWaiting },
  delivered: { tone: 'green', icon: <CheckCircleOutlined />, text: approvalPhrases.delivered },
  failed: { tone: 'red', icon: <WarningOutlined />, text: approvalPhrases.deliveryFailed },
  // An application that is told nothing: the portal's own record is all there is.
  recorded: { tone: 'grey', icon: <FileDoneOutlined />, text: approvalPhrases.deliveryRecorded },
};

/** Whether the application itself has heard of the change. */
export function RequestDeliveries({ deliveries }: { readonly deliveries: readonly RequestDelivery[] }) {
  const say = useSay();
  return (
    <ul className="request-deliveries">
      {deliveries.map((delivery) => {
        const { tone, icon, text } = looks[delivery.state];
        return (
          <li key={`${delivery.eventType}${delivery.at}`}>
            <ToneTag tone={tone} icon={icon}>
              {say(text)}
            </ToneTag>
            <span>{delivery.applicationName}</span>
            <span className="request-history-more">
              <DateTime at={delivery.deliveredAt ?? delivery.at} /> {delivery.lastError}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
