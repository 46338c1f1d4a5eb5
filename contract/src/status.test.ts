import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWaiting,
  nameStatus,
  nextStatus,
  type RequestEvent,
  requestStatus,
  waitingLevel,
} from './status.ts';

const { waiting1, waiting2, approved, rejected, expired } = requestStatus;
const events: RequestEvent[] = ['approve', 'reject', 'expire'];
const statuses = Object.values(requestStatus);

describe('the table of states', () => {
  it('takes one approval at one level and two at two levels', () => {
    expect(nextStatus(waiting1, 'approve', 1)).toBe(approved);
    expect(nextStatus(waiting1, 'approve', 2)).toBe(waiting2);
    expect(nextStatus(waiting2, 'approve', 2)).toBe(approved);
  });

  it('lets every waiting state be rejected or expire', () => {
    for (const from of [waiting1, waiting2]) {
      expect(nextStatus(from, 'reject', 2)).toBe(rejected);
      expect(nextStatus(from, 'expire', 2)).toBe(expired);
    }
  });

  it('lets nothing leave an end', () => {
    for (const from of [approved, rejected, expired]) {
      for (const event of events) expect(nextStatus(from, event, 2)).toBeUndefined();
    }
  });

  it('ends every walk within two steps, whatever happens', () => {
    const walk = fc.array(fc.constantFrom(...events), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(walk, fc.constantFrom(1 as const, 2 as const), (steps, levels) => {
        let at: (typeof statuses)[number] = waiting1;
        for (const event of steps) at = nextStatus(at, event, levels) ?? at;
        return !isWaiting(at);
      }),
    );
  });

  it('knows which level waits, and reads unknown numbers as expired', () => {
    expect(statuses.map(waitingLevel)).toEqual([1, undefined, undefined, undefined, 2]);
    expect([1, 5, 2, 3, 4, 99].map(nameStatus)).toEqual([
      'waiting1',
      'waiting2',
      'approved',
      'rejected',
      'expired',
      'expired',
    ]);
  });
});
