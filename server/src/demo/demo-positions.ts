import type { PrivilegeCode } from '@gerbang/contract/roles';
import type { Position } from './bank-model.ts';

const MILLION = 1_000_000;
const BILLION = 1_000 * MILLION;

export const privilegeNames: Record<PrivilegeCode, string> = {
  INP: 'Inputer',
  APPRL: 'Approval',
  APPRL2: 'Approval Level 2',
  ADMIT: 'Admin IT',
  SPVADMIT: 'Supervisor Admin IT',
  INQ: 'Inquiry',
  ADMITCBG: 'Admin Cabang',
  ADMITARE: 'Admin Area',
  ADMITREG: 'Admin Region',
};

type Line = readonly [
  code: string,
  name: string,
  group: string,
  level: number,
  privilege: PrivilegeCode,
  cash: number,
  nonCash: number,
  useArea?: 'area',
];

// Every approver holds at least what those below them in the tree hold, so that climbing always helps.
// biome-ignore format: a table reads best as one
const lines: readonly Line[] = [
  ['TL1', 'Teller 1', 'Tetap', 9, 'INP', 10 * MILLION, 25 * MILLION],
  ['TL2', 'Teller 2', 'Tetap', 9, 'INP', 15 * MILLION, 40 * MILLION],
  ['TL3', 'Teller 3', 'Tetap', 8, 'INP', 20 * MILLION, 60 * MILLION],
  ['TL4', 'Teller 4', 'Tetap', 8, 'INP', 25 * MILLION, 80 * MILLION],
  ['STO', 'Staf Operasional Cabang', 'STAF', 8, 'INP', 5 * MILLION, 5 * MILLION],
  ['STK', 'Staf Kredit', 'STAF', 9, 'INP', 0, 5 * MILLION],
  ['CSR', 'Customer Service Representative', 'STAF', 9, 'INP', 0, 5 * MILLION],
  ['SPT', 'Supervisor Teller', 'SPV', 7, 'INP', 50 * MILLION, 80 * MILLION, 'area'],
  ['SPL', 'Supervisor Layanan', 'SPV', 7, 'INP', 50 * MILLION, 80 * MILLION, 'area'],
  ['ADC', 'Admin Cabang', 'ADMIN', 7, 'ADMITCBG', 0, 0],
  ['KOC', 'Kepala Operasional Cabang', 'APPROVER', 5, 'APPRL', 100 * MILLION, 100 * MILLION],
  ['KLC', 'Kepala Layanan Cabang', 'APPROVER', 5, 'APPRL', 100 * MILLION, 100 * MILLION],
  ['WPC', 'Wakil Pimpinan Cabang', 'APPROVER', 4, 'APPRL2', 500 * MILLION, 500 * MILLION],
  ['PCB', 'Pimpinan Cabang', 'APPROVER', 4, 'APPRL2', 500 * MILLION, 500 * MILLION],
  ['STA', 'Staf Area', 'STAF', 8, 'INP', 5 * MILLION, 5 * MILLION, 'area'],
  ['SPA', 'Supervisor Area', 'SPV', 7, 'INP', 75 * MILLION, 90 * MILLION, 'area'],
  ['ADA', 'Admin Area', 'ADMIN', 7, 'ADMITARE', 0, 0, 'area'],
  ['KOA', 'Kepala Operasional Area', 'APPROVER', 4, 'APPRL', 500 * MILLION, 500 * MILLION],
  ['PAR', 'Pimpinan Area', 'APPROVER', 3, 'APPRL2', BILLION, BILLION],
  ['STR', 'Staf Region', 'STAF', 8, 'INP', 5 * MILLION, 5 * MILLION, 'area'],
  ['ADR', 'Admin Region', 'ADMIN', 7, 'ADMITREG', 0, 0, 'area'],
  ['KOR', 'Kepala Operasional Region', 'APPROVER', 3, 'APPRL', 2 * BILLION, 2 * BILLION],
  ['PRG', 'Pimpinan Region', 'APPROVER', 2, 'APPRL2', 5 * BILLION, 5 * BILLION],
  ['STP', 'Staf Kantor Pusat', 'STAF', 8, 'INP', 5 * MILLION, 5 * MILLION],
  ['AUD', 'Auditor Internal', 'STAF', 8, 'INQ', 0, 0],
  ['ADI', 'Admin IT', 'ADMIN', 6, 'ADMIT', 0, 0],
  ['SAI', 'Supervisor Admin IT', 'ADMIN', 3, 'SPVADMIT', 0, 0],
  ['KDV', 'Kepala Divisi Operasional', 'APPROVER', 2, 'APPRL', 10 * BILLION, 10 * BILLION],
  ['KGR', 'Kepala Grup Operasional', 'APPROVER', 1, 'APPRL2', 25 * BILLION, 25 * BILLION],
  ['DIR', 'Direktur', 'DIREKSI', 1, 'INQ', 100 * BILLION, 100 * BILLION],
  ['DRU', 'Direktur Utama', 'DIREKSI', 1, 'INQ', 100 * BILLION, 100 * BILLION],
];

export const demoPositions: readonly Position[] = lines.map(
  ([code, name, group, level, privilege, cash, nonCash, useArea], index) => ({
    id: index + 1,
    code,
    name,
    group,
    level,
    privilege,
    cash,
    nonCash,
    useArea: useArea === 'area',
  }),
);

export function findPosition(code: string): Position {
  const found = demoPositions.find((position) => position.code === code);
  if (!found) throw new Error(`The demo bank has no position ${code}.`);
  return found;
}

/** Teller positions, the smallest limits first: what a permanent limit change chooses from. */
export const tellerPositions: readonly Position[] = demoPositions.filter((p) => p.group === 'Tetap');
