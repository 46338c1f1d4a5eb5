export interface HeldEntry {
  readonly id: number;
  readonly name: string;
  readonly at: string | null | undefined;
}

/** What counts as recent: the last seven days. */
const RECENT_MS = 604_800_000;

/** Each thing once (the first row of an id wins), those updated within the last seven days apart from the older ones. */
export function sortOutEntries(
  entries: readonly HeldEntry[],
  now: number,
): { recent: HeldEntry[]; older: HeldEntry[] } {
  const once = [...new Map([...entries].reverse().map((entry) => [entry.id, entry])).values()].reverse();
  const isRecent = ({ at }: HeldEntry) => at != null && now - Date.parse(at) <= RECENT_MS;
  return { recent: once.filter(isRecent), older: once.filter((entry) => !isRecent(entry)) };
}
