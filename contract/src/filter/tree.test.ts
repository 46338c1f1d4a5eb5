import { expect, it } from 'vitest';
import { and, equals, everything, nothing, or } from './tree.ts';

const a = equals('a', 1);
const b = equals('b', 2);

it('leaves out what adds nothing', () => {
  expect(and()).toEqual(everything());
  expect(or()).toEqual(nothing());
  expect(and(a, everything())).toEqual(a);
  expect(or(nothing(), a)).toEqual(a);
});

it('keeps what decides', () => {
  expect(and(a, b)).toEqual({ op: 'and', all: [a, b] });
  expect(and(a, nothing())).toEqual({ op: 'and', all: [a, nothing()] });
  expect(or(a, everything())).toEqual({ op: 'or', any: [a, everything()] });
});
