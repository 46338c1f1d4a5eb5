import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { limitTetapPhrases as phrases } from '@gerbang/contract/requests/limit-tetap';
import { limitViewGrouping } from '@gerbang/contract/views/limit-view-grouping';
import { Skeleton, Table } from 'antd';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Money } from '../ui/money.tsx';

interface Position {
  readonly id: number;
  readonly name: string;
}

interface PositionLimitsModalProps {
  readonly position: Position | undefined;
  readonly onClose: () => void;
}

/** 'Limit Transaksional': what a position may move in each group of branches. */
export function PositionLimitsModal({ position, onClose }: PositionLimitsModalProps) {
  const say = useSay();
  // While it fades out, it still shows what it showed.
  const [last, setLast] = useState(position);
  if (position && position !== last) setLast(position);
  const shown = position ?? last;
  return (
    <Dialog open={position !== undefined} title={say(phrases.limitsTitle)} width={560} onClose={onClose}>
      {shown && <PositionLimits position={shown} />}
    </Dialog>
  );
}

type LimitRow = RowOf<typeof limitViewGrouping>;

interface GroupLimits {
  readonly group: string;
  readonly cash: number | string;
  readonly nonCash: number | string;
}

function PositionLimits({ position }: { readonly position: Position }) {
  const say = useSay();
  const query = useViewPage<LimitRow>(limitViewGrouping, {
    filter: printFilter(equals('positionId', position.id)),
    orderby: 'groupSubdivision asc, limitedType asc',
    top: 1000,
    skip: 0,
  });
  if (query.isPending || query.isPlaceholderData) return <Skeleton active />;
  if (query.isError) return <ErrorState fault={query.error} onRetry={() => query.refetch()} />;
  return (
    <>
      <p className="position-limits-name">{position.name}</p>
      <Table<GroupLimits>
        size="small"
        aria-label={`${say(phrases.limitsTitle)} ${position.name}`}
        rowKey="group"
        dataSource={mergeGroups(query.data.items)}
        pagination={false}
        scroll={{ y: 200 }}
        locale={{ emptyText: say(tablePhrases.empty) }}
        columns={[
          { title: say(phrases.group), dataIndex: 'group' },
          { title: say(phrases.cash), align: 'right', render: (_, row) => <Money amount={row.cash} /> },
          { title: say(phrases.nonCash), align: 'right', render: (_, row) => <Money amount={row.nonCash} /> },
        ]}
      />
    </>
  );
}

/** One line a group: its cash and its non-cash row; what is missing is zero. */
function mergeGroups(rows: readonly LimitRow[]): GroupLimits[] {
  const groups = new Map<string, GroupLimits>();
  for (const row of rows) {
    const group = row.groupSubdivision ?? '-';
    const { cash, nonCash } = groups.get(group) ?? { cash: 0, nonCash: 0 };
    groups.set(group, {
      group,
      cash: row.limitedType === 1 ? (row.limitTunai ?? 0) : cash,
      nonCash: row.limitedType === 2 ? (row.limitNontunai ?? 0) : nonCash,
    });
  }
  return [...groups.values()];
}
