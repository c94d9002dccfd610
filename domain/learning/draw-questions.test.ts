import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDrawn, drawQuestions } from './draw-questions.ts';

const SECTIONS = ['product', 'dosing', 'safety', 'record'];

/** A slide names its section, but for one that the course has lost. */
const sectionOf = (slideId: string) => (slideId === 'lost' ? undefined : slideId.split(' ')[0]);

const bank = fc
  .array(fc.constantFrom('lost', ...SECTIONS.map((section) => `${section} slide`)), { maxLength: 60 })
  .map((slides) => slides.map((slideId, at) => ({ questionId: `q-${at}`, slideId })));

const draws = fc.uniqueArray(
  fc.record({ sectionId: fc.constantFrom(...SECTIONS, 'gone'), questions: fc.integer({ min: 1, max: 20 }) }),
  { selector: ({ sectionId }) => sectionId },
);

const drawn = fc.record({ questions: bank, draws });

describe('a sitting', () => {
  test('asks of each section what is drawn of it or all there is, and everything else', () => {
    fc.assert(
      fc.property(fc.string(), drawn, (seed, one) => {
        const asked = drawQuestions(seed, one, sectionOf);
        const count = (questions: readonly { slideId: string }[], section: string | undefined) =>
          questions.filter(({ slideId }) => sectionOf(slideId) === section).length;
        for (const section of [...SECTIONS, undefined]) {
          const inBank = count(one.questions, section);
          const said = one.draws.find(({ sectionId }) => sectionId === section)?.questions ?? inBank;
          expect(count(asked, section)).toBe(Math.min(said, inBank));
        }
      }),
    );
  });

  test('asks nothing twice, in the order of the test, and the same whenever it is looked at', () => {
    fc.assert(
      fc.property(fc.string(), drawn, (seed, one) => {
        const asked = drawQuestions(seed, one, sectionOf);
        expect(asked).toEqual(one.questions.filter((question) => asked.includes(question)));
        expect(drawQuestions(seed, one, sectionOf)).toEqual(asked);
      }),
    );
  });

  test('asks as many questions as are told before, whatever its seed', () => {
    fc.assert(
      fc.property(fc.string(), drawn, (seed, one) => {
        expect(drawQuestions(seed, one, sectionOf)).toHaveLength(countDrawn(one, sectionOf));
      }),
    );
  });

  test('asks all of a test that draws nothing', () => {
    fc.assert(
      fc.property(fc.string(), bank, (seed, questions) => {
        expect(drawQuestions(seed, { questions }, sectionOf)).toEqual(questions);
      }),
    );
  });
});

test('every question of a section is drawn as often as another', () => {
  const questions = Array.from({ length: 6 }, (_, at) => ({
    questionId: `q-${at}`,
    slideId: 'safety slide',
  }));
  const one = { questions, draws: [{ sectionId: 'safety', questions: 2 }] };
  const times = new Map(questions.map(({ questionId }) => [questionId, 0]));
  for (let seed = 0; seed < 3000; seed += 1)
    for (const { questionId } of drawQuestions(`${seed}`, one, sectionOf))
      times.set(questionId, (times.get(questionId) ?? 0) + 1);
  for (const often of times.values()) expect(Math.abs(often - 1000)).toBeLessThan(150);
});
