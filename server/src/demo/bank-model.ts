import type { PrivilegeCode } from '@gerbang/contract/roles';

export type DemoSize = 'small' | 'large';

export interface Unit {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** 0 head office, 1 region, 2 area, 3 branch. */
  readonly level: 0 | 1 | 2 | 3;
  /** The limit group: what a position may move depends on it. */
  readonly group: string;
  readonly parent: Unit | undefined;
  readonly city: string;
  readonly province: string;
}

export interface Position {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly level: number;
  readonly useArea: boolean;
  readonly privilege: PrivilegeCode;
  readonly cash: number;
  readonly nonCash: number;
}

export interface Person {
  readonly userId: number;
  readonly employeeId: string;
  /** Undefined for everybody but the accounts of the table. */
  readonly username: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailAlternate: string | null;
  readonly phone: string;
  readonly contract: boolean;
  readonly position: Position;
  readonly unit: Unit;
  readonly ip: string;
  /** The part in a scripted request; chance must leave whoever has one in the state the script expects. */
  part: 'none' | 'filer' | 'subject';
  /** Applications (bits) only a scripted request asks for. */
  reservedAccess: number;
  active: boolean;
  /** One bit per application id: what the person may open. A set would weigh too much for 50,000 people. */
  access: number;
  /** The teller position whose limits were taken for good. */
  limitPosition: Position | undefined;
}

export interface Application {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly active: boolean;
}

export interface Menu {
  readonly id: number;
  readonly application: Application;
  readonly code: string;
  readonly name: string;
  readonly function: string;
  readonly defaultPosition: Position;
  readonly substitutes: readonly Position[];
}

/** The whole bank in memory, as it stands before its first request. */
export interface Bank {
  readonly size: DemoSize;
  readonly units: readonly Unit[];
  readonly positions: readonly Position[];
  readonly people: readonly Person[];
  readonly applications: readonly Application[];
  readonly menus: readonly Menu[];
}

/** Units on the way up: the unit itself, its parent, and so on to the head office. */
export function listWayUp(unit: Unit): Unit[] {
  return unit.parent ? [unit, ...listWayUp(unit.parent)] : [unit];
}

export function mayOpen(person: Person, application: Application): boolean {
  return (person.access & (1 << application.id)) !== 0;
}
