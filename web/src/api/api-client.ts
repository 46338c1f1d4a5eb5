import type { Language } from '@gerbang/contract/phrases/phrase';
import { ApiError, readRefusal } from './api-error.ts';

export type Query = Readonly<Record<string, string | number | undefined>>;

interface CallOptions {
  readonly query?: Query;
  readonly signal?: AbortSignal;
  /** Work in the background: a failure stays with the caller instead of raising an alert. */
  readonly quiet?: boolean;
}

/** The portal's server as the screens see it. */
export interface Api {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** The raw answer, for downloads that are read piece by piece. */
  open(path: string, options?: CallOptions): Promise<Response>;
}

export interface Connection {
  /** A token that is still good for the length of a call. */
  readonly getToken: () => Promise<string>;
  readonly getLanguage: () => Language;
  /** Hears of every failure that is not quiet: alerts and the end of the session are decided there. */
  readonly onFault: (fault: ApiError) => void;
}

const RETRY_DELAYS_MS = [400, 1600];

export function createApi(connection: Connection): Api {
  async function call(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
    try {
      const request = await buildRequest(connection, method, body, options);
      const url = printUrl(path, options.query);
      const response = await (method === 'GET' ? send(url, request) : sendStubbornly(url, request));
      if (!response.ok) throw await readRefusal(response);
      return response;
    } catch (fault) {
      if (fault instanceof ApiError && !options.quiet) connection.onFault(fault);
      throw fault;
    }
  }

  async function callForJson<Answer>(
    method: string,
    path: string,
    body: unknown,
    options: CallOptions = {},
  ): Promise<Answer> {
    const response = await call(method, path, body, options);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  return {
    get: (path, options) => callForJson('GET', path, undefined, options),
    post: (path, body, options) => callForJson('POST', path, body, options),
    put: (path, body, options) => callForJson('PUT', path, body, options),
    open: (path, options = {}) => call('GET', path, undefined, options),
  };
}

async function buildRequest(
  connection: Connection,
  method: string,
  body: unknown,
  options: CallOptions,
): Promise<RequestInit> {
  const headers = new Headers({
    Authorization: `Bearer ${await connection.getToken()}`,
    'Accept-Language': connection.getLanguage(),
  });
  // One key an act: the retries below repeat it, so the server answers them without a second effect.
  if (method !== 'GET') headers.set('Idempotency-Key', crypto.randomUUID());
  const request: RequestInit = { method, headers };
  if (options.signal) request.signal = options.signal;
  if (body instanceof FormData) request.body = body;
  else if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(body);
  }
  return request;
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError(0, { cause });
  }
}

/** A write whose answer was lost is sent again: with its key this is safe, and nobody has to wonder. */
async function sendStubbornly(url: string, request: RequestInit): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send(url, request);
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return send(url, request);
}

function printUrl(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
