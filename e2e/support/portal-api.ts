import type { Page } from '@playwright/test';
import { waitUntilLoaded } from './wait-until-loaded.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export type CallApi = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<ApiAnswer>;

/**
 * Calls the API by hand from inside the page, with the token the page itself uses: what somebody does who opens the
 * browser's console. The token lives in memory only, so it is read off a call the page makes.
 */
export async function borrowToken(page: Page): Promise<CallApi> {
  const seen = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.reload();
  const authorization = (await seen).headers().authorization ?? '';
  // The page goes on loading; its own first calls must not meet ours half-way.
  await waitUntilLoaded(page);
  return (method, path, body) =>
    page.evaluate(
      async (call) => {
        const response = await fetch(call.path, {
          method: call.method,
          headers: {
            authorization: call.authorization,
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        });
        const answer: ApiAnswer = { status: response.status, body: await response.json() };
        return answer;
      },
      { method, path, body, authorization },
    );
}
