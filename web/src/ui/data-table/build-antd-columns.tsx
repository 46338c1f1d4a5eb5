import { tablePhrases } from '@gerbang/contract/phrases/table';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { Say } from '../../language/language-context.ts';
import { renderCell } from './render-cell.tsx';
import type { TableColumn } from './table-column.ts';

interface ColumnSetting<Row> {
  readonly view: ViewDefinition;
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: string;
  readonly say: Say;
  /** Bones instead of values, while the first page is on its way. */
  readonly loading: boolean;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly pinActions: boolean;
}

export function buildAntdColumns<Row extends object>(setting: ColumnSetting<Row>): TableColumnType<Row>[] {
  const built = setting.columns.map((column) => buildColumn(column, setting));
  const { actions, pinActions, loading, say } = setting;
  if (!actions) return built;
  return [
    ...built,
    {
      key: 'actions',
      title: say(tablePhrases.action),
      align: 'end',
      ...(pinActions && { fixed: 'end' as const }),
      render: (_, row) => (loading ? <Bone /> : <div className="data-table-actions">{actions(row)}</div>),
    },
  ];
}

function buildColumn<Row extends object>(
  column: TableColumn<Row>,
  { view, sort, say, loading }: ColumnSetting<Row>,
): TableColumnType<Row> {
  const definition = view.columns[column.name];
  const title = column.title ?? definition?.label;
  const money = definition?.type === 'money';
  return {
    key: column.name,
    title: title ? say(title) : column.name,
    align: money ? 'end' : 'start',
    sorter: definition !== undefined && definition.sortable !== false && !definition.computed,
    sortOrder: sort === `${column.name} asc` ? 'ascend' : sort === `${column.name} desc` ? 'descend' : null,
    render: (_, row) => {
      if (loading) return <Bone />;
      const content = column.render?.(row) ?? renderCell(definition?.type, Reflect.get(row, column.name));
      return (
        <div className="data-table-cell" style={{ minWidth: column.minWidth ?? 0 }}>
          {content}
        </div>
      );
    },
  };
}

function Bone() {
  return <span className="data-table-bone" />;
}
