import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  FileDoneOutlined,
  SendOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { holdsAny } from '@gerbang/contract/guards';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { oversightPhrases } from '@gerbang/contract/phrases/oversight';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import { useMay } from '../session/session-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import { type Tone, ToneTag } from '../ui/tone-tag.tsx';
import type { RequestDelivery } from './request-detail.ts';
import { useRedeliver } from './use-redeliver.ts';

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
  const redeliver = useRedeliver();
  const mayRedeliver = useMay()(holdsAny('supervisorAdminIT'));
  return (
    <ul className="request-deliveries">
      {deliveries.map((delivery) => {
        const { tone, icon, text } = looks[delivery.state];
        return (
          <li key={delivery.deliveryId}>
            <ToneTag tone={tone} icon={icon}>
              {say(text)}
            </ToneTag>
            <span>{delivery.applicationName}</span>
            <span className="request-history-more">
              <DateTime at={delivery.deliveredAt ?? delivery.at} /> {delivery.lastError}
            </span>
            {mayRedeliver && delivery.state !== 'recorded' && (
              <Button
                size="small"
                icon={<SendOutlined />}
                onClick={() => void redeliver(delivery.deliveryId)}
              >
                {say(oversightPhrases.redeliver)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
