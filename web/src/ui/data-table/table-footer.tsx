import { tablePhrases } from '@gerbang/contract/phrases/table';
import { Pagination, Select } from 'antd';
import { useSay } from '../../language/language-context.ts';
import { PAGE_SIZES, type TableState } from './table-state.ts';
import type { ChangeTable } from './use-table-state.ts';

interface TableFooterProps {
  readonly label: string;
  readonly state: TableState;
  readonly total: number;
  readonly change: ChangeTable;
}

/** How many rows a page has, 'x-y dari total', and the pages. */
export function TableFooter({ label, state, total, change }: TableFooterProps) {
  const say = useSay();
  const { page, size } = state;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return (
    <div className="data-table-foot">
      <Select
        aria-label={say(tablePhrases.pageSize)}
        prefix={say(tablePhrases.pageSize)}
        className="data-table-size"
        value={size}
        options={PAGE_SIZES.map((choice) => ({ value: choice, label: choice }))}
        onChange={(chosen) => change({ size: chosen })}
      />
      {total > 0 && (
        <nav className="data-table-pages" aria-label={say(tablePhrases.pagination, { table: label })}>
          <span>{say(tablePhrases.range, { from, to, total })}</span>
          <Pagination
            size="small"
            current={page}
            pageSize={size}
            total={total}
            showSizeChanger={false}
            showLessItems
            onChange={(chosen) => change({ page: chosen })}
          />
        </nav>
      )}
    </div>
  );
}
