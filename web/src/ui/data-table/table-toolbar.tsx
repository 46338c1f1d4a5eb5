import { PlusOutlined } from '@ant-design/icons';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language-context.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { SearchBox } from './search-box.tsx';
import type { ChoiceFilter, SearchColumn } from './table-column.ts';
import type { TableState } from './table-state.ts';
import type { ChangeTable } from './use-table-state.ts';

interface TableToolbarProps {
  readonly label: string;
  readonly state: TableState;
  readonly change: ChangeTable;
  readonly searchColumns: readonly SearchColumn[];
  readonly choice: ChoiceFilter | undefined;
  readonly withDates: boolean;
  readonly onCreate: (() => void) | undefined;
  readonly createLabel: string | undefined;
  readonly extra: ReactNode;
  readonly exportButton: ReactNode;
}

/** What narrows the rows down on the left, what is done with the table on the right. */
export function TableToolbar(props: TableToolbarProps) {
  const { label, state, change, searchColumns, choice, withDates, onCreate, extra, exportButton } = props;
  const say = useSay();
  return (
    <fieldset className="data-table-toolbar">
      <legend className="visually-hidden">{say(tablePhrases.toolbar, { table: label })}</legend>
      <div className="data-table-filters">
        {searchColumns.length > 0 && (
          <SearchBox
            text={state.search}
            by={state.searchBy}
            columns={searchColumns}
            onSearch={(search) => change({ search })}
            onSearchBy={(searchBy) => change({ searchBy })}
          />
        )}
        {choice && (
          <Select
            aria-label={say(choice.label)}
            className="data-table-choice"
            allowClear
            placeholder={say(choice.placeholder)}
            value={state.choice || null}
            options={choice.options.map((option) => ({ value: option.value, label: say(option.label) }))}
            onChange={(value: string | null | undefined) => change({ choice: value ?? '' })}
          />
        )}
        {withDates && (
          <DateRangeFilter from={state.from} to={state.to} onChange={(from, to) => change({ from, to })} />
        )}
      </div>
      <div className="data-table-acts">
        {extra}
        {exportButton}
        {onCreate && (
          <Button type="primary" icon={<PlusOutlined />} onClick={onCreate}>
            {props.createLabel ?? say(tablePhrases.create)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
