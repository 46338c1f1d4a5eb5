import { tablePhrases } from '@gerbang/contract/phrases/table';
import { matrixMenu, matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { Grid, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { EditActions, PositionCell, TextCell } from './matrix-cells.tsx';
import { type MatrixRow, type Menu, type MenuDraft, showCode } from './matrix-row.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordStatus } from './record-status.tsx';

/** The one row that is edited, and what is typed into it. */
export interface Editing {
  readonly key: string;
  readonly draft: MenuDraft;
}

interface MatrixTableProps {
  readonly label: string;
  readonly rows: readonly MatrixRow[];
  readonly loading: boolean;
  readonly editing: Editing | undefined;
  readonly onDraft: (draft: MenuDraft) => void;
  readonly onEdit: (row: MatrixRow & { kind: 'menu' }) => void;
  readonly onCancel: () => void;
  readonly onSave: () => Promise<void>;
  readonly onDelete: (menu: Menu, isDeleted: 0 | 1) => Promise<void>;
  readonly onHistory: (menu: Menu) => void;
}

const HEIGHT = 200;

/** The menus of an application, edited in place, one row at a time. */
export function MatrixTable(props: MatrixTableProps) {
  const { label, rows, loading, editing, onDraft } = props;
  const say = useSay();
  const { facts } = matrixMenu;
  // On a phone a pinned column would leave no room for the others.
  const pinned = Grid.useBreakpoint().md === true;

  /** A cell that shows the row, or edits it where the row is the one being edited. */
  function cell(show: (row: MatrixRow) => ReactNode, edit: (draft: MenuDraft) => ReactNode) {
    return (_: unknown, row: MatrixRow) =>
      editing?.key === row.key ? edit(editing.draft) : (show(row) ?? '-');
  }

  const columns: TableColumnType<MatrixRow>[] = [
    {
      key: 'code',
      title: say(facts.roleMenuCode.label),
      width: 130,
      render: cell(
        (row) => showCode(readFact(row, 'roleMenuCode')),
        (draft) => (
          <TextCell
            field="roleMenuCode"
            value={draft.code}
            longest={50}
            onChange={(code) => onDraft({ ...draft, code })}
          />
        ),
      ),
    },
    {
      key: 'name',
      title: say(facts.roleMenuName.label),
      width: 200,
      render: cell(
        (row) => readFact(row, 'roleMenuName'),
        (draft) => (
          <TextCell
            field="roleMenuName"
            value={draft.name}
            longest={100}
            onChange={(name) => onDraft({ ...draft, name })}
          />
        ),
      ),
    },
    {
      key: 'function',
      title: say(facts.function.label),
      width: 200,
      render: cell(
        (row) => readFact(row, 'function'),
        (draft) => (
          <TextCell
            field="function"
            value={draft.function}
            longest={200}
            onChange={(typed) => onDraft({ ...draft, function: typed })}
          />
        ),
      ),
    },
    {
      key: 'position',
      title: say(facts.position.label),
      width: 200,
      render: cell(
        (row) => readFact(row, 'position'),
        (draft) => (
          <PositionCell
            value={draft.positionId}
            onChange={(positionId) => onDraft({ ...draft, positionId })}
          />
        ),
      ),
    },
    {
      key: 'status',
      title: say(facts.active.label),
      width: 130,
      render: (_, row) => <MatrixStatus row={row} />,
    },
    {
      key: 'action',
      title: say(tablePhrases.action),
      align: 'end',
      width: 132,
      ...(pinned && { fixed: 'end' as const }),
      render: (_, row) => (
        <div className="data-table-actions">
          <MatrixActions row={row} {...props} />
        </div>
      ),
    },
  ];

  return (
    <div className="data-table-frame">
      <Table<MatrixRow>
        aria-label={label}
        columns={columns}
        dataSource={[...rows]}
        rowKey="key"
        loading={loading}
        pagination={false}
        size="small"
        scroll={{ x: 'max-content', y: HEIGHT }}
        locale={{ emptyText: loading ? ' ' : <EmptyState title={say(tablePhrases.empty)} /> }}
      />
    </div>
  );
}

function MatrixStatus({ row }: { readonly row: MatrixRow }) {
  if (row.kind === 'blank') return '-';
  if (row.kind === 'asked') return <RecordStatus isDeleted={undefined} waiting={row.change} />;
  return <RecordStatus isDeleted={row.menu.isDeleted} waiting={row.waiting} />;
}

function MatrixActions({ row, editing, ...on }: MatrixTableProps & { readonly row: MatrixRow }) {
  const say = useSay();
  if (editing?.key === row.key) {
    return <EditActions draft={editing.draft} onSave={on.onSave} onCancel={on.onCancel} />;
  }
  if (row.kind !== 'menu') return null;
  const { menu } = row;
  return (
    <RecordActions
      name={menu.roleMenuName ?? ''}
      isDeleted={menu.isDeleted === 1}
      locked={editing !== undefined || row.waiting !== undefined}
      question={say(matrixMenuPhrases.areYouSure)}
      onEdit={() => on.onEdit(row)}
      onDelete={(isDeleted) => on.onDelete(menu, isDeleted)}
      onHistory={() => on.onHistory(menu)}
    />
  );
}

type ShownFact = 'roleMenuCode' | 'roleMenuName' | 'function' | 'position';

function readFact(row: MatrixRow, fact: ShownFact): string | null {
  if (row.kind === 'blank') return null;
  if (row.kind === 'menu') return row.menu[fact === 'position' ? 'positionName' : fact];
  const asked = row.change.after?.[fact];
  return typeof asked === 'string' ? asked : null;
}
