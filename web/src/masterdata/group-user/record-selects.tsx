import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { groupUserScreenPhrases } from '@gerbang/contract/phrases/group-user';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { userFieldLabels } from '@gerbang/contract/requests/group-user';
import { position } from '@gerbang/contract/views/position';
import { subdivision } from '@gerbang/contract/views/subdivision';
import { Select } from 'antd';
import type { RowOf } from '../../api/row-of.ts';
import { useViewPage } from '../../api/use-view-page.ts';
import { useSay } from '../../language/language-context.ts';

type Position = RowOf<typeof position>;
type Branch = RowOf<typeof subdivision>;

interface IdSelectProps {
  readonly id?: string;
  readonly value?: number;
  readonly onChange?: (id: number) => void;
}

/** Records in use, all at once; what a form chooses from is a few hundred at most. */
const inUse = { filter: printFilter(equals('isDeleted', 0)), top: 1000, skip: 0 };

export function PositionSelect({
  onChosen,
  onChange,
  ...field
}: IdSelectProps & { readonly onChosen: (chosen: Position | undefined) => void }) {
  const say = useSay();
  const found = useViewPage<Position>(position, { ...inUse, orderby: 'positionName asc' });
  const rows = found.data?.items ?? [];
  return (
    <Select
      {...field}
      loading={found.isPending}
      placeholder={say(groupUserScreenPhrases.choose, { label: say(userFieldLabels.positionId) })}
      notFoundContent={say(tablePhrases.empty)}
      showSearch={{ optionFilterProp: 'label' }}
      options={rows.map((row) => ({
        value: row.positionId ?? 0,
        label: `${row.positionCode} - ${row.positionName}`,
      }))}
      onChange={(id: number) => {
        onChange?.(id);
        onChosen(rows.find((row) => row.positionId === id));
      }}
    />
  );
}

export function BranchSelect(field: IdSelectProps) {
  const say = useSay();
  const found = useViewPage<Branch>(subdivision, { ...inUse, orderby: 'subdivisionCode asc' });
  return (
    <Select
      {...field}
      loading={found.isPending}
      placeholder={say(groupUserScreenPhrases.choose, { label: say(userFieldLabels.subdivisionId) })}
      notFoundContent={say(tablePhrases.empty)}
      showSearch={{ optionFilterProp: 'label' }}
      options={(found.data?.items ?? []).map((row) => ({
        value: row.subdivisionId ?? 0,
        label: `${row.subdivisionCode} - ${row.subdivisionName}`,
      }))}
    />
  );
}
