import type { Decider } from '@gerbang/contract/approval-policy';
import { deriveRoles, type PrivilegeCode, type Role, toPrivilegeCode } from '@gerbang/contract/roles';
import { sql } from 'kysely';
import type { DbOrTx } from '../platform/database.ts';

/** A person of the bank with everything rules ask about: who they are, what they hold, where they stand. */
export interface Person extends Decider {
  readonly employeeId: string;
  readonly firstName: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly emailAlternate: string | null;
  readonly positionId: number;
  readonly positionName: string;
  readonly groupPosition: string;
  readonly subdivisionId: number;
  readonly subdivisionCode: string;
  readonly subdivisionName: string;
  readonly groupSubdivision: string;
  readonly roles: ReadonlySet<Role>;
  readonly principals: readonly Person[];
  readonly deputies: readonly number[];
}

/** The person behind a call, and the address the server itself saw. */
export interface Caller extends Person {
  readonly subject: string;
  readonly ip: string;
}

interface PersonRow {
  userId: number;
  employeeId: string;
  firstName: string;
  displayName: string;
  email: string | null;
  emailAlternate: string | null;
  active: boolean;
  positionId: number;
  positionName: string;
  groupPosition: string;
  level: number;
  subdivisionId: number;
  subdivisionCode: string;
  subdivisionName: string;
  groupSubdivision: string;
  atHeadOffice: boolean;
  limitTunai: bigint;
  limitNonTunai: bigint;
  privilegeCodes: string[];
  principalIds: number[];
  deputies: number[];
}

/** Where a person stands in the tree of units. */
type Place = Pick<Decider, 'unitsAbove' | 'unitsBelow'>;
type PlacedRow = PersonRow & Place;

const runsNow = sql`d.ended_at is null and d.valid_from <= now() and d.valid_until > now()`;

type Condition = ReturnType<typeof sql<boolean>>;

async function loadPeople(db: DbOrTx, condition: Condition): Promise<Person[]> {
  return await joinPrincipals(db, await loadRows(db, condition));
}

/** The condition speaks of `p` (person). */
async function loadRows(db: DbOrTx, condition: Condition): Promise<PlacedRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.user_id as "userId", p.employee_id as "employeeId", p.first_name as "firstName",
           p.display_name as "displayName", p.email, p.email_alternate as "emailAlternate", p.active,
           o.position_id as "positionId", o.position_name as "positionName", o.group_position as "groupPosition",
           o.level, s.subdivision_id as "subdivisionId", s.subdivision_code as "subdivisionCode",
           s.subdivision_name as "subdivisionName", s.group_subdivision as "groupSubdivision",
           s.parent_id is null as "atHeadOffice",
           l.limit_tunai as "limitTunai", l.limit_non_tunai as "limitNonTunai",
           array(select h.privilege_code from held_privilege h
                 where h.position_id = p.position_id) as "privilegeCodes",
           array(select d.user_id from deputy d
                 where d.deputy_user_id = p.user_id and ${runsNow}) as "principalIds",
           array(select d.deputy_user_id from deputy d where d.user_id = p.user_id and ${runsNow}) as deputies
    from person p
    join position o using (position_id)
    join subdivision s using (subdivision_id)
    join person_limit l using (user_id)
    where ${condition}`.execute(db);
  const places = await loadPlaces(db, [...new Set(rows.map((row) => row.subdivisionId))]);
  return rows.map((row) => ({
    ...row,
    ...(places.get(row.subdivisionId) ?? { unitsAbove: [], unitsBelow: [] }),
  }));
}

/** Looked up once for each unit, not for each person: the head office has thousands of units below it. */
async function loadPlaces(db: DbOrTx, unitIds: readonly number[]): Promise<ReadonlyMap<number, Place>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await sql<Place & { unitId: number }>`
    select unit.id as "unitId",
           array(with recursive up as (
                   select u.subdivision_id, u.parent_id from subdivision u where u.subdivision_id = unit.id
                   union all
                   select u.subdivision_id, u.parent_id from subdivision u join up on u.subdivision_id = up.parent_id)
                 select subdivision_id from up) as "unitsAbove",
           array(with recursive down as (
                   select u.subdivision_id from subdivision u where u.subdivision_id = unit.id
                   union all
                   select u.subdivision_id from subdivision u join down on u.parent_id = down.subdivision_id)
                 select subdivision_id from down) as "unitsBelow"
    from unnest(${[...unitIds]}::int[]) as unit(id)`.execute(db);
  return new Map(rows.map(({ unitId, ...place }) => [unitId, place]));
}

/** Adds the people each one stands in for now. Standing in is not handed on: principals come without theirs. */
async function joinPrincipals(db: DbOrTx, rows: readonly PlacedRow[]): Promise<Person[]> {
  const ids = new Set(rows.flatMap((row) => row.principalIds));
  const found = ids.size === 0 ? [] : await loadRows(db, sql<boolean>`p.user_id = any(${[...ids]}::int[])`);
  const principals = new Map(found.map((row) => [row.userId, toPerson(row, [])]));
  return rows.map((row) =>
    toPerson(
      row,
      row.principalIds.flatMap((id) => principals.get(id) ?? []),
    ),
  );
}

/** What a deputy may open on somebody's behalf; the rest of that person's privileges stays with them. */
const delegated: readonly PrivilegeCode[] = ['APPRL', 'APPRL2'];

function toPerson({ privilegeCodes, principalIds, ...row }: PlacedRow, principals: Person[]): Person {
  const privileges = new Set<PrivilegeCode>(privilegeCodes.flatMap((code) => toPrivilegeCode(code) ?? []));
  const lent = delegated.filter((code) => principals.some((principal) => principal.privileges.has(code)));
  const roles = deriveRoles({
    privilegeCode: [...privilegeCodes, ...lent],
    groupPosition: [row.groupPosition],
  });
  return { ...row, privileges, roles, principals };
}

export async function findPersonByEmployeeId(db: DbOrTx, employeeId: string): Promise<Person | undefined> {
  return (await loadPeople(db, sql<boolean>`p.employee_id = ${employeeId}`))[0];
}

export async function findPerson(db: DbOrTx, userId: number): Promise<Person | undefined> {
  return (await loadPeople(db, sql<boolean>`p.user_id = ${userId}`))[0];
}

export async function findPeople(db: DbOrTx, userIds: readonly number[]): Promise<Person[]> {
  if (userIds.length === 0) return [];
  return await loadPeople(db, sql<boolean>`p.user_id = any(${[...userIds]}::int[])`);
}

/** Active holders of any of the privileges in any of the units. */
export async function findHolders(
  db: DbOrTx,
  privileges: readonly PrivilegeCode[],
  unitIds: readonly number[],
): Promise<Person[]> {
  if (privileges.length === 0 || unitIds.length === 0) return [];
  return await loadPeople(
    db,
    sql<boolean>`p.active and p.subdivision_id = any(${[...unitIds]}::int[]) and exists (
      select 1 from held_privilege h
      where h.position_id = p.position_id and h.privilege_code = any(${[...privileges]}::text[]))`,
  );
}
