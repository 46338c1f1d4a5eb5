import type { Api } from '../api/api-client.ts';

/** The address the server sees; it goes along for the record and stops nobody when it cannot be had. */
export async function readOwnAddress(api: Api): Promise<string | null> {
  try {
    return (await api.get<{ IP: string }>('/ip', { quiet: true })).IP;
  } catch {
    return null;
  }
}
