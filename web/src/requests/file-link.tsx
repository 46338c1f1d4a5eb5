import { DownloadOutlined } from '@ant-design/icons';
import { filePhrases } from '@gerbang/contract/phrases/files';
import { Button } from 'antd';
import { useState } from 'react';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { saveBlob } from '../ui/save-blob.ts';
import { useNotice } from '../ui/use-notice.ts';
import type { RequestRow } from './request-row.ts';
import './file-link.css';

/** A request's file. It is fetched with the person's token, so it is a button and not an address. */
export function FileLink({ request }: { readonly request: Pick<RequestRow, 'ticketNumber' | 'fileName'> }) {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);
  const { fileName: file, ticketNumber } = request;
  if (!file) return say(filePhrases.none);

  async function download(name: string): Promise<void> {
    setBusy(true);
    try {
      const answer = await api.open(`/storage/${encodeURIComponent(ticketNumber)}`, { quiet: true });
      saveBlob(await answer.blob(), name);
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(filePhrases.downloadFailed), why ? { description: why } : {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      type="link"
      className="file-link"
      icon={<DownloadOutlined />}
      loading={busy}
      aria-label={say(filePhrases.download, { file })}
      onClick={() => download(file)}
    >
      {file}
    </Button>
  );
}
