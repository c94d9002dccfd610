import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markTest, neededToPass } from './mark-test.ts';
import { placeGiven } from './marking.ts';

const single = (questionId: string, slideId = 'slide') => ({
  questionId,
  slideId,
  picture: null,
  kind: 'single' as const,
  right: 'yes',
});

/** So many questions, of which the first `right` are answered well. */
const sat = (count: number, right: number, passPercent = 70) => {
  const questions = Array.from({ length: count }, (_, at) => single(`q-${at}`));
  const answers = Object.fromEntries(
    questions.map(({ questionId }, at) => [questionId, [at < right ? 'yes' : 'no']]),
  );
  return markTest({ passPercent, questions }, answers);
};

describe('the score', () => {
  test('is rounded down, and is whole only when all is right', () => {
    expect(sat(3, 2)).toMatchObject({ right: 2, scorePercent: 66 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (count, some) => {
        const right = Math.min(some, count);
        const { scorePercent } = sat(count, right);
        expect(scorePercent).toBeLessThanOrEqual((100 * right) / count);
        expect(scorePercent).toBeGreaterThan((100 * right) / count - 1);
        expect(scorePercent === 100).toBe(right === count);
      }),
    );
  });

  test('passes from the pass mark on, as the learner is told beforehand', () => {
    expect(neededToPass(70, 10)).toBe(7);
    expect(neededToPass(70, 11)).toBe(8);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 60 }), (passPercent, count) => {
        const needed = neededToPass(passPercent, count);
        expect(sat(count, needed, passPercent).isPassed).toBe(true);
        expect(sat(count, needed - 1, passPercent).isPassed).toBe(false);
        expect(sat(count, needed, passPercent).scorePercent).toBeGreaterThanOrEqual(passPercent);
      }),
    );
  });

  test('counts a question without an answer as wrong, and an answer without a question not at all', () => {
    const marks = markTest(
      { passPercent: 50, questions: [single('a'), single('b')] },
      { a: ['yes'], c: ['yes'] },
    );
    expect(marks).toMatchObject({ right: 1, scorePercent: 50, isPassed: true });
  });
});

test('a question that counts more weighs more, in the score and for the pass mark', () => {
  const questions = [{ ...single('a'), points: 3 }, single('b')];
  const heavy = markTest({ passPercent: 75, questions }, { a: ['yes'] });
  expect(heavy).toMatchObject({ right: 1, points: 3, scorePercent: 75, isPassed: true });
  const light = markTest({ passPercent: 75, questions }, { b: ['yes'] });
  expect(light).toMatchObject({ right: 1, points: 1, scorePercent: 25, isPassed: false });
});

test('a place is measured on the picture that was asked about', () => {
  const target = { x: 50, y: 50, radius: 10 };
  const asked = { questionId: 'place', slideId: 'slide', kind: 'hotspot' as const, target };
  const wide = { kind: 'drawing' as const, svg: '<svg viewBox="0 0 800 400"></svg>' };
  const tall = { kind: 'photo' as const, width: 400, height: 800 };
  const isRight = (picture: typeof wide | typeof tall, y: number) =>
    markTest({ passPercent: 100, questions: [{ ...asked, picture }] }, { place: [placeGiven(50, y)] })
      .isPassed;
  expect([isRight(wide, 69), isRight(wide, 71)]).toEqual([true, false]);
  expect([isRight(tall, 54), isRight(tall, 56)]).toEqual([true, false]);
});

test('what to revisit begins with the weakest slide, and leaves out what was known', () => {
  const questions = [
    single('a', 'half'),
    single('b', 'half'),
    single('c', 'one-wrong'),
    single('d', 'two-wrong'),
    single('e', 'two-wrong'),
    single('f', 'known'),
  ];
  const { revisit } = markTest({ passPercent: 70, questions }, { a: ['yes'], f: ['yes'] });
  expect(revisit).toEqual([
    { slideId: 'two-wrong', asked: 2, wrong: ['d', 'e'] },
    { slideId: 'one-wrong', asked: 1, wrong: ['c'] },
    { slideId: 'half', asked: 2, wrong: ['b'] },
  ]);
});
