import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../api/api-client.ts';
import { useApi } from '../api/api-context.ts';

const POLL_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Several changes at once are one reason to look again. */
const GATHER_MS = 300;

/**
 * Keeps what is on screen true without a reload. The server says that something changed, never what: the screens
 * ask for it as they always do. While the stream is down they ask now and then instead.
 */
export function LiveUpdates() {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const ending = new AbortController();
    void followUpdates(api, queries, ending.signal);
    return () => ending.abort();
  }, [api, queries]);
  return null;
}

async function followUpdates(api: Api, queries: QueryClient, signal: AbortSignal): Promise<void> {
  const refresh = gather(() => queries.invalidateQueries({ predicate: ({ queryKey }) => isLive(queryKey) }));
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const polling = setInterval(refresh, POLL_MS);
    try {
      const response = await api.open('/api/live', { signal, quiet: true });
      clearInterval(polling);
      await readStream(response, () => {
        pause = FIRST_PAUSE_MS;
        refresh();
      });
    } catch {
      // Whatever it was, the next try tells; an ended session shows itself on the next ordinary call.
    }
    const waiting = setInterval(refresh, POLL_MS);
    await sleep(pause, signal);
    clearInterval(waiting);
    clearInterval(polling);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Lists of options hardly ever change, and never because of a request. */
function isLive(key: readonly unknown[]): boolean {
  return key[0] !== 'options' && key[0] !== 'mail-decision';
}

/** Calls back once the stream stands (something may have changed while it did not) and at every piece of news. */
async function readStream(response: Response, onNews: () => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.includes('data:') || value.includes(': open')) onNews();
  }
}

function gather(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, GATHER_MS);
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
