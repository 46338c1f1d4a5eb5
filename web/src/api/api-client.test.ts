import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api-client.ts';
import type { ApiError } from './api-error.ts';

const onFault = vi.fn<(fault: ApiError) => void>();
const api = createApi({ getToken: async () => 'token', getLanguage: () => 'id', onFault });

function stubFetch(...answers: (Response | Error)[]) {
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('no more answers');
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  onFault.mockClear();
});

test('a write whose answer was lost is sent again under the same key', async () => {
  const fetch = stubFetch(new TypeError('lost'), Response.json({ done: true }));
  await expect(api.post('/api/x/create', { a: 1 })).resolves.toEqual({ done: true });
  const keys = fetch.mock.calls.map(([, request]) => new Headers(request.headers).get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(onFault).not.toHaveBeenCalled();
});

test('two acts have two keys, and reading has none', async () => {
  const fetch = stubFetch(Response.json({}), Response.json({}), Response.json({}));
  await api.post('/api/x/create');
  await api.post('/api/x/create');
  await api.get('/api/x');
  const keys = fetch.mock.calls.map(([, request]) => new Headers(request.headers).get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBeNull();
});

test("the server's own sentence reaches the screen and the alert", async () => {
  stubFetch(Response.json({ code: 'NOT_ALLOWED', message: 'Tidak boleh' }, { status: 403 }));
  await expect(api.get('/api/x')).rejects.toMatchObject({ status: 403, sentence: 'Tidak boleh' });
  expect(onFault).toHaveBeenCalledOnce();
});

test('a lost read is a network fault at once; a quiet one raises no alert', async () => {
  stubFetch(new TypeError('lost'));
  await expect(api.get('/api/x', { quiet: true })).rejects.toMatchObject({ isNetworkFault: true });
  expect(onFault).not.toHaveBeenCalled();
});
