import { InfoCircleOutlined } from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { limitTetapPhrases as phrases } from '@gerbang/contract/requests/limit-tetap';
import { requestColumns } from '@gerbang/contract/views/request-columns';
import { App, Button, Checkbox, Form, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { useSession } from '../session/session-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Money } from '../ui/money.tsx';
import { useNotice } from '../ui/use-notice.ts';
import { PositionLimitsModal } from './position-limits-modal.tsx';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';
import { useFiling } from './use-filing.ts';
import { useHasWaiting } from './use-has-waiting.ts';
import { useOwnLimitPosition } from './use-own-limit-position.ts';
import { useSubmission } from './use-submission.ts';
import './limit-tetap.css';

interface Position {
  readonly id: number;
  readonly name: string;
}

export function LimitTetapForm() {
  const say = useSay();
  const { message } = App.useApp();
  const send = useSendLimit();
  const [chosen, setChosen] = useState<number>();
  const [sure, setSure] = useState(false);
  const [shown, setShown] = useState<Position>();

  async function submit(): Promise<void> {
    if (chosen === undefined) {
      message.warning(say(phrases.choosePosition));
      return;
    }
    if (!(await send.run(chosen))) return;
    setChosen(undefined);
    setSure(false);
  }

  return (
    <Form layout="vertical" onFinish={submit}>
      <PositionList chosen={chosen} onChoose={setChosen} onShow={setShown} />
      <Form.Item>
        <Checkbox checked={sure} onChange={({ target }) => setSure(target.checked)}>
          {say(phrases.confirm)}
        </Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={!sure} loading={send.busy}>
        {say(phrases.submit)}
      </Button>
      <PositionLimitsModal position={shown} onClose={() => setShown(undefined)} />
    </Form>
  );
}

interface PositionListProps {
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  readonly onShow: (position: Position) => void;
}

/** Teller positions to choose from; the limits of each can be looked at. */
function PositionList({ chosen, onChoose, onShow }: PositionListProps) {
  const say = useSay();
  const positions = useOptions<{ positionName: string }>('filterposition');
  const own = useOwnLimitPosition();
  if (positions.isPending) return <Skeleton active />;
  if (positions.isError) return <ErrorState fault={positions.error} onRetry={() => positions.refetch()} />;
  return (
    <fieldset className="position-list">
      <legend className="position-list-title">{say(phrases.list)}</legend>
      <Radio.Group
        className="position-list-options"
        name="position"
        value={chosen ?? null}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {positions.data.map(({ key, values: { positionName: name } }) => (
          <div key={key} className="position-list-line">
            <Radio value={key} disabled={key === own}>
              {name}
              {key === own && <span className="position-list-own"> ({say(phrases.current)})</span>}
            </Radio>
            <IconButton
              label={say(phrases.showLimits, { position: name })}
              icon={<InfoCircleOutlined />}
              onClick={() => onShow({ id: key, name })}
            />
          </div>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

function useSendLimit() {
  const say = useSay();
  const notice = useNotice();
  const { subdivisionId } = useSession().profile;
  const file = useFiling('LimitTetap');
  const hasWaiting = useHasWaiting();
  const { busy, attempt, tellDuplicate } = useSubmission(phrases.failure);

  async function run(posisiId: number): Promise<boolean> {
    let filed = false;
    await attempt(async () => {
      const answer = await file('limitTetap', { posisiId, subdivisionId });
      filed = answer.outcome === 'filed';
      if (filed) notice.success(say(phrases.success), { description: say(approvalPhrases.viaPortalAndMail) });
      // The wire says both with the same answer; an equal request that waits is seen among one's own.
      else if (await hasWaiting('LimitTetap')) tellDuplicate();
      else notice.error(say(phrases.notGrouped));
    });
    return filed;
  }
  return { busy, run };
}

function LimitTetapSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.position), value: request.after?.position?.toString() },
        { label: say(requestColumns.limitTunai.label), value: <Money amount={request.limitTunai} /> },
        { label: say(requestColumns.limitNonTunai.label), value: <Money amount={request.limitNonTunai} /> },
      ]}
    />
  );
}

export const limitTetapType: RequestType = { Form: LimitTetapForm, Summary: LimitTetapSummary };
