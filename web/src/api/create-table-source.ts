import type { TableSource } from '../ui/data-table/table-source.ts';
import type { Api } from './api-client.ts';
import { downloadCsv } from './download-csv.ts';
import { fetchViewPage } from './view-page.ts';

/** Feeds the tables from the server. */
export function createTableSource(api: Api): TableSource {
  return {
    fetchPage: (view, request, signal) => fetchViewPage(api, view, request, { signal }),
    exportCsv: (view, { fileName, filter, orderby, signal, onProgress }) =>
      downloadCsv(api, { view: view.name, fileName, query: { filter, orderby }, signal, onProgress }),
  };
}
