import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { Api } from './api-client.ts';

export interface ViewRequest {
  readonly filter?: string;
  readonly orderby?: string;
  readonly top: number;
  /** Zero-based row offset. */
  readonly skip: number;
}

export interface ViewPage<Row> {
  readonly items: readonly Row[];
  readonly totalItems: number;
}

/** As much of a view's definition as its address needs. */
export type ViewAddress = Pick<ViewDefinition, 'name' | 'path'>;

function printViewPath(view: ViewAddress): string {
  return view.path === 'plain' ? `/api/${view.name}` : `/api/${view.name}/view`;
}

export function fetchViewPage<Row>(
  api: Api,
  view: ViewAddress,
  request: ViewRequest,
  options: { signal?: AbortSignal; quiet?: boolean } = {},
): Promise<ViewPage<Row>> {
  return api.get(printViewPath(view), { ...options, query: { ...request } });
}
