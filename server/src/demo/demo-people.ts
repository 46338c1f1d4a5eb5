import type { DemoSize, Person, Position, Unit } from './bank-model.ts';
import { createRandom, type Random } from './create-random.ts';
import { demoAccounts, formatEmployeeId } from './demo-accounts.ts';
import { demoApplications } from './demo-applications.ts';
import { makeName, makePhone } from './demo-names.ts';
import { findPosition } from './demo-positions.ts';

/** Where the accounts of the table work: unit code and position code. */
const seats: Readonly<Record<string, readonly [unit: string, position: string]>> = {
  inputer: ['0101', 'STO'],
  supervisor: ['0101', 'SPT'],
  teller: ['0101', 'TL1'],
  approver1: ['0101', 'KOC'],
  approver1b: ['0101', 'KLC'],
  approver2: ['0101', 'PCB'],
  approver2b: ['0101', 'WPC'],
  adminit: ['0001', 'ADI'],
  adminit2: ['0001', 'ADI'],
  spvadminit: ['0001', 'SAI'],
  spvadminit2: ['0001', 'SAI'],
  inquiry: ['0001', 'AUD'],
  admincabang: ['0101', 'ADC'],
  adminarea: ['9101', 'ADA'],
  adminregion: ['9100', 'ADR'],
  approver9: ['0909', 'KOC'],
  nonaktif: ['0101', 'STK'],
};

const LARGE_HEADCOUNT = 50_000;
/** Only the first bits are applications; the inputer keeps most of the list to ask for. */
const INPUTER_ACCESS = (1 << 1) | (1 << 2) | (1 << 3);

/** Everybody in the bank: first the accounts of the table, then unit by unit. */
export function buildPeople(units: readonly Unit[], size: DemoSize): Person[] {
  const random = createRandom(600);
  const people: Person[] = [];
  const seated: string[] = [];

  for (const account of demoAccounts) {
    const seat = seats[account.username];
    if (!seat) continue;
    const unit = units.find(({ code }) => code === seat[0]);
    if (!unit) throw new Error(`The demo bank has no unit ${seat[0]}.`);
    const [firstName = '', lastName = ''] = account.displayName.split(' ');
    people.push(
      makePerson(random, {
        userId: people.length + 1,
        username: account.username,
        name: { firstName, lastName },
        position: findPosition(seat[1]),
        unit,
      }),
    );
    seated.push(seat.join());
  }
  for (const unit of units) {
    for (const code of listSeats(unit, size)) {
      const taken = seated.indexOf(`${unit.code},${code}`);
      if (taken >= 0) seated.splice(taken, 1);
      else people.push(hire(random, people.length + 1, unit, findPosition(code)));
    }
  }
  const branches = units.filter((unit) => unit.level === 3);
  while (size === 'large' && people.length < LARGE_HEADCOUNT) {
    people.push(hire(random, people.length + 1, random.pick(branches), findPosition('STO')));
  }
  return people;
}

function listSeats(unit: Unit, size: DemoSize): string[] {
  switch (unit.level) {
    case 0: {
      const admins = size === 'large' ? 20 : 2;
      const staff = ['STP', 'STP', 'STP', 'STP', 'STP', 'STP', 'AUD', 'AUD', 'AUD'];
      const top = ['DRU', 'DIR', 'DIR', 'DIR', 'KGR', 'KGR', 'KDV', 'KDV'];
      return [...top, ...repeat('ADI', admins), ...repeat('SAI', admins), ...staff];
    }
    case 1:
      return ['PRG', 'PRG', 'KOR', 'KOR', 'ADR', 'STR', 'STR'];
    case 2:
      return ['PAR', 'PAR', 'KOA', 'KOA', 'SPA', 'ADA', 'STA'];
    case 3:
      return listBranchSeats(unit);
  }
}

function listBranchSeats(unit: Unit): string[] {
  const tellers = ['TL1', 'TL2', unit.id % 2 === 0 ? 'TL3' : 'TL1', ...(unit.group === 'KCU' ? ['TL4'] : [])];
  const staff = ['STO', 'STO', 'CSR', ...(unit.group === 'KCU' ? ['STK', 'STK'] : [])];
  const admin = unit.group === 'KCU' || unit.id % 2 === 0 ? ['ADC'] : [];
  return ['PCB', 'WPC', 'KOC', 'KLC', 'SPT', 'SPL', ...tellers, ...staff, ...admin];
}

function repeat(code: string, times: number): string[] {
  return Array.from({ length: times }, () => code);
}

function hire(random: Random, userId: number, unit: Unit, position: Position): Person {
  return makePerson(random, { userId, username: undefined, name: makeName(random), position, unit });
}

function makePerson(
  random: Random,
  seat: Pick<Person, 'userId' | 'username' | 'position' | 'unit'> & {
    name: { firstName: string; lastName: string };
  },
): Person {
  const { userId, username, position, unit } = seat;
  const employeeId = formatEmployeeId(userId);
  return {
    userId,
    employeeId,
    username,
    ...seat.name,
    displayName: `${seat.name.firstName} ${seat.name.lastName}`,
    email: `${username ?? employeeId}@bank.example`,
    emailAlternate: random.chance(0.3) ? `${employeeId}@surel.example` : null,
    phone: makePhone(random),
    contract: username === undefined && position.level >= 8 && random.chance(0.15),
    position,
    unit,
    ip: `10.${unit.level * 20 + (unit.id % 20)}.${unit.id % 200}.${10 + (userId % 240)}`,
    part: 'none',
    reservedAccess: 0,
    active: username !== 'nonaktif',
    access: username === 'inputer' ? INPUTER_ACCESS : chooseAccess(random, position),
    limitPosition: undefined,
  };
}

function chooseAccess(random: Random, position: Position): number {
  const open = demoApplications.filter((application) => application.active);
  let access = 1 << 1;
  for (let more = position.level >= 7 ? 3 : 2; more > 0; more--) access |= 1 << random.pick(open).id;
  return access;
}
