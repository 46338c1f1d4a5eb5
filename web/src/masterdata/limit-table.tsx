import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { groupingLimit, groupingLimitPhrases } from '@gerbang/contract/requests/grouping-limit';
import { Table, type TableColumnType } from 'antd';
import { useSay } from '../language/language-context.ts';
import { AmountInput } from '../ui/amount-input.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Money } from '../ui/money.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import { isWorthSaving, type LimitDraft, type LimitRow } from './limit-row.ts';
import { NamedRecord } from './named-record.tsx';
import type { RecordedChange } from './recorded-change.ts';
import '../ui/data-table/data-table.css';
import './limit-table.css';

interface LimitTableProps {
  readonly label: string;
  readonly rows: readonly LimitRow[];
  readonly loading: boolean;
  readonly draft: LimitDraft | undefined;
  readonly findWaiting: (group: string) => RecordedChange | undefined;
  readonly onDraft: (draft: LimitDraft | undefined) => void;
  readonly onSave: (draft: LimitDraft, row: LimitRow) => Promise<void>;
}

/** The limits of a position, a row for each limit group, edited in place, one row at a time. */
export function LimitTable({ label, rows, loading, draft, findWaiting, onDraft, onSave }: LimitTableProps) {
  const say = useSay();
  const { facts } = groupingLimit;

  const amountColumn = (field: 'tunai' | 'nonTunai', title: string): TableColumnType<LimitRow> => ({
    key: field,
    title,
    align: 'end',
    width: 210,
    render: (_, row) =>
      draft?.group === row.group ? (
        <AmountCell column={title} field={field} draft={draft} onDraft={onDraft} />
      ) : (
        <Money amount={row[field]} />
      ),
  });

  const columns: TableColumnType<LimitRow>[] = [
    {
      key: 'group',
      title: say(groupingLimitPhrases.group),
      width: 120,
      // On a phone the amounts scroll; what they belong to stays.
      fixed: 'start',
      render: (_, row) => <NamedRecord name={row.group} waiting={findWaiting(row.group)} />,
    },
    amountColumn('tunai', say(facts.limitTunai.label)),
    amountColumn('nonTunai', say(facts.limitNonTunai.label)),
    {
      key: 'action',
      title: say(tablePhrases.action),
      align: 'end',
      width: 110,
      render: (_, row) => (
        <div className="data-table-actions">
          {draft?.group === row.group ? (
            <SaveActions draft={draft} row={row} onDraft={onDraft} onSave={onSave} />
          ) : (
            <IconButton
              label={`${say(masterDataPhrases.edit)} ${row.group}`}
              icon={<EditOutlined />}
              disabled={draft !== undefined || findWaiting(row.group) !== undefined}
              onClick={() => onDraft({ group: row.group, tunai: row.tunai, nonTunai: row.nonTunai })}
            />
          )}
        </div>
      ),
    },
  ];

  return (
    <div className="data-table-frame">
      <Table<LimitRow>
        aria-label={label}
        columns={columns}
        dataSource={[...rows]}
        rowKey="group"
        loading={loading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: loading ? ' ' : <EmptyState title={say(tablePhrases.empty)} /> }}
      />
    </div>
  );
}

interface AmountCellProps {
  readonly column: string;
  readonly field: 'tunai' | 'nonTunai';
  readonly draft: LimitDraft;
  readonly onDraft: (draft: LimitDraft) => void;
}

function AmountCell({ column, field, draft, onDraft }: AmountCellProps) {
  const say = useSay();
  const id = `limit-${field}`;
  const missing = draft[field] === '';
  return (
    <div className="limit-cell">
      <AmountInput
        id={id}
        label={`${column} ${draft.group}`}
        value={draft[field]}
        maxLength={26}
        status={missing ? 'error' : ''}
        {...(missing && { describedBy: `${id}-missing` })}
        onChange={(digits) => onDraft({ ...draft, [field]: digits })}
      />
      {missing && (
        <span id={`${id}-missing`} role="alert" className="limit-cell-missing">
          {say(groupingLimitPhrases.numberMissing, { column })}
        </span>
      )}
    </div>
  );
}

interface SaveActionsProps extends Pick<LimitTableProps, 'onDraft' | 'onSave'> {
  readonly draft: LimitDraft;
  readonly row: LimitRow;
}

function SaveActions({ draft, row, onDraft, onSave }: SaveActionsProps) {
  const say = useSay();
  const confirm = useConfirm();
  return (
    <>
      <IconButton
        label={say(commonPhrases.save)}
        icon={<CheckOutlined />}
        type="primary"
        disabled={!isWorthSaving(draft, row)}
        onClick={() => confirm({ title: say(commonPhrases.areYouSure), onYes: () => onSave(draft, row) })}
      />
      <IconButton
        label={say(commonPhrases.cancel)}
        icon={<CloseOutlined />}
        onClick={() => onDraft(undefined)}
      />
    </>
  );
}
