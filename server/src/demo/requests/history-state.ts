import type { PrivilegeCode } from '@gerbang/contract/roles';
import { type Bank, listWayUp, type Person, type Unit } from '../bank-model.ts';
import type { Random } from '../create-random.ts';
import type { DemoKind } from './request-routes.ts';

/** Groups of people a filer is chosen from. The accounts of the table file only what is scripted for them. */
export type Pool =
  | 'everybody'
  | 'inputers'
  | 'supervisors'
  | 'tellers'
  | 'unitAdmins'
  | 'adminIT'
  | 'supervisorAdminIT';

/** What a request asks to change; an equal one may not wait beside it. */
interface Target {
  readonly kind: DemoKind;
  readonly targetKey: string;
}

/** In the small bank the branch of the accounts gets more than its share, so that its screens are full. */
const HOME_BRANCH = '0101';
const HOME_SHARE = 0.07;
const SWEEP_EVERY = 20_000;

const unitAdminPrivileges: readonly PrivilegeCode[] = ['ADMITCBG', 'ADMITARE', 'ADMITREG'];

const poolRules: Record<Pool, (person: Person) => boolean> = {
  everybody: isOrdinary,
  inputers: (p) => isOrdinary(p) && p.position.privilege === 'INP',
  supervisors: (p) => isOrdinary(p) && p.position.group === 'SPV',
  tellers: (p) => isOrdinary(p) && p.part === 'none' && p.position.group === 'Tetap',
  unitAdmins: (p) => isOrdinary(p) && unitAdminPrivileges.includes(p.position.privilege),
  // Few hold these, so their named holders take part.
  adminIT: (p) => p.position.privilege === 'ADMIT',
  supervisorAdminIT: (p) => p.position.privilege === 'SPVADMIT',
};

/** Neither an account of the table nor somebody a scripted request is about, whose own requests would end with it. */
function isOrdinary(person: Person): boolean {
  return person.username === undefined && person.part !== 'subject';
}

/** The bank while its history is being written. */
export class HistoryState {
  readonly bank: Bank;
  /** People whose deactivation was approved and who have not been brought back. */
  readonly switchedOff = new Set<Person>();
  /** People with something that waits, which would end if they were switched off. */
  readonly waitingFilers = new Set<Person>();
  readonly #pools: Record<Pool, { all: Person[]; home: Person[] }>;
  readonly #holders = new Map<string, Person[]>();
  readonly #staffBelow = new Map<Unit, Person[]>();
  readonly #children = new Map<Unit, Unit[]>();
  readonly #busyUntil = new Map<string, number>();

  constructor(bank: Bank) {
    this.bank = bank;
    const choose = (pool: Pool) => {
      const all = bank.people.filter(poolRules[pool]);
      const home = bank.size === 'small' ? all.filter((person) => person.unit.code === HOME_BRANCH) : [];
      return { all, home };
    };
    this.#pools = {
      everybody: choose('everybody'),
      inputers: choose('inputers'),
      supervisors: choose('supervisors'),
      tellers: choose('tellers'),
      unitAdmins: choose('unitAdmins'),
      adminIT: choose('adminIT'),
      supervisorAdminIT: choose('supervisorAdminIT'),
    };
    for (const person of bank.people) this.#index(person);
    for (const unit of bank.units) if (unit.parent) append(this.#children, unit.parent, unit);
  }

  pickFiler(random: Random, pool: Pool): Person {
    const { all, home } = this.#pools[pool];
    for (;;) {
      const person = random.pick(home.length > 0 && random.chance(HOME_SHARE) ? home : all);
      if (person.active) return person;
    }
  }

  listHolders(unit: Unit, privilege: PrivilegeCode): readonly Person[] {
    return this.#holders.get(`${unit.id} ${privilege}`) ?? [];
  }

  /** Ordinary staff of a unit and of everything below it: those an admin may switch off without stopping a queue. */
  listStaffBelow(unit: Unit): readonly Person[] {
    return this.#staffBelow.get(unit) ?? [];
  }

  /** Where somebody who works across an area may use a menu: below the own unit, or beside it in a branch. */
  listReach(unit: Unit): readonly Unit[] {
    const below = this.#children.get(unit);
    if (below) return [unit, ...below];
    return (unit.parent && this.#children.get(unit.parent)) ?? [unit];
  }

  /** Whether an equal request waits, or what it gave still runs. */
  isBusy(target: Target, at: number): boolean {
    return (this.#busyUntil.get(nameTarget(target)) ?? 0) > at;
  }

  keepBusy(target: Target, until: number, at: number): void {
    this.#busyUntil.set(nameTarget(target), until);
    if (this.#busyUntil.size % SWEEP_EVERY !== 0) return;
    for (const [name, end] of this.#busyUntil) if (end <= at) this.#busyUntil.delete(name);
  }

  #index(person: Person): void {
    const { position, unit } = person;
    append(this.#holders, `${unit.id} ${position.privilege}`, person);
    if (position.privilege !== 'INP' || position.level < 8) return;
    if (person.username !== undefined || person.part !== 'none') return;
    for (const above of listWayUp(unit)) append(this.#staffBelow, above, person);
  }
}

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Both kinds that switch an account on or off share a target: one must not overtake the other. */
function nameTarget({ kind, targetKey }: Target): string {
  return `${kind === 'GroupUserCabang' ? 'GroupUser' : kind} ${targetKey}`;
}
