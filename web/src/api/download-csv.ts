import { saveBlob } from '../ui/save-blob.ts';
import type { Api, Query } from './api-client.ts';

interface CsvDownload {
  /** The view's name: /api/{view}/viewAsCSV. */
  readonly view: string;
  readonly fileName: string;
  readonly query: Query;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** Reads the whole list as CSV, telling how far it is, and hands it to the browser as a file. */
export async function downloadCsv(api: Api, download: CsvDownload): Promise<void> {
  const { view, fileName, query, signal, onProgress } = download;
  const response = await api.open(`/api/${view}/viewAsCSV`, {
    query: { filename: fileName, ...query },
    signal,
    quiet: true,
  });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  saveBlob(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
}
