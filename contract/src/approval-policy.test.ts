import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DecidableRequest,
  type Decider,
  filterDecidable,
  findCapacity,
  findObjection,
  mayDecide,
  type Standing,
} from './approval-policy.ts';
import { approvalSteps, findStep, type StepName } from './approval-steps.ts';
import { evaluateFilter } from './filter/evaluate.ts';
import { privilegeCodes } from './roles.ts';

// A small tree: head office 1 -> region 2 -> area 3 -> branches 4 and 5.
const above: Record<number, number[]> = { 1: [1], 2: [2, 1], 3: [3, 2, 1], 4: [4, 3, 2, 1], 5: [5, 3, 2, 1] };
const units = [1, 2, 3, 4, 5];
const stepNames = Object.keys(approvalSteps) as StepName[];

const listBelow = (unit: number) => units.filter((candidate) => above[candidate]?.includes(unit));

const arbitraryUserId = fc.integer({ min: 1, max: 6 });
const arbitraryAmount = fc.bigInt({ min: 0n, max: 10n });

const arbitraryStanding: fc.Arbitrary<Standing> = fc
  .record({
    userId: arbitraryUserId,
    active: fc.boolean(),
    level: fc.integer({ min: 1, max: 9 }),
    privileges: fc.uniqueArray(fc.constantFrom(...privilegeCodes)).map((codes) => new Set(codes)),
    unit: fc.constantFrom(...units),
    limitTunai: arbitraryAmount,
    limitNonTunai: arbitraryAmount,
  })
  .map(({ unit, ...person }) => ({
    ...person,
    atHeadOffice: unit === 1,
    unitsAbove: above[unit] ?? [],
    unitsBelow: listBelow(unit),
  }));

/** Some people stand in for others, and some have people stand in for them. */
const arbitraryDecider: fc.Arbitrary<Decider> = fc
  .record({
    own: arbitraryStanding,
    principals: fc.uniqueArray(arbitraryStanding, { maxLength: 2, selector: (person) => person.userId }),
    deputies: fc.uniqueArray(arbitraryUserId, { maxLength: 2 }),
  })
  .map(({ own, principals, deputies }) => ({
    ...own,
    principals: principals.filter((person) => person.userId !== own.userId),
    deputies: deputies.filter((id) => id !== own.userId),
  }));

const arbitraryRequest: fc.Arbitrary<DecidableRequest> = fc.record({
  userId: arbitraryUserId,
  aboutUserId: arbitraryUserId,
  level: fc.integer({ min: 1, max: 9 }),
  limitTunai: arbitraryAmount,
  limitNonTunai: arbitraryAmount,
  level1DecidedBy: fc.option(arbitraryUserId),
  level1OnBehalfOf: fc.option(arbitraryUserId),
  requestUnitId: fc.constantFrom(...units),
  assignedUnitId: fc.constantFrom(...units),
  waitingFor: fc.option(fc.constantFrom(...stepNames)),
});

const approver: Decider = {
  userId: 9,
  active: true,
  level: 5,
  privileges: new Set(['APPRL']),
  atHeadOffice: false,
  unitsAbove: [4, 3, 2, 1],
  unitsBelow: [4],
  limitTunai: 100n,
  limitNonTunai: 100n,
};

const request: DecidableRequest = {
  userId: 1,
  aboutUserId: 1,
  level: 8,
  limitTunai: 0n,
  limitNonTunai: 0n,
  level1DecidedBy: null,
  level1OnBehalfOf: null,
  requestUnitId: 4,
  assignedUnitId: 4,
  waitingFor: 'approver1',
};

describe('what the policy objects to', () => {
  const cases: [string, Partial<Decider>, Partial<DecidableRequest>, string | undefined][] = [
    ['nothing, for the approver of the branch', {}, {}, undefined],
    ['the filer', { userId: 1 }, {}, 'OWN_REQUEST'],
    ['the person it is about', { userId: 2 }, { aboutUserId: 2 }, 'ABOUT_YOURSELF'],
    ['an inactive approver', { active: false }, {}, 'NOT_AN_APPROVER'],
    ['somebody without the privilege', { privileges: new Set(['INP']) }, {}, 'NOT_AN_APPROVER'],
    ['an approver of another branch', { unitsAbove: [5, 3, 2, 1], unitsBelow: [5] }, {}, 'NOT_AN_APPROVER'],
    [
      'a unit above the assigned one',
      { unitsAbove: [3, 2, 1], unitsBelow: [3, 4, 5] },
      {},
      'NOT_AN_APPROVER',
    ],
    [
      'nothing, once the request went up there',
      { unitsAbove: [3, 2, 1], unitsBelow: [3, 4, 5] },
      { assignedUnitId: 3 },
      undefined,
    ],
    ['whoever decided level 1', {}, { level1DecidedBy: 9 }, 'DECIDED_OTHER_LEVEL'],
    ['an approver of the same level', {}, { level: 5 }, 'LEVEL_TOO_LOW'],
    ['a cash amount above the limit', {}, { limitTunai: 101n }, 'LIMIT_TOO_LOW'],
    ['a non-cash amount above the limit', {}, { limitNonTunai: 101n }, 'LIMIT_TOO_LOW'],
    ['nothing, at exactly the limit', {}, { limitTunai: 100n, limitNonTunai: 100n }, undefined],
  ];
  it.each(cases)('%s', (_name, person, facts, expected) => {
    expect(findObjection('approver1', { ...approver, ...person }, { ...request, ...facts })).toBe(expected);
  });

  const principal: Standing = { ...approver, userId: 7 };
  const deputy: Decider = {
    ...approver,
    userId: 8,
    level: 8,
    privileges: new Set(['INP']),
    limitTunai: 0n,
    limitNonTunai: 0n,
    principals: [principal],
  };

  it('nothing, for the deputy of the approver of the branch, who then decides in that person’s right', () => {
    expect(findObjection('approver1', deputy, request)).toBeUndefined();
    expect(findCapacity('approver1', deputy, request)?.userId).toBe(7);
    expect(findObjection('approver1', deputy, { ...request, limitTunai: 101n })).toBe('LIMIT_TOO_LOW');
    expect(findObjection('approver1', deputy, { ...request, userId: 7 })).toBe('PRINCIPALS_REQUEST');
    expect(findObjection('approver1', { ...deputy, principals: [] }, request)).toBe('NOT_AN_APPROVER');
    expect(findObjection('approver1', { ...deputy, active: false }, request)).toBe('NOT_AN_APPROVER');
  });

  it('an equally senior supervisor admin IT is senior enough, an equally senior approver is not', () => {
    const supervisor = {
      ...approver,
      privileges: new Set(['SPVADMIT'] as const),
      atHeadOffice: true,
      level: 3,
    };
    const masterData = { ...request, level: 3, waitingFor: 'supervisorAdminIT' as const };
    expect(mayDecide(supervisor, masterData)).toBe(true);
    expect(mayDecide(supervisor, { ...masterData, level: 2 })).toBe(false);
  });
});

describe('whatever the people and the requests', () => {
  it('nobody decides what they filed or what is about them', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, (decider, asked) => {
        const own = mayDecide(decider, { ...asked, userId: decider.userId });
        const about = mayDecide(decider, { ...asked, aboutUserId: decider.userId });
        return !own && !about;
      }),
    );
  });

  it('nobody decides both levels', () => {
    fc.assert(
      fc.property(
        arbitraryDecider,
        arbitraryRequest,
        (decider, asked) => !mayDecide(decider, { ...asked, level1DecidedBy: decider.userId }),
      ),
    );
  });

  it('a deputy decides nothing that a person they stand in for filed or is the subject of', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, (decider, asked) =>
        (decider.principals ?? []).every(
          ({ userId }) =>
            !mayDecide(decider, { ...asked, userId }) &&
            !mayDecide(decider, { ...asked, aboutUserId: userId }),
        ),
      ),
    );
  });

  it('a deputy and the person they stand in for never decide both levels between them', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, (decider, asked) => {
        const pair = [
          decider.userId,
          ...(decider.principals ?? []).map((person) => person.userId),
          ...(decider.deputies ?? []),
        ];
        return pair.every(
          (userId) =>
            !mayDecide(decider, { ...asked, level1DecidedBy: userId }) &&
            !mayDecide(decider, { ...asked, level1OnBehalfOf: userId }),
        );
      }),
    );
  });

  it('standing in for others opens nothing those others could not decide, and only what may be handed on', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, (decider, asked) => {
        const { waitingFor } = asked;
        if (waitingFor === null || !mayDecide(decider, asked)) return true;
        const capacity = findCapacity(waitingFor, decider, asked);
        if (!capacity || capacity.userId === decider.userId) return true;
        return findStep(waitingFor).delegable && mayDecide({ ...capacity }, asked);
      }),
      { numRuns: 1000 },
    );
  });

  it('a queue lists exactly what a verdict allows', () => {
    fc.assert(
      fc.property(
        arbitraryDecider,
        arbitraryRequest,
        (decider, asked) =>
          evaluateFilter(filterDecidable(decider), { ...asked }) === mayDecide(decider, asked),
      ),
      { numRuns: 500 },
    );
  });

  it('whoever decides is active, and so is the holder of the privilege, who stands where it is decided', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, (decider, asked) => {
        if (!mayDecide(decider, asked) || asked.waitingFor === null) return;
        const step = findStep(asked.waitingFor);
        const holder = findCapacity(asked.waitingFor, decider, asked);
        expect(decider.active).toBe(true);
        expect(holder?.active).toBe(true);
        expect(step.privileges.some((code) => holder?.privileges.has(code))).toBe(true);
        if (step.place === 'head-office') expect(holder?.atHeadOffice).toBe(true);
        else expect(holder?.unitsBelow).toContain(asked.requestUnitId);
      }),
      { numRuns: 1000 },
    );
  });

  it('a higher limit never takes a decision away', () => {
    fc.assert(
      fc.property(arbitraryDecider, arbitraryRequest, arbitraryAmount, (decider, asked, more) => {
        const enrich = <Person extends Standing>(person: Person) => ({
          ...person,
          limitTunai: person.limitTunai + more,
          limitNonTunai: person.limitNonTunai + more,
        });
        const richer = { ...enrich(decider), principals: (decider.principals ?? []).map(enrich) };
        return !mayDecide(decider, asked) || mayDecide(richer, asked);
      }),
    );
  });
});
