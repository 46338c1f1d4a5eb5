import type { Filter } from '@gerbang/contract/filter/tree';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { Button, Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language-context.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { buildAntdColumns } from './build-antd-columns.tsx';
import { buildTableFilter } from './build-table-filter.ts';
import { ExportButton } from './export-button.tsx';
import { type ChoiceFilter, listSearchColumns, type TableColumn } from './table-column.ts';
import { TableFooter } from './table-footer.tsx';
import { useTableSource } from './table-source.ts';
import { isFiltered } from './table-state.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useTablePage } from './use-table-page.ts';
import { useTableState } from './use-table-state.ts';
import './data-table.css';

interface DataTableProps<Row extends object> {
  /** Its name in the address; two tables on one screen need two. */
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly view: ViewDefinition;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** What always holds in this table. */
  readonly scope?: Filter;
  /** Its order until a header is pressed; the view's own unless said otherwise. */
  readonly order?: string;
  readonly defaultSearchBy?: string;
  readonly choice?: ChoiceFilter;
  /** The column the date range speaks of; without it there is no date range. */
  readonly dateColumn?: string;
  readonly onCreate?: () => void;
  readonly createLabel?: string;
  /** A button of the screen's own. */
  readonly extra?: ReactNode;
  /** The export's file name, without the ending; without it there is no export. */
  readonly csvName?: string;
  /** What an empty table says besides that it is empty, and the next step. */
  readonly emptyHint?: string;
  readonly emptyAction?: ReactNode;
  readonly actions?: (row: Row) => ReactNode;
}

/** The one table of the portal: a view's rows with search, filters, order, pages and export. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, view, columns, rowKey, scope, choice, dateColumn, csvName, actions } = props;
  const say = useSay();
  const source = useTableSource();
  const pinActions = Grid.useBreakpoint().md === true;
  const searchColumns = listSearchColumns(view, columns);
  const searchBy = props.defaultSearchBy ?? view.defaultSearch ?? searchColumns[0]?.name ?? '';
  const [state, change] = useTableState(id, searchBy);
  const filter = buildTableFilter({ view, state, scope, choice, dateColumn });
  const orderby = state.sort || (props.order ?? view.defaultOrder);
  const query = useTablePage<Row>(view, filter, orderby, state, change);
  const loading = query.isPending;
  const total = query.data?.totalItems ?? 0;

  return (
    <div className="data-table">
      <TableToolbar
        label={label}
        state={state}
        change={change}
        searchColumns={searchColumns}
        choice={choice}
        withDates={dateColumn !== undefined}
        onCreate={props.onCreate}
        createLabel={props.createLabel}
        extra={props.extra}
        exportButton={
          csvName && (
            <ExportButton
              fileName={csvName}
              onExport={(signal, onProgress) =>
                source.exportCsv(view, { fileName: csvName, filter, orderby, signal, onProgress })
              }
            />
          )
        }
      />
      <p role="status" className="visually-hidden">
        {query.isSuccess && say(tablePhrases.found, { total })}
      </p>
      <div className="data-table-frame" aria-busy={query.isFetching}>
        {query.isError ? (
          <ErrorState fault={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
        ) : (
          <Table<Row>
            aria-label={label}
            columns={buildAntdColumns({ view, columns, sort: state.sort, say, loading, actions, pinActions })}
            // Bones need rows to stand in; their own columns never look inside.
            dataSource={
              loading ? Array.from({ length: state.size }, () => ({}) as Row) : [...(query.data?.items ?? [])]
            }
            rowKey={(row, index) => (loading ? `bone-${index}` : rowKey(row))}
            pagination={false}
            showSorterTooltip={false}
            scroll={{ x: true }}
            onChange={(_pages, _filters, sorter) => {
              const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
              change({ sort: order ? `${columnKey} ${order === 'ascend' ? 'asc' : 'desc'}` : '' });
            }}
            locale={{
              emptyText: (
                <EmptyState
                  title={say(tablePhrases.empty)}
                  hint={isFiltered(state) ? say(tablePhrases.emptyFiltered) : props.emptyHint}
                  action={
                    isFiltered(state) ? (
                      <Button onClick={() => change({ search: '', choice: '', from: '', to: '' })}>
                        {say(tablePhrases.clearFilters)}
                      </Button>
                    ) : (
                      props.emptyAction
                    )
                  }
                />
              ),
            }}
          />
        )}
      </div>
      <TableFooter label={label} state={state} total={total} change={change} />
    </div>
  );
}
