import { printFilter } from '@gerbang/contract/filter/print';
import { buildDateRange, buildSearch } from '@gerbang/contract/filter/search';
import { and, everything, type Filter } from '@gerbang/contract/filter/tree';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { ChoiceFilter } from './table-column.ts';
import type { TableState } from './table-state.ts';

interface TableFilterParts {
  readonly view: ViewDefinition;
  readonly state: TableState;
  /** What always holds in this table. */
  readonly scope: Filter | undefined;
  readonly choice: ChoiceFilter | undefined;
  readonly dateColumn: string | undefined;
}

/** The filter text of what is set on the table, joined to what always holds in it. */
export function buildTableFilter({ view, state, scope, choice, dateColumn }: TableFilterParts): string {
  const searched = view.columns[state.searchBy];
  const chosen = choice?.options.find((option) => option.value === state.choice);
  return printFilter(
    and(
      scope ?? everything(),
      searched
        ? buildSearch({ column: state.searchBy, type: searched.type, text: state.search })
        : everything(),
      chosen?.filter ?? everything(),
      dateColumn && state.from && state.to ? buildDateRange(dateColumn, state.from, state.to) : everything(),
    ),
  );
}
