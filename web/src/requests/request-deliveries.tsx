import { CheckCircleOutlined, ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { useSay } from '../language/language-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import { ToneTag } from '../ui/tone-tag.tsx';
import type { RequestDelivery } from './request-detail.ts';

const waiting = {
  tone: 'blue',
  icon: <ClockCircleOutlined />,
  text: approvalPhrases.deliveryWaiting,
} as const;
const looks = {
  delivered: { tone: 'green', icon: <CheckCircleOutlined />, text: approvalPhrases.delivered },
  failed: { tone: 'red', icon: <WarningOutlined />, text: approvalPhrases.deliveryFailed },
  waiting,
} as const;

function findLook(state: string) {
  return Object.hasOwn(looks, state) ? looks[state as keyof typeof looks] : waiting;
}

/** Whether the application itself has heard of the change. */
export function RequestDeliveries({ deliveries }: { readonly deliveries: readonly RequestDelivery[] }) {
  const say = useSay();
  return (
    <ul>
      {deliveries.map((delivery) => {
        const { tone, icon, text } = findLook(delivery.state);
        return (
          <li key={`${delivery.applicationName}${delivery.at}`}>
            <ToneTag tone={tone} icon={icon}>
              {say(text)}
            </ToneTag>{' '}
            {delivery.applicationName}{' '}
            <span className="request-history-more">
              {delivery.at && <DateTime at={delivery.at} />} {delivery.error}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
