import { describe, expect, test } from 'vitest';
import { elearningEndpoints as courses } from '#contracts/learning/elearning.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { sampleTest, TELLTALE } from '#server/testing/sample-test.ts';
import { type Content, contentOf, textSlide } from '#server/testing/self-paced.ts';
import { createTestTakingWorld } from '#server/testing/worlds/test-taking-world.ts';

const database = given(freshDatabase);
const world = given(() => createTestTakingWorld(database.db));

const ANSWERS = [
  { answerId: `${TELLTALE}-a`, text: 'Yes' },
  { answerId: 'bb', text: 'No' },
];
const question = (questionId: string, slideId: string) => ({
  questionId,
  slideId,
  kind: 'single' as const,
  prompt: `Is it ${questionId}?`,
  explanation: 'Because.',
  answers: ANSWERS,
  right: `${TELLTALE}-a`,
});
const SAFETY = ['s1', 's2', 's3', 's4', 's5'];
const DOSING = ['d1', 'd2'];

/** Five questions about one section, of which two are drawn, and two about another. */
const drawn = (): Content => {
  const section = (sectionId: string, slideId: string) => ({
    sectionId,
    title: `About ${sectionId}`,
    slides: [textSlide(slideId)],
  });
  return {
    modules: [
      {
        moduleId: 'module-1',
        title: 'The only module',
        description: 'All there is',
        sections: [section('safety', 'slide-1'), section('dosing', 'slide-2')],
      },
    ],
    tests: [
      sampleTest({
        draws: [{ sectionId: 'safety', questions: 2 }],
        questions: [
          ...SAFETY.map((id) => question(id, 'slide-1')),
          ...DOSING.map((id) => question(id, 'slide-2')),
        ],
      }),
    ],
  };
};

const taker = async () => {
  const course = await world.course(drawn());
  return { course, person: await world.learner(course) };
};
type Shown = { questions: { questionId: string; answers: { answerId: string; text: string }[] }[] };
const idsOf = ({ questions }: Shown) => questions.map(({ questionId }) => questionId);
const rightOf = ({ questions }: Shown) =>
  Object.fromEntries(
    questions.map(({ questionId, answers }) => [
      questionId,
      answers.filter(({ text }) => text === 'Yes').map(({ answerId }) => answerId),
    ]),
  );

describe('a test drawn by section', () => {
  test('asks two of five about the one section and all about the other, the same for the whole sitting', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 8; n += 1) {
      const who = await taker();
      const begun = await world.sit(who);
      expect(idsOf(begun).filter((id) => SAFETY.includes(id))).toHaveLength(2);
      expect(idsOf(begun)).toEqual(expect.arrayContaining(DOSING));
      expect(await world.sit(who)).toEqual(begun);
      expect((await world.look(who)).open).toEqual(begun);
      seen.add(idsOf(begun).toSorted().join());
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test('says beforehand how many questions it asks, and not how many there are', async () => {
    const who = await taker();
    expect((await world.look(who)).test).toMatchObject({ questions: 4, points: 4 });
    const landing = await world.call(courses.getElearningCourse, { courseId: who.course.slug });
    expect(JSON.stringify(landing.answer)).toContain('"questions":4');
    expect(JSON.stringify(landing.answer)).not.toMatch(/draws|"questions":7/);
  });

  test('is marked over what it asked, and leads back to the slides of that', async () => {
    const who = await taker();
    const begun = await world.sit(who);
    const right = rightOf(begun);
    const [missed = ''] = idsOf(begun).filter((id) => SAFETY.includes(id));
    const marked = await world.submit(who, begun.sittingId, { ...right, [missed]: [] });
    expect(marked.result).toMatchObject({ right: 3, points: 3, scorePercent: 75, isPassed: true });
    expect(marked.result?.questions.map(({ questionId }) => questionId)).toEqual(idsOf(begun));
    expect(marked.result?.revisit).toEqual([
      expect.objectContaining({ slideId: 'slide-1', asked: 2, wrong: [missed] }),
    ]);
    expect((await world.look(who)).past).toEqual([marked]);
  });

  test('takes no answer to a question that it did not ask', async () => {
    const who = await taker();
    const begun = await world.sit(who);
    const [other = ''] = SAFETY.filter((id) => !idsOf(begun).includes(id));
    expect((await world.keep(who, begun.sittingId, { [other]: ['1'] })).status).toBe(400);
    expect((await world.handIn(who, begun.sittingId, { [other]: ['1'] })).status).toBe(400);
    expect(JSON.stringify(await world.look(who))).not.toMatch(new RegExp(`"${other}"|${TELLTALE}`));
  });

  test('stays what it was for who has begun, when a newer version draws otherwise', async () => {
    const who = await taker();
    const begun = await world.sit(who);
    await world.publish(who.course, contentOf(3, [sampleTest()]));
    expect((await world.look(who)).open).toEqual(begun);
    const marked = await world.submit(who, begun.sittingId, rightOf(begun));
    expect(marked.result).toMatchObject({ right: 4, scorePercent: 100 });
  });
});
