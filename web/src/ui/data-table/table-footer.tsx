import { tablePhrases } from '@gerbang/contract/phrases/table';
import { Pagination } from 'antd';
import { useSay } from '../../language/language-context.ts';

interface TableFooterProps {
  readonly label: string;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** 'x-y dari total' and the pages. */
export function TableFooter({ label, page, size, total, onPage }: TableFooterProps) {
  const say = useSay();
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return (
    <nav className="data-table-foot" aria-label={say(tablePhrases.pagination, { table: label })}>
      <span>{say(tablePhrases.range, { from, to, total })}</span>
      <Pagination
        size="small"
        current={page}
        pageSize={size}
        total={total}
        showSizeChanger={false}
        responsive
        onChange={onPage}
      />
    </nav>
  );
}
