import { expect, test } from 'vitest';
import { isRight, placeGiven } from './marking.ts';

test('of several right answers all must be chosen, in any order, and no other', () => {
  const question = { kind: 'multiple' as const, right: ['a', 'b'] };
  expect(isRight(question, ['b', 'a'])).toBe(true);
  expect(isRight(question, ['a'])).toBe(false);
  expect(isRight(question, ['a', 'b', 'c'])).toBe(false);
});

test('an order is right only as a whole', () => {
  const question = { kind: 'order' as const, answers: [{ answerId: 'a' }, { answerId: 'b' }] };
  expect(isRight(question, ['a', 'b'])).toBe(true);
  expect(isRight(question, ['b', 'a'])).toBe(false);
  expect(isRight(question, ['a'])).toBe(false);
});

test('a press is right within the radius, which is a circle on a picture that is no square', () => {
  const question = { kind: 'hotspot' as const, target: { x: 50, y: 50, radius: 10 } };
  expect(isRight(question, [placeGiven(59, 50)], 2)).toBe(true);
  expect(isRight(question, [placeGiven(50, 69)], 2)).toBe(true);
  expect(isRight(question, [placeGiven(50, 71)], 2)).toBe(false);
  expect(isRight(question, [placeGiven(61, 50)], 2)).toBe(false);
  expect(isRight(question, ['nowhere'], 2)).toBe(false);
  expect(isRight(question, [])).toBe(false);
});
