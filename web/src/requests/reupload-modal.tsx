import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { filePhrases } from '@gerbang/contract/phrases/files';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useNotice } from '../ui/use-notice.ts';
import { FileField } from './file-field.tsx';
import { FileLink } from './file-link.tsx';
import type { RequestRow } from './request-row.ts';
import { uploadFile } from './upload-file.ts';
import { useFileChoice } from './use-file-choice.ts';

interface ReuploadModalProps {
  /** The request whose file is sent again; without one the dialog is closed. */
  readonly row: RequestRow | undefined;
  readonly onClose: () => void;
}

/** 'Reupload File': sends a waiting request's file again. */
export function ReuploadModal({ row, onClose }: ReuploadModalProps) {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const queries = useQueryClient();
  const choice = useFileChoice();
  const [busy, setBusy] = useState(false);

  async function upload(): Promise<void> {
    const file = choice.demand();
    if (!file || !row) return;
    setBusy(true);
    try {
      const name = await uploadFile(api, row.ticketNumber, file);
      notice.success(say(filePhrases.success, { file: name }));
      onClose();
      await queries.invalidateQueries();
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(filePhrases.failure), why ? { description: why } : {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={row !== undefined}
      title={say(filePhrases.reupload)}
      width={520}
      onClose={onClose}
      onClosed={() => choice.pick(undefined)}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {say(commonPhrases.cancel)}
        </Button>,
        <Button key="upload" type="primary" loading={busy} onClick={upload}>
          {say(filePhrases.upload)}
        </Button>,
      ]}
    >
      {row && (
        <Form layout="vertical">
          <DetailList
            items={[
              { label: say(approvalPhrases.ticketNumber), value: row.ticketNumber },
              { label: say(filePhrases.current), value: <FileLink request={row} /> },
            ]}
          />
          <FileField id="reupload-file" label={say(filePhrases.file)} choice={choice} />
        </Form>
      )}
    </Dialog>
  );
}
