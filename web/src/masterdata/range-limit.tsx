import { SyncOutlined } from '@ant-design/icons';
import { rangeLimitPhrases } from '@gerbang/contract/phrases/range-limit';
import { screens } from '@gerbang/contract/screens';
import { rangeLimit } from '@gerbang/contract/views/range-limit';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { keyOfTable } from '../ui/data-table/table-source.ts';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { useNotice } from '../ui/use-notice.ts';

type Range = RowOf<typeof rangeLimit>;

/** The bank's ranges, kept elsewhere: read here, and fetched anew on request. */
export default function RangeLimit() {
  const say = useSay();
  const { title, purpose } = screens.rangeLimit;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={say(title)}>
        <DataTable<Range>
          id="ranges"
          label={say(title)}
          view={rangeLimit}
          rowKey={(row) => row.rangeLimitId ?? 0}
          extra={<SyncButton />}
          columns={[
            { name: 'limitType', minWidth: 120 },
            { name: 'startLimit' },
            { name: 'endLimit' },
            { name: 'limitCode' },
          ]}
          emptyHint={say(rangeLimitPhrases.emptyHint)}
        />
      </Section>
    </Page>
  );
}

interface SyncAnswer {
  readonly status?: number;
  readonly message: string;
}

function SyncButton() {
  const say = useSay();
  const api = useApi();
  const queries = useQueryClient();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);

  async function sync(): Promise<void> {
    setBusy(true);
    try {
      const { status, message } = await api.get<SyncAnswer>('/api/rangelimit/sync');
      if (status !== undefined && status !== 200) {
        notice.error(say(rangeLimitPhrases.failed), { description: message });
        return;
      }
      notice.success(message);
      await queries.invalidateQueries({ queryKey: keyOfTable(rangeLimit) });
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(rangeLimitPhrases.failed), why ? { description: why } : {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button type="primary" icon={<SyncOutlined />} loading={busy} onClick={sync}>
      {say(busy ? rangeLimitPhrases.syncing : rangeLimitPhrases.sync)}
    </Button>
  );
}
