/** What the server tells every browser before sign-in. */
export interface ClientConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Whether a mail catcher is served at /inbox. */
  readonly inbox: boolean;
}

export async function fetchClientConfig(): Promise<ClientConfig> {
  const response = await fetch('/client-config.json');
  if (!response.ok) throw new Error(`client-config.json: HTTP ${response.status}`);
  return response.json();
}
