import { CheckCircleOutlined, ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { aplikasiPhrases } from '@gerbang/contract/requests/aplikasi';
import type { masterAplikasi } from '@gerbang/contract/views/master-aplikasi';
import { Tooltip } from 'antd';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { ToneTag } from '../ui/tone-tag.tsx';

const states = {
  delivered: { tone: 'green', icon: <CheckCircleOutlined />, text: aplikasiPhrases.delivered },
  waiting: { tone: 'blue', icon: <ClockCircleOutlined />, text: aplikasiPhrases.deliveryWaiting },
  failed: { tone: 'red', icon: <WarningOutlined />, text: aplikasiPhrases.deliveryFailed },
} as const;

/** Where an application is told of changes, and how the last telling went. */
export function WebhookState({ row }: { readonly row: RowOf<typeof masterAplikasi> }) {
  const say = useSay();
  if (!row.webhookUrl) return <span className="named-record-note">{say(aplikasiPhrases.noWebhook)}</span>;
  const state = states[row.lastDeliveryState as keyof typeof states];
  return (
    <div className="named-record">
      <span className="named-record-name">{row.webhookUrl}</span>
      {state && (
        <Tooltip title={row.lastDeliveryError ?? say(aplikasiPhrases.lastDelivery)}>
          <span>
            <ToneTag tone={state.tone} icon={state.icon}>
              {say(state.text)}
            </ToneTag>
          </span>
        </Tooltip>
      )}
    </div>
  );
}
