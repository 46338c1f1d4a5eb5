import type { Filter } from '@gerbang/contract/filter/tree';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { ReactNode } from 'react';

/** A column a table shows; whatever is left out comes from the view's definition. */
export interface TableColumn<Row> {
  /** Its name in the view. */
  readonly name: string;
  readonly title?: Phrase;
  readonly render?: (row: Row) => ReactNode;
  /** Longer text wraps, but never in less than this. */
  readonly minWidth?: number;
}

/** A dropdown that narrows the rows down, such as by status. */
export interface ChoiceFilter {
  readonly label: Phrase;
  /** What it says while nothing is chosen. */
  readonly placeholder: Phrase;
  readonly options: readonly { readonly value: string; readonly label: Phrase; readonly filter: Filter }[];
}

export interface SearchColumn {
  readonly name: string;
  readonly label: Phrase;
}

/** What the search-by dropdown offers: the view's searchable columns, called as the table calls them. */
export function listSearchColumns<Row>(
  view: ViewDefinition,
  columns: readonly TableColumn<Row>[],
): readonly SearchColumn[] {
  return Object.entries(view.columns)
    .filter(([, column]) => column.searchable && !column.hidden && !column.computed)
    .map(([name, column]) => ({
      name,
      label: columns.find((shown) => shown.name === name)?.title ?? column.label,
    }));
}
