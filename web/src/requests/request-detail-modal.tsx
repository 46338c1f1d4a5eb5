import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { nameStatus } from '@gerbang/contract/status';
import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import { DetailList } from '../ui/detail-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { nameRequestType } from './name-request-type.ts';
import { RequestParticulars } from './request-particulars.tsx';
import type { RequestRow } from './request-row.ts';
import './request-detail.css';

interface RequestDetailModalProps {
  /** The request to show; without one the dialog is closed. */
  readonly row: RequestRow | undefined;
  readonly onClose: () => void;
  readonly onApprove: (row: RequestRow) => void;
  readonly onReject: (row: RequestRow) => void;
}

/** 'Detail Pengajuan': who asks for what, what would change, who decides, and what happened so far. */
export function RequestDetailModal({ row, onClose, onApprove, onReject }: RequestDetailModalProps) {
  const say = useSay();
  // While it fades out, it still shows what it showed.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (!shown) return null;

  const act = (how: (row: RequestRow) => void) => () => {
    onClose();
    how(shown);
  };
  const decisions = shown.can.approve || shown.can.reject;
  return (
    <Dialog
      open={row !== undefined}
      title={say(approvalPhrases.detailTitle)}
      width={760}
      onClose={onClose}
      footer={
        decisions && (
          <>
            {shown.can.reject && (
              <Button danger onClick={act(onReject)}>
                {say(approvalPhrases.reject)}
              </Button>
            )}
            {shown.can.approve && (
              <Button type="primary" onClick={act(onApprove)}>
                {say(approvalPhrases.approve)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="request-detail">
        <div className="request-detail-head">
          <span className="request-detail-ticket">{shown.ticketNumber}</span>
          <StatusTag status={shown.status} />
        </div>
        {nameStatus(shown.status) === 'rejected' && shown.notes && (
          <p className="request-detail-note">
            <strong>{say(commonPhrases.notes)}: </strong>
            {shown.notes}
          </p>
        )}
        <RequestFacts row={shown} />
        <RequestParticulars row={shown} />
      </div>
    </Dialog>
  );
}

/** What every request has. */
function RequestFacts({ row }: { readonly row: RequestRow }) {
  const say = useSay();
  const branch = [row.subdivisionCodeUser, row.subdivisionNameUser].filter(Boolean).join(' - ');
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.requestType), value: nameRequestType(row.typeName, say) },
        { label: say(approvalPhrases.date), value: <DateTime at={row.createdDate} /> },
        { label: say(approvalPhrases.username), value: row.firstName },
        { label: say(approvalPhrases.name), value: row.displayName },
        { label: say(approvalPhrases.employeeId), value: row.employeeId },
        { label: say(approvalPhrases.branch), value: branch },
        { label: say(approvalPhrases.position), value: row.positionName },
        {
          label: say(approvalPhrases.description),
          value: row.description || say(commonPhrases.noDescription),
          wide: true,
        },
      ]}
    />
  );
}
