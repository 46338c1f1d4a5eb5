import { HistoryOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { useRecordHistory } from './recorded-change.ts';

/** The record whose history is asked for: what it is called, and every key it was ever filed under. */
export interface HistorySubject {
  readonly name: string;
  readonly records: readonly string[];
}

interface RecordHistoryDialogProps {
  /** Without a subject the dialog is closed. */
  readonly subject: HistorySubject | undefined;
  readonly onClose: () => void;
}

/** Who asked for what, who decided, what changed and when: every master record has this. */
export function RecordHistoryDialog({ subject, onClose }: RecordHistoryDialogProps) {
  const say = useSay();
  // While it fades out, it still shows what it showed.
  const [last, setLast] = useState(subject);
  if (subject && subject !== last) setLast(subject);
  const shown = subject ?? last;
  if (!shown) return null;
  return (
    <Dialog
      open={subject !== undefined}
      title={say(masterDataPhrases.historyOf, { name: shown.name })}
      onClose={onClose}
    >
      <RecordHistory records={shown.records} />
    </Dialog>
  );
}

const PAGE = 10;

function RecordHistory({ records }: Pick<HistorySubject, 'records'>) {
  const say = useSay();
  const [top, setTop] = useState(PAGE);
  const query = useRecordHistory(records, top);
  if (query.isPending) return <Skeleton active paragraph={{ rows: 5 }} />;
  if (query.isError) return <ErrorState fault={query.error} onRetry={() => query.refetch()} />;
  const { items, totalItems } = query.data;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<HistoryOutlined />}
        title={say(masterDataPhrases.historyEmpty)}
        hint={say(masterDataPhrases.historyEmptyHint)}
      />
    );
  }
  return (
    <ol className="record-history">
      {items.map((change) => (
        <li key={change.bucketApprovalId}>
          <ChangeEntry change={change} />
        </li>
      ))}
      {totalItems > items.length && (
        <li>
          <Button block loading={query.isFetching} onClick={() => setTop(top + PAGE)}>
            {say(masterDataPhrases.historyMore)}
          </Button>
        </li>
      )}
    </ol>
  );
}
