import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { nameStatus } from '@gerbang/contract/status';
import { Button } from 'antd';
import { useState } from 'react';
import { type Say, useSay } from '../language/language-context.ts';
import { DateTime } from '../ui/date-time.tsx';
import type { DetailItem } from '../ui/detail-list.tsx';
import { DetailModal } from '../ui/detail-modal.tsx';
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
  const mayDecide = shown.can.approve || shown.can.reject;
  return (
    <DetailModal
      open={row !== undefined}
      title={say(approvalPhrases.detailTitle)}
      width={760}
      onClose={onClose}
      lead={<RequestLead row={shown} />}
      items={listFacts(shown, say)}
      footer={
        mayDecide ? (
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
        ) : null
      }
    >
      <RequestParticulars row={shown} />
    </DetailModal>
  );
}

/** Which request, how it stands, and why it was refused if it was. */
function RequestLead({ row }: { readonly row: RequestRow }) {
  const say = useSay();
  return (
    <>
      <div className="request-detail-head">
        <span className="request-detail-ticket">{row.ticketNumber}</span>
        <StatusTag status={row.status} />
      </div>
      {nameStatus(row.status) === 'rejected' && row.notes && (
        <p className="request-detail-note">
          <strong>{say(commonPhrases.notes)}: </strong>
          {row.notes}
        </p>
      )}
    </>
  );
}

/** What every request has. */
function listFacts(row: RequestRow, say: Say): readonly DetailItem[] {
  const branch = [row.subdivisionCodeUser, row.subdivisionNameUser].filter(Boolean).join(' - ');
  return [
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
  ];
}
