import type { Api } from '../api/api-client.ts';

/** Sends a request's file; gives back the name under which the server keeps it. */
export async function uploadFile(api: Api, ticketNumber: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  // Quiet: whoever sends it says in their own words what went wrong.
  const { fileName } = await api.post<{ fileName: string }>(
    `/storage/upload/${encodeURIComponent(ticketNumber)}`,
    form,
    { quiet: true },
  );
  return fileName;
}
