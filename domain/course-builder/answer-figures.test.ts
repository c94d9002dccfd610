import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countChoices, discriminationOf, isBehind } from './answer-figures.ts';

const answers = ['a', 'b', 'c'].map((answerId) => ({ answerId, text: `Text of ${answerId}` }));
const single = { kind: 'single' as const, right: 'b', answers, picture: null };
const multiple = { kind: 'multiple' as const, right: ['a', 'b'], answers, picture: null };
const order = { kind: 'order' as const, answers, picture: null };
const place = { kind: 'hotspot' as const, target: { x: 50, y: 50, radius: 5 }, picture: null };

const given = (...ids: string[]) => ({ given: ids, score: null });
const figures = (choices: ReturnType<typeof countChoices>) =>
  choices.map(({ key, isRight, learners }) => [key, isRight, learners]);

describe('the answers of a question', () => {
  test('are counted each, in its order, those of nobody too', () => {
    expect(figures(countChoices(single, [given('b'), given('b'), given('a')]))).toEqual([
      ['answer.a', false, 1],
      ['answer.b', true, 2],
      ['answer.c', false, 0],
    ]);
  });

  test('of somebody who chose several count at each', () => {
    expect(figures(countChoices(multiple, [given('a', 'b'), given('b', 'c')]))).toEqual([
      ['answer.a', true, 1],
      ['answer.b', true, 2],
      ['answer.c', false, 1],
    ]);
  });

  test('without a list are right or another, and nothing given is told apart', () => {
    expect(figures(countChoices(order, [given('a', 'b', 'c'), given('c', 'b', 'a'), given()]))).toEqual([
      ['right', true, 1],
      ['wrong', false, 1],
      ['none', false, 1],
    ]);
    expect(figures(countChoices(place, [given('51,51'), given('80,80'), given('90,1')]))).toEqual([
      ['right', true, 1],
      ['wrong', false, 2],
    ]);
  });

  test('are each behind exactly one number of a question with one answer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom([], ['a'], ['b'], ['c'])), (all) => {
        const counted = countChoices(
          single,
          all.map((ids) => given(...ids)),
        );
        expect(counted.reduce((sum, { learners }) => sum + learners, 0)).toBe(all.length);
        for (const { key, learners } of counted)
          expect(all.filter((ids) => isBehind(single, ids, key))).toHaveLength(learners);
        for (const ids of all)
          expect(['right', 'wrong', 'none'].filter((key) => isBehind(single, ids, key))).toHaveLength(1);
      }),
    );
  });
});

describe('how well a question tells who knows', () => {
  const sat = (score: number, answer: string) => ({ given: [answer], score });
  const nine = (of: (score: number) => string) =>
    Array.from({ length: 9 }, (_, at) => sat(at * 10, of(at * 10)));

  test('is the best third against the weakest third, whatever their order', () => {
    const all = nine((score) => (score >= 60 ? 'b' : 'a'));
    expect(discriminationOf(single, all)).toBe(100);
    expect(discriminationOf(single, all.toReversed())).toBe(100);
    expect(
      discriminationOf(
        single,
        nine((score) => (score >= 60 ? 'a' : 'b')),
      ),
    ).toBe(-100);
    expect(
      discriminationOf(
        single,
        nine(() => 'b'),
      ),
    ).toBe(0);
  });

  test('is not said of few, nor of checks, which have no score', () => {
    expect(discriminationOf(single, nine(() => 'b').slice(1))).toBeNull();
    expect(
      discriminationOf(
        single,
        Array.from({ length: 20 }, () => given('b')),
      ),
    ).toBeNull();
  });
});
