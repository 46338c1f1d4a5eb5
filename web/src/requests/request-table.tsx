import { CheckOutlined, CloseOutlined, EyeOutlined, MailOutlined, UploadOutlined } from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { filePhrases } from '@gerbang/contract/phrases/files';
import { type ComponentProps, useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NoteModal } from '../ui/note-modal.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import { RequestDetailModal } from './request-detail-modal.tsx';
import type { RequestRow } from './request-row.ts';
import { ReuploadModal } from './reupload-modal.tsx';
import { useDecision } from './use-decision.ts';
import { useResend } from './use-resend.ts';

type RequestTableProps = Omit<ComponentProps<typeof DataTable<RequestRow>>, 'rowKey' | 'actions'>;

/** A table of requests with what the person may do with each: look, approve, reject, send the mail or the file again. */
export function RequestTable(props: RequestTableProps) {
  const say = useSay();
  const confirm = useConfirm();
  const decide = useDecision();
  const resend = useResend();
  const [detail, setDetail] = useState<RequestRow>();
  const [rejected, setRejected] = useState<RequestRow>();
  const [reuploaded, setReuploaded] = useState<RequestRow>();

  function askToApprove(row: RequestRow): void {
    confirm({
      title: say(commonPhrases.areYouSure),
      content: row.ticketNumber,
      onYes: async () => {
        // The wire's fixed note; it is stored, so it does not follow the reader's language.
        await decide(row, 'approve', approvalPhrases.approveNote.id);
      },
    });
  }

  return (
    <>
      <DataTable<RequestRow>
        {...props}
        rowKey={(row) => row.bucketApprovalId}
        actions={(row) => (
          <>
            <IconButton
              label={say(approvalPhrases.detail)}
              icon={<EyeOutlined />}
              onClick={() => setDetail(row)}
            />
            {row.can.resend && (
              <IconButton
                label={say(approvalPhrases.resend)}
                icon={<MailOutlined />}
                onClick={() =>
                  confirm({ title: say(approvalPhrases.resendQuestion), onYes: () => resend(row) })
                }
              />
            )}
            {row.can.reupload && (
              <IconButton
                label={say(filePhrases.reupload)}
                icon={<UploadOutlined />}
                onClick={() => setReuploaded(row)}
              />
            )}
            {row.can.reject && (
              <IconButton
                label={say(approvalPhrases.reject)}
                icon={<CloseOutlined />}
                danger
                onClick={() => setRejected(row)}
              />
            )}
            {row.can.approve && (
              <IconButton
                label={say(approvalPhrases.approve)}
                icon={<CheckOutlined />}
                type="primary"
                onClick={() => askToApprove(row)}
              />
            )}
          </>
        )}
      />
      <RequestDetailModal
        row={detail}
        onClose={() => setDetail(undefined)}
        onApprove={askToApprove}
        onReject={setRejected}
      />
      <ReuploadModal row={reuploaded} onClose={() => setReuploaded(undefined)} />
      <NoteModal
        open={rejected !== undefined}
        submitLabel={say(approvalPhrases.reject)}
        onClose={() => setRejected(undefined)}
        onSubmit={async (note) => {
          if (rejected && (await decide(rejected, 'reject', note))) setRejected(undefined);
        }}
      />
    </>
  );
}
