import { useEffect } from 'react';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const DEBOUNCE_MS = 250;
const CHANNEL = 'gerbang.activity';

/** Calls back once nothing was done for so long, in this tab or in another one of the portal. */
export function useIdle(afterMs: number, onIdle: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    let last = Date.now();
    let debounce: ReturnType<typeof setTimeout> | undefined;
    let timer: ReturnType<typeof setTimeout>;

    // The clock decides, not the timer: a sleeping computer stops timers but not time.
    function check(): void {
      const left = last + afterMs - Date.now();
      if (left <= 0) onIdle();
      else timer = setTimeout(check, left);
    }
    function note(): void {
      clearTimeout(debounce);
      debounce = setTimeout(() => {
        last = Date.now();
        channel.postMessage(last);
      }, DEBOUNCE_MS);
    }

    timer = setTimeout(check, afterMs);
    channel.onmessage = ({ data }) => {
      if (typeof data === 'number') last = Math.max(last, data);
    };
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, note, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(debounce);
      channel.close();
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, note, { capture: true });
    };
  }, [afterMs, onIdle]);
}
