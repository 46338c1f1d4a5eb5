const SECOND_MS = 1000;

/** Hours, minutes and seconds, rounded up: what still runs never shows zero. The hours go on beyond a day. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
