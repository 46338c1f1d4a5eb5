import { knownConfigs } from '@gerbang/contract/sys-config';
import type pg from 'pg';
import { type Bank, listWayUp, mayOpen, type Person, type Unit } from './bank-model.ts';
import { createRandom, type Random } from './create-random.ts';
import { makeStreet } from './demo-names.ts';
import { insertRows, type Row } from './insert-rows.ts';

const DAY_MS = 86_400_000;
const PEOPLE_AT_A_TIME = 5_000;

/** Everybody in the bank and the applications they could open before the first request of the history. */
export async function writePeople(client: pg.ClientBase, bank: Bank, now: Date): Promise<void> {
  const random = createRandom(601);
  const leaders = findLeaders(bank);
  for (let start = 0; start < bank.people.length; start += PEOPLE_AT_A_TIME) {
    const people = bank.people.slice(start, start + PEOPLE_AT_A_TIME);
    await insertRows(
      client,
      'person',
      people.map((person) => describePerson(random, person, findManager(leaders, person), now)),
    );
    await insertRows(
      client,
      'person_application',
      people.flatMap((person) => listAccess(random, bank, person, now)),
    );
  }
}

function describePerson(random: Random, person: Person, manager: Person | undefined, now: Date): Row {
  const { position, unit } = person;
  const joined = daysBefore(now, random.between(150, 1_500));
  return {
    user_id: person.userId,
    employee_id: person.employeeId,
    first_name: person.firstName,
    last_name: person.lastName,
    display_name: person.displayName,
    description: `${position.name} - ${unit.name}`,
    office: unit.name,
    email: person.email,
    email_alternate: person.emailAlternate,
    telephone_number: `021-${random.between(5_000_000, 5_999_999)}`,
    phone_number_mobile: person.phone,
    address_street: makeStreet(random),
    address_city: unit.city,
    address_state: unit.province,
    address_zipcode: String(random.between(10_110, 95_999)),
    manager_name: manager?.displayName ?? null,
    manager_email: manager?.email ?? null,
    job_title: position.name,
    user_dukcapil: position.code === 'CSR' ? formatDukcapil(person) : null,
    employee_type: person.contract ? 'Contract' : 'Permanent',
    resign_date: person.contract ? daysBefore(now, -random.between(60, 400)).slice(0, 10) : null,
    active: person.active,
    position_id: position.id,
    subdivision_id: unit.id,
    directory_state: person.active
      ? random.pick(['unchanged', 'unchanged', 'unchanged', 'updated', 'new'])
      : 'missing',
    directory_seen_at: daysBefore(now, person.active ? 1 : 60),
    created_date: joined,
    updated_date: joined,
  };
}

function formatDukcapil(person: Person): string {
  return `${knownConfigs['user-dukcapil-prefix'].defaultValue}${person.employeeId}`;
}

function listAccess(random: Random, bank: Bank, person: Person, now: Date): Row[] {
  const since = daysBefore(now, random.between(125, 150));
  return bank.applications
    .filter((application) => mayOpen(person, application))
    .map((application) => ({
      user_id: person.userId,
      application_id: application.id,
      created_date: since,
      updated_date: since,
    }));
}

/** The first level-2 approver of each unit leads it. */
function findLeaders(bank: Bank): Map<Unit, Person> {
  const leaders = new Map<Unit, Person>();
  for (const person of bank.people) {
    const leads = person.position.privilege === 'APPRL2' || person.position.code === 'DRU';
    if (leads && !leaders.has(person.unit)) leaders.set(person.unit, person);
  }
  return leaders;
}

function findManager(leaders: ReadonlyMap<Unit, Person>, person: Person): Person | undefined {
  return listWayUp(person.unit)
    .map((unit) => leaders.get(unit))
    .find((leader) => leader !== undefined && leader.position.level < person.position.level);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
