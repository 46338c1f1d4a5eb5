import type { MailDecision } from '@gerbang/contract/mail-decision';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { mailDecisionPhrases as phrases } from '@gerbang/contract/phrases/mail-decision';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { BeforeAfter } from '../ui/before-after.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { DetailList } from '../ui/detail-list.tsx';
import { Money } from '../ui/money.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { useNotice } from '../ui/use-notice.ts';
import { findFacts, nameRequestType } from './name-request-type.ts';
import './mail-decision.css';

interface MailDecisionFormProps {
  readonly link: MailDecision;
  readonly onDecide: (notes: string) => Promise<void>;
}

const MAX_NOTE = 500;

/** The request a link is about, and the one button it gives. */
export function MailDecisionForm({ link, onDecide }: MailDecisionFormProps) {
  const say = useSay();
  const notice = useNotice();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const approves = link.choice === 'approve';
  const { request, particulars } = link;

  async function decide(): Promise<void> {
    setBusy(true);
    try {
      await onDecide(note.trim());
    } catch (fault) {
      notice.error(fault instanceof ApiError ? fault.message : say(commonPhrases.errorTitle));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mail-decision">
      <div className="mail-decision-head">
        <span className="mail-decision-ticket">{request.ticketNumber}</span>
        <StatusTag status={request.status} />
      </div>
      {particulars && <Particulars link={link} particulars={particulars} />}
      <Form layout="vertical" onFinish={decide} className="mail-decision-form">
        {!approves && (
          <Form.Item label={say(approvalPhrases.noteLabel)} htmlFor="mail-decision-note" required>
            <Input.TextArea
              id="mail-decision-note"
              rows={4}
              maxLength={MAX_NOTE}
              showCount
              value={note}
              placeholder={say(approvalPhrases.notePlaceholder)}
              onChange={(event) => setNote(event.target.value)}
            />
          </Form.Item>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          danger={!approves}
          disabled={!approves && note.trim() === ''}
          loading={busy}
        >
          {say(approves ? phrases.approve : phrases.reject)}
        </Button>
      </Form>
    </div>
  );
}

function Particulars({
  link,
  particulars,
}: {
  readonly link: MailDecision;
  readonly particulars: NonNullable<MailDecision['particulars']>;
}) {
  const say = useSay();
  const { typeName } = link.request;
  const amounts = [
    { label: say(approvalPhrases.cash), amount: particulars.limitTunai },
    { label: say(approvalPhrases.nonCash), amount: particulars.limitNonTunai },
  ].filter(({ amount }) => Number(amount) > 0);
  const changes = say(approvalPhrases.changesTitle);
  return (
    <>
      <DetailList
        items={[
          { label: say(approvalPhrases.requestType), value: nameRequestType(typeName, say) },
          { label: say(phrases.level), value: link.level },
          { label: say(approvalPhrases.name), value: particulars.displayName },
          { label: say(approvalPhrases.employeeId), value: particulars.employeeId },
          { label: say(approvalPhrases.position), value: particulars.positionName },
          {
            label: say(approvalPhrases.branch),
            value: `${particulars.subdivisionCode} - ${particulars.subdivisionName}`,
          },
          { label: say(approvalPhrases.date), value: <DateTime at={particulars.createdDate} /> },
          { label: say(phrases.deadline), value: <DateTime at={particulars.deadline} /> },
          ...amounts.map(({ label, amount }) => ({ label, value: <Money amount={amount} /> })),
          {
            label: say(approvalPhrases.description),
            value: particulars.description || say(commonPhrases.noDescription),
            wide: true,
          },
        ]}
      />
      <BeforeAfter
        caption={changes}
        fields={findFacts(typeName)}
        before={particulars.before}
        after={particulars.after}
      />
    </>
  );
}
