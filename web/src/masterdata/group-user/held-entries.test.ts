import { describe, expect, it } from 'vitest';
import { sortOutEntries } from './held-entries.ts';

const now = Date.parse('2026-11-15T00:00:00Z');
const entry = (id: number, at: string | null, name = `Aplikasi ${id}`) => ({ id, name, at });

describe('what a person holds', () => {
  it('keeps what is seven days old among the recent, and what is older or undated apart', () => {
    const week = entry(1, '2026-11-08T00:00:00Z');
    const older = entry(2, '2026-11-07T23:59:59Z');
    const undated = entry(3, null);
    expect(sortOutEntries([week, older, undated], now)).toEqual({ recent: [week], older: [older, undated] });
  });

  it('shows each thing once, the first row of an id standing for it', () => {
    const newest = entry(1, '2026-11-14T00:00:00Z', 'Baru');
    const old = entry(1, '2026-01-01T00:00:00Z', 'Lama');
    expect(sortOutEntries([newest, old], now)).toEqual({ recent: [newest], older: [] });
  });
});
