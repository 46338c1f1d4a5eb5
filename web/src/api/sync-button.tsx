import { SyncOutlined } from '@ant-design/icons';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { keyOfTable } from '../ui/data-table/table-source.ts';
import { useNotice } from '../ui/use-notice.ts';
import { useApi } from './api-context.ts';
import { ApiError } from './api-error.ts';

interface SyncButtonProps {
  readonly path: string;
  readonly phrases: { readonly sync: Phrase; readonly syncing: Phrase; readonly failed: Phrase };
  /** Lists that show something else afterwards. */
  readonly refreshes: readonly Pick<ViewDefinition, 'name'>[];
}

interface SyncAnswer {
  readonly status?: number;
  readonly message: string;
}

/** Starts a synchronisation, shows that it runs, and tells in the server's words how it ended. */
export function SyncButton({ path, phrases, refreshes }: SyncButtonProps) {
  const say = useSay();
  const api = useApi();
  const queries = useQueryClient();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);

  async function sync(): Promise<void> {
    setBusy(true);
    try {
      const { status, message } = await api.get<SyncAnswer>(path);
      if (status !== undefined && status !== 200) notice.error(say(phrases.failed), { description: message });
      else notice.success(message);
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(phrases.failed), why ? { description: why } : {});
    } finally {
      setBusy(false);
      await Promise.all(refreshes.map((view) => queries.invalidateQueries({ queryKey: keyOfTable(view) })));
    }
  }

  return (
    <Button type="primary" icon={<SyncOutlined aria-hidden />} loading={busy} onClick={sync}>
      {say(busy ? phrases.syncing : phrases.sync)}
    </Button>
  );
}
