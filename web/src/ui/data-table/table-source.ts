import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { createContext, useContext } from 'react';

export interface TablePageRequest {
  readonly filter: string;
  readonly orderby: string;
  readonly top: number;
  readonly skip: number;
}

export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly totalItems: number;
}

export interface TableExport {
  readonly fileName: string;
  readonly filter: string;
  readonly orderby: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** Where tables get their rows; given from outside, so that a table knows of no server. */
export interface TableSource {
  readonly fetchPage: <Row>(
    view: ViewDefinition,
    request: TablePageRequest,
    signal: AbortSignal,
  ) => Promise<TablePage<Row>>;
  readonly exportCsv: (view: ViewDefinition, download: TableExport) => Promise<void>;
}

export const TableSourceContext = createContext<TableSource | undefined>(undefined);

export function useTableSource(): TableSource {
  const source = useContext(TableSourceContext);
  if (!source) throw new Error('A DataTable needs a TableSourceContext around it');
  return source;
}

/** All cached pages of a view begin with this key, so an act can make them stale at once. */
export function keyOfTable(view: Pick<ViewDefinition, 'name'>): readonly [string, string] {
  return ['view', view.name];
}
