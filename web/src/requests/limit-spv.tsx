import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { filePhrases } from '@gerbang/contract/phrases/files';
import {
  LIMIT_SPV_HOURS,
  LIMIT_SPV_NOTE_LENGTH,
  limitSpvPhrases as phrases,
} from '@gerbang/contract/requests/limit-spv';
import { limitTypes, MAX_AMOUNT, nameLimitType } from '@gerbang/contract/requests/wire-numbers';
import { requestColumns } from '@gerbang/contract/views/request-columns';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { useMyProfile } from '../session/use-my-profile.ts';
import { AmountInput } from '../ui/amount-input.tsx';
import { DetailList } from '../ui/detail-list.tsx';
import { Field, nameFieldHelp } from '../ui/field.tsx';
import { formatMoney, Money } from '../ui/money.tsx';
import { ApplicationField } from './application-field.tsx';
import { FileField } from './file-field.tsx';
import { FileLink } from './file-link.tsx';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';
import { useFileChoice } from './use-file-choice.ts';
import { type LimitDraft, useSendLimitSpv } from './use-send-limit-spv.ts';

const AMOUNT_LENGTH = 26;
const typeOptions = [limitTypes.cash, limitTypes.nonCash].map((value) => ({
  value,
  label: nameLimitType(value),
}));

const emptyDraft: LimitDraft = {
  application: undefined,
  type: undefined,
  amount: '',
  hours: String(LIMIT_SPV_HOURS.most),
  note: '',
};

export function LimitSpvForm() {
  const say = useSay();
  const send = useSendLimitSpv();
  const [draft, setDraft] = useState(emptyDraft);
  const [round, setRound] = useState(0);
  const choice = useFileChoice();
  const change = (part: Partial<LimitDraft>) => setDraft((before) => ({ ...before, ...part }));
  const tooHigh = draft.amount !== '' && BigInt(draft.amount) > MAX_AMOUNT;
  const complete =
    draft.application && draft.type && Number(draft.amount) > 0 && !tooHigh && draft.hours !== '';

  async function submit(): Promise<void> {
    const file = choice.demand();
    if (!complete || !file || !(await send.run(draft, file))) return;
    setDraft(emptyDraft);
    choice.pick(undefined);
    setRound(round + 1);
  }

  return (
    <Form layout="vertical" onFinish={submit} requiredMark={false}>
      <ApplicationField
        key={round}
        id="limit-application"
        label={say(phrases.application)}
        value={draft.application}
        onChange={(application) => change({ application })}
      />
      <Field id="limit-type" label={say(phrases.limitType)}>
        <Radio.Group
          id="limit-type"
          aria-label={say(phrases.limitType)}
          options={typeOptions}
          value={draft.type ?? null}
          onChange={({ target }) => change({ type: target.value })}
        />
      </Field>
      <AmountField draft={draft} tooHigh={tooHigh} onChange={(amount) => change({ amount })} />
      <Field id="limit-hours" label={say(phrases.hours)} help={say(phrases.hoursHelp)}>
        <Input
          id="limit-hours"
          value={draft.hours}
          inputMode="numeric"
          maxLength={1}
          autoComplete="off"
          style={{ width: 96 }}
          aria-describedby={nameFieldHelp('limit-hours')}
          onChange={({ target }) => /^[1-8]?$/.test(target.value) && change({ hours: target.value })}
        />
      </Field>
      <FileField id="limit-file" label={say(filePhrases.file)} choice={choice} />
      <Field id="limit-note" label={say(phrases.note)}>
        <Input.TextArea
          id="limit-note"
          value={draft.note}
          rows={3}
          maxLength={LIMIT_SPV_NOTE_LENGTH}
          showCount
          placeholder={say(phrases.notePlaceholder)}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Button type="primary" htmlType="submit" disabled={!complete} loading={send.busy}>
        {say(phrases.submit)}
      </Button>
    </Form>
  );
}

interface AmountFieldProps {
  readonly draft: LimitDraft;
  readonly tooHigh: boolean;
  readonly onChange: (amount: string) => void;
}

/** The limit that is to hold, beside the one that holds now. */
function AmountField({ draft, tooHigh, onChange }: AmountFieldProps) {
  const say = useSay();
  const { profile } = useMyProfile();
  const { type = limitTypes.cash } = draft;
  const held = type === limitTypes.cash ? profile?.limitTunai : profile?.limitNonTunai;
  const current = draft.type && held;
  const help =
    current != null && say(phrases.amountHelp, { type: nameLimitType(type), limit: formatMoney(current) });
  const pointless = current != null && draft.amount !== '' && BigInt(draft.amount) <= BigInt(current);
  return (
    <Field
      id="limit-amount"
      label={say(phrases.amount)}
      help={help || undefined}
      error={tooHigh ? say(phrases.tooHigh) : undefined}
      warning={
        pointless && Number(draft.amount) > 0
          ? say(phrases.notHigher, { limit: formatMoney(current) })
          : undefined
      }
    >
      <AmountInput
        id="limit-amount"
        value={draft.amount}
        onChange={onChange}
        maxLength={AMOUNT_LENGTH}
        describedBy={nameFieldHelp('limit-amount')}
      />
    </Field>
  );
}

function LimitSpvSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  const hours = request.timePeriode;
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.application), value: request.appName },
        { label: say(requestColumns.descLimit.label), value: request.descLimit },
        { label: say(requestColumns.limitAwal.label), value: <Money amount={request.limitAwal} /> },
        { label: say(requestColumns.limitUpdated.label), value: <Money amount={request.limitUpdated} /> },
        { label: say(commonPhrases.duration), value: hours !== null && say(commonPhrases.hours, { hours }) },
        { label: say(approvalPhrases.file), value: <FileLink request={request} /> },
      ]}
    />
  );
}

export const limitSpvType: RequestType = { Form: LimitSpvForm, Summary: LimitSpvSummary };
