import { sessionPhrases } from '@gerbang/contract/phrases/session';

interface RefusalBody {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly fields?: unknown;
}

/** A call that did not succeed: refused or failed by the server, or never answered (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The server's own sentence, fit to be shown; absent when it sent none. */
  readonly sentence: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    details: {
      code?: string;
      sentence?: string;
      fields?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(details.sentence ?? describeStatus(status), { cause: details.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = details.code;
    this.sentence = details.sentence;
    this.fields = details.fields ?? {};
  }

  get isNetworkFault(): boolean {
    return this.status === 0;
  }
}

/** The specification's own words, which are the same in both languages. */
function describeStatus(status: number): string {
  if (status === 0) return sessionPhrases.networkFault.en;
  if (status === 504) return sessionPhrases.gatewayTimeout.en;
  return status >= 500 ? sessionPhrases.serverFault.en : `HTTP ${status}`;
}

/** Reads the refusal out of an answer; a body that is none (a proxy's page) leaves just the status. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: RefusalBody | null = await response.json().catch(() => null);
  if (typeof body?.code !== 'string' || typeof body.message !== 'string')
    return new ApiError(response.status);
  return new ApiError(response.status, {
    code: body.code,
    sentence: body.message,
    fields: readFields(body.fields),
  });
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}
