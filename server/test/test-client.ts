export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

type Loose = Record<string, unknown>;

/** Speaks with the server as one person, over real HTTP. */
export interface TestClient {
  get<Body = Loose>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  post<Body = Loose>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<Body>>;
  put<Body = Loose>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<Body>>;
}

export function createTestClient(baseUrl: string, token: string | undefined): TestClient {
  const call = async <Body>(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const content: Body = (isJson ? await response.json() : await response.text()) as Body;
    return { status: response.status, headers: response.headers, body: content };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
  };
}
