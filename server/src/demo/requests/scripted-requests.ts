import type { Outcome } from './draft.ts';
import type { DemoKind } from './request-routes.ts';

/** Somebody of the demo bank: an account of the table, or the n-th other holder of a position in a unit. */
export type Who = string | readonly [unit: string, position: string, nth: number];

/** A request the demo tells a story with, at a fixed distance from now. */
export interface ScriptedRequest {
  readonly hoursAgo: number;
  readonly filer: Who;
  readonly kind: DemoKind;
  readonly outcome: Outcome;
  readonly about?: Who;
  readonly applicationId?: number;
  readonly hours?: number;
}

const DAY = 24;

const storyOfInputer: readonly ScriptedRequest[] = [
  { hoursAgo: 70 * DAY, filer: 'inputer', kind: 'HakAkses', outcome: 'approved', applicationId: 4 },
  { hoursAgo: 45 * DAY, filer: 'inputer', kind: 'HakAkses', outcome: 'rejected', applicationId: 7 },
  { hoursAgo: 30 * DAY, filer: 'inputer', kind: 'HakAkses', outcome: 'expired', applicationId: 8 },
  {
    hoursAgo: 20 * DAY,
    filer: 'inputer',
    kind: 'PerubahanMenu',
    outcome: 'approved',
    applicationId: 1,
    hours: 4,
  },
  { hoursAgo: 12 * DAY, filer: 'inputer', kind: 'ResetPassword', outcome: 'approved', applicationId: 2 },
  { hoursAgo: 8 * DAY, filer: 'inputer', kind: 'Profile', outcome: 'rejected' },
  { hoursAgo: 20, filer: 'inputer', kind: 'HakAkses', outcome: 'waiting2', applicationId: 6 },
  { hoursAgo: 5, filer: 'inputer', kind: 'HakAkses', outcome: 'waiting1', applicationId: 5 },
  { hoursAgo: 3, filer: 'inputer', kind: 'PerubahanMenu', outcome: 'waiting1', applicationId: 2, hours: 8 },
];

const storyOfOtherAccounts: readonly ScriptedRequest[] = [
  {
    hoursAgo: 60 * DAY,
    filer: 'admincabang',
    kind: 'GroupUserCabang',
    outcome: 'approved',
    about: 'nonaktif',
  },
  { hoursAgo: 40 * DAY, filer: 'teller', kind: 'LimitTetap', outcome: 'rejected' },
  { hoursAgo: 25 * DAY, filer: 'teller', kind: 'ResetPassword', outcome: 'approved', applicationId: 1 },
  {
    hoursAgo: 10 * DAY,
    filer: 'supervisor',
    kind: 'LimitSpv',
    outcome: 'approved',
    applicationId: 1,
    hours: 3,
  },
  {
    hoursAgo: 9,
    filer: 'supervisor',
    kind: 'PerubahanMenu',
    outcome: 'approved',
    applicationId: 1,
    hours: 48,
  },
  { hoursAgo: 6, filer: 'adminit', kind: 'GroupUser', outcome: 'waiting1', about: ['0102', 'STO', 0] },
  { hoursAgo: 7, filer: 'spvadminit', kind: 'Cabang', outcome: 'waiting1' },
  { hoursAgo: 4, filer: 'spvadminit2', kind: 'GroupingLimit', outcome: 'waiting1' },
];

/** What waits in the branch of the accounts, and in the one that is none of its approvers' business. */
const queues: readonly ScriptedRequest[] = [
  { hoursAgo: 28, filer: ['0101', 'STO', 0], kind: 'HakAkses', outcome: 'waiting2', applicationId: 9 },
  { hoursAgo: 26, filer: ['0101', 'CSR', 0], kind: 'HakAkses', outcome: 'waiting2', applicationId: 10 },
  { hoursAgo: 24, filer: ['0101', 'TL2', 0], kind: 'HakAkses', outcome: 'waiting2', applicationId: 12 },
  {
    hoursAgo: 22,
    filer: ['0101', 'SPL', 0],
    kind: 'LimitSpv',
    outcome: 'waiting2',
    applicationId: 1,
    hours: 4,
  },
  { hoursAgo: 19, filer: ['0101', 'STO', 0], kind: 'PerubahanMenu', outcome: 'waiting2', applicationId: 1 },
  {
    hoursAgo: 18,
    filer: 'admincabang',
    kind: 'GroupUserCabang',
    outcome: 'waiting2',
    about: ['0101', 'STK', 0],
  },
  { hoursAgo: 14, filer: ['0101', 'CSR', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 11 },
  { hoursAgo: 13, filer: ['0101', 'SPL', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 13 },
  { hoursAgo: 11, filer: ['0101', 'TL2', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 6 },
  { hoursAgo: 10, filer: ['0101', 'STO', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 13 },
  {
    hoursAgo: 8,
    filer: ['0101', 'SPL', 0],
    kind: 'LimitSpv',
    outcome: 'waiting1',
    applicationId: 1,
    hours: 2,
  },
  { hoursAgo: 7.5, filer: ['0101', 'TL2', 0], kind: 'LimitTetap', outcome: 'waiting1' },
  {
    hoursAgo: 6.5,
    filer: 'admincabang',
    kind: 'GroupUserCabang',
    outcome: 'waiting1',
    about: ['0101', 'TL4', 0],
  },
  { hoursAgo: 12, filer: ['0909', 'STO', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 12 },
  { hoursAgo: 9.5, filer: ['0909', 'TL1', 0], kind: 'HakAkses', outcome: 'waiting1', applicationId: 10 },
];

export const scriptedRequests: readonly ScriptedRequest[] = [
  ...storyOfInputer,
  ...storyOfOtherAccounts,
  ...queues,
];
