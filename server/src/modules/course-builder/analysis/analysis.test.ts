import { describe, expect, test } from 'vitest';
import { analysisEndpoints as calls } from '#contracts/course-builder/analysis.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { progressEndpoints } from '#contracts/learning/progress.ts';
import { testEndpoints } from '#contracts/learning/tests.ts';
import type { User } from '#server/modules/identity/index.ts';
import { createBuilderWorld } from '#server/testing/builder/builder-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, FINAL_TEST, type SelfPaced, textSlide } from '#server/testing/self-paced.ts';
import { forgetPassing } from '#server/testing/worlds/learning-world.ts';
import { analysisBindings } from '../analysis.routes.ts';

const DAY = 24 * 60 * 60 * 1000;
const database = given(freshDatabase);
const world = given(() => createBuilderWorld(database.db, {}, analysisBindings));

const CHECK = {
  questionId: 'check-1',
  kind: 'single' as const,
  prompt: 'How much?',
  explanation: 'So much.',
  answers: [
    { answerId: 'little', text: '0.04 ml' },
    { answerId: 'enough', text: '0.1 ml' },
  ],
  right: 'enough',
};
const content = () =>
  contentWith(
    [textSlide('slide-1'), textSlide('slide-2'), textSlide('slide-3', { type: 'question', question: CHECK })],
    [FINAL_TEST],
  );

const analyse = async (course: SelfPaced, version?: number) => {
  const { answer } = await world.call(calls.getAnalysis, { id: course.id, version }, world.author);
  return calls.getAnalysis.response.parse(answer);
};
const behind = async (course: SelfPaced, asked: Omit<RequestOf<typeof calls.listAnalysisLearners>, 'id'>) => {
  const { answer } = await world.call(calls.listAnalysisLearners, { id: course.id, ...asked }, world.author);
  return calls.listAnalysisLearners.response.parse(answer);
};

/** Somebody who has opened the course, and what they do in it. */
const learnerOf = async (course: SelfPaced) => {
  const user = await world.learner(course);
  const { attemptId } = await world.progressOf(course, user);
  // Nobody was there before they had come.
  world.pass(60_000);
  const tell = (...told: Parameters<typeof world.event>[1][]) =>
    world.send(
      { course, user },
      told.map((one) => world.event(attemptId, one)),
    );
  return { user, attemptId, tell };
};

/** Sits the final test with this answer as it stands in the test, and hands it in. */
const sit = async (course: SelfPaced, user: User, text?: 'A' | 'B') => {
  const key = { courseId: course.slug, testId: 'final' };
  const started = await world.call(testEndpoints.startTest, key, user);
  const { sitting } = testEndpoints.startTest.response.parse(started.answer);
  const shown = sitting.questions[0]?.answers.find((one) => one.text === text);
  const answers: Record<string, string[]> = shown ? { q1: [shown.answerId] } : {};
  await world.call(testEndpoints.submitTest, { ...key, sittingId: sitting.sittingId, answers }, user);
};

describe('the slides of a version', () => {
  test('say who has seen and completed them, how long they took, and where learners left', async () => {
    const course = await world.course(content());
    const [goes, stays, gone] = [await learnerOf(course), await learnerOf(course), await learnerOf(course)];
    for (const [one, activeMs] of [
      [goes, 10_000],
      [stays, 20_000],
      [gone, 60_000],
    ] as const)
      await one.tell({ kind: 'seen', slideId: 'slide-1', activeMs });
    await goes.tell({ kind: 'completed', slideId: 'slide-1' }, { kind: 'seen', slideId: 'slide-2' });
    world.pass(15 * DAY);
    await stays.tell({ kind: 'position', slideId: 'slide-1', activeMs: 5000 });
    const { slides, learners, finished } = await analyse(course);
    expect([learners, finished]).toEqual([3, 0]);
    expect(slides[0]).toMatchObject({ number: 1, title: 'About slide-1', section: 'The only section' });
    expect(slides[0]).toMatchObject({ seen: 3, completed: 1, left: 1, medianSeconds: 25, totalSeconds: 95 });
    expect(slides[1]).toMatchObject({ seen: 1, completed: 0, left: 1, medianSeconds: 0 });
    expect(slides[2]).toMatchObject({ seen: 0, completed: 0, left: 0, medianSeconds: null });
  });

  test('have their learners behind each number, with the order that brought them', async () => {
    const course = await world.course(content());
    const [first, second] = [await learnerOf(course), await learnerOf(course)];
    await first.tell({ kind: 'seen', slideId: 'slide-1', activeMs: 8000 });
    world.pass(1000);
    await second.tell(
      { kind: 'seen', slideId: 'slide-1', activeMs: 3000 },
      { kind: 'completed', slideId: 'slide-1' },
    );
    const seen = await behind(course, { of: 'seen', slideId: 'slide-1' });
    expect(seen).toMatchObject({ total: 2, slide: { number: 1 }, question: null, nextCursor: null });
    expect(seen.learners.map(({ email, seconds }) => [email, seconds])).toEqual([
      [second.user.email, 3],
      [first.user.email, 8],
    ]);
    expect(seen.learners[0]?.orderReference).toMatch(/^AUR-/);
    const completed = await behind(course, { of: 'completed', slideId: 'slide-1' });
    expect(completed.learners.map(({ email }) => email)).toEqual([second.user.email]);
    expect((await behind(course, { of: 'left', slideId: 'slide-1' })).total).toBe(0);
    world.pass(15 * DAY);
    expect((await behind(course, { of: 'left', slideId: 'slide-1' })).total).toBe(2);
    expect((await behind(course, {})).total).toBe(2);
  });

  test('keep their times when what passed is forgotten, whatever comes twice or late', async () => {
    const course = await world.course(content());
    const { user, attemptId } = await learnerOf(course);
    const beats = [5000, 7000].map((activeMs) =>
      world.event(attemptId, { kind: 'heartbeat', slideId: 'slide-1', activeMs }),
    );
    await world.send({ course, user }, beats.toReversed());
    await world.send({ course, user }, beats);
    world.pass(100 * DAY);
    await forgetPassing(world.jobDeps);
    expect((await analyse(course)).slides[0]).toMatchObject({ seen: 1, totalSeconds: 12 });
  });

  test('count somebody once who has started over, by the way that was completed', async () => {
    const course = await world.course(contentOf(1));
    const one = await learnerOf(course);
    await one.tell({ kind: 'completed', slideId: 'slide-1' });
    await world.call(progressEndpoints.restartCourse, { courseId: course.slug }, one.user);
    await world.progressOf(course, one.user);
    expect(await analyse(course)).toMatchObject({ learners: 1, finished: 1 });
    expect((await analyse(course)).slides[0]).toMatchObject({ completed: 1 });
  });

  test('are those of the version that is asked about', async () => {
    const course = await world.course(content());
    await (await learnerOf(course)).tell({ kind: 'seen', slideId: 'slide-1' });
    await world.publish(course, contentOf(2));
    const newest = await analyse(course);
    expect(newest).toMatchObject({ version: 2, learners: 0 });
    expect(newest.versions).toEqual([
      { number: 2, learners: 0 },
      { number: 1, learners: 1 },
    ]);
    const first = await analyse(course, 1);
    expect([first.learners, first.slides[0]?.seen, first.slides.length]).toEqual([1, 1, 3]);
  });
});

describe('questions', () => {
  test('of a test say how hard they are and what was chosen, each learner by the first time', async () => {
    const course = await world.course(content());
    const [knows, guesses, silent] = [
      await world.learner(course),
      await world.learner(course),
      await world.learner(course),
    ];
    await sit(course, knows, 'A');
    await sit(course, guesses, 'B');
    await sit(course, guesses, 'A');
    await sit(course, silent);
    const { questions } = await analyse(course);
    expect(questions[0]).toMatchObject({
      questionId: 'q1',
      test: { testId: 'final' },
      asked: 3,
      right: 1,
      discrimination: null,
      choices: [
        { key: 'answer.a', isRight: true, learners: 1 },
        { key: 'answer.b', isRight: false, learners: 1 },
        { key: 'none', learners: 1 },
      ],
    });
    const rows = async (choice: string) =>
      (await behind(course, { of: 'question', questionId: 'q1', choice })).learners;
    expect((await rows('')).length).toBe(3);
    expect(await rows('right')).toEqual([
      expect.objectContaining({ email: knows.email, given: 'A', isRight: true, scorePercent: 100 }),
    ]);
    expect((await rows('answer.b')).map(({ email }) => email)).toEqual([guesses.email]);
    expect((await rows('none')).map(({ email, given: said }) => [email, said])).toEqual([[silent.email, '']]);
  });

  test('of a check are counted from the first answer that a learner gave', async () => {
    const course = await world.course(content());
    const one = await learnerOf(course);
    const answered = (...ids: string[]) =>
      one.tell({ kind: 'answer', slideId: 'slide-3', answer: { questionId: 'check-1', given: ids } });
    await answered('little');
    world.pass(1000);
    await answered('enough');
    const { answer } = await world.call(
      calls.getQuestionFigures,
      { id: course.id, questionId: 'check-1' },
      world.author,
    );
    expect(calls.getQuestionFigures.response.parse(answer).question).toMatchObject({
      test: null,
      slideId: 'slide-3',
      asked: 1,
      right: 0,
      choices: [
        { key: 'answer.little', text: '0.04 ml', learners: 1 },
        { key: 'answer.enough', learners: 0 },
      ],
    });
  });
});

describe('what cannot be asked', () => {
  const ask = (id: string, asked: object, by: User) =>
    world.call(calls.listAnalysisLearners, { id, ...asked }, by);

  test('is refused in words: another version, slide, question or page', async () => {
    const course = await world.course(content());
    const statuses = [
      await ask(course.id, { version: 9 }, world.author),
      await ask(course.id, { of: 'seen' }, world.author),
      await ask(course.id, { of: 'seen', slideId: 'of-another-course' }, world.author),
      await ask(course.id, { of: 'question', questionId: 'none-such' }, world.author),
      await ask(course.id, { cursor: "1' or 1=1" }, world.author),
      await ask('018f0000-0000-7000-8000-000000000000', {}, world.author),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 400, 404, 404, 400, 404]);
  });

  test('is what learners ask about each other', async () => {
    const course = await world.course(content());
    const learner = await world.learner(course);
    expect((await ask(course.id, {}, learner)).status).toBe(403);
    expect((await world.call(calls.getAnalysis, { id: course.id }, learner)).status).toBe(403);
  });

  test('is an answer that the question does not have: nobody has given it', async () => {
    const course = await world.course(content());
    expect((await behind(course, { of: 'question', questionId: 'q1', choice: "'; --" })).total).toBe(0);
  });
});
