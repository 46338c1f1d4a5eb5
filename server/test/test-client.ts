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
  /** The bytes as they are. */
  download(path: string): Promise<Answer<Buffer>>;
}

export function createTestClient(baseUrl: string, token: string | undefined): TestClient {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
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
        ...authorization,
        // A form names its own type, with the boundary in it.
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const content: Body = (isJson ? await response.json() : await response.text()) as Body;
    return { status: response.status, headers: response.headers, body: content };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    download: async (path) => {
      const response = await fetch(`${baseUrl}${path}`, { headers: authorization });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    },
  };
}
