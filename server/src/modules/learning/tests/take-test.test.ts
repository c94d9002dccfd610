import { describe, expect, test } from 'vitest';
import { elearningEndpoints as courses } from '#contracts/learning/elearning.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { sampleTest, TELLTALE } from '#server/testing/sample-test.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createTestTakingWorld, rightAnswersOf } from '#server/testing/worlds/test-taking-world.ts';

const MINUTE = 60_000;
const database = given(freshDatabase);
const world = given(() => createTestTakingWorld(database.db));

/** What a learner could read an answer from that is not theirs to know yet. */
const tells = (answer: unknown) =>
  new RegExp(`${TELLTALE}|41\\.37|62\\.91|"rightAnswers":\\[`).test(JSON.stringify(answer));

describe('taking a test', () => {
  test('all that is right passes it, and the result stays the same', async () => {
    const who = await world.taker();
    const sitting = await world.sit(who);
    expect(sitting).toMatchObject({ number: 1, submittedAt: null, result: null, answers: {} });
    const marked = await world.submit(who, sitting.sittingId, rightAnswersOf(sitting));
    expect(marked.result).toMatchObject({ scorePercent: 100, isPassed: true, right: 4, revisit: [] });
    world.pass(MINUTE);
    expect(await world.submit(who, sitting.sittingId, { 'q-single': [] })).toEqual(marked);
    expect(await world.look(who)).toMatchObject({ test: { isPassed: true }, open: null, past: [marked] });
    expect(await world.start(who)).toMatchObject({
      status: 409,
      answer: { message: 'You have passed this test. Once is enough.' },
    });
  });

  test('what was kept counts, and an answer that is taken back does not', async () => {
    const who = await world.taker();
    const sitting = await world.sit(who);
    const right = rightAnswersOf(sitting);
    expect((await world.keep(who, sitting.sittingId, right)).status).toBe(200);
    await world.keep(who, sitting.sittingId, { 'q-single': [] });
    const { open } = await world.look(who);
    expect(open?.answers).toEqual({
      'q-multiple': right['q-multiple'],
      'q-order': right['q-order'],
      'q-place': right['q-place'],
    });
    const { result } = await world.submit(who, sitting.sittingId);
    expect(result).toMatchObject({ scorePercent: 75, isPassed: true });
    expect(result?.revisit).toEqual([
      { slideId: 'slide-1', title: 'About slide-1', number: 1, seconds: 30, asked: 2, wrong: ['q-single'] },
    ]);
  });

  test('each sitting has an order of its own, which stays, and none begins with the order solved', async () => {
    const orders = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const who = await world.taker();
      const { questions, ...sitting } = await world.sit(who);
      expect((await world.look(who)).open?.questions).toEqual(questions);
      const shown = questions.find(({ kind }) => kind === 'order')?.answers.map(({ answerId }) => answerId);
      expect(shown).not.toEqual(rightAnswersOf({ ...sitting, questions })['q-order']);
      orders.add(
        questions.map(({ questionId, answers }) => [questionId, ...answers.map(({ text }) => text)]).join(),
      );
    }
    expect(orders.size).toBeGreaterThan(6);
  });
});

describe('attempts', () => {
  test('presses at the same time begin one sitting, and a later one goes on with it', async () => {
    const who = await world.taker();
    await world.look(who);
    const begun = await Promise.all(Array.from({ length: 6 }, () => world.sit(who)));
    expect(new Set(begun.map(({ sittingId }) => sittingId)).size).toBe(1);
    await world.keep(who, begun[0]?.sittingId ?? '', { 'q-place': ['1.0,1.0'] });
    expect(await world.sit(who)).toMatchObject({ number: 1, answers: { 'q-place': ['1.0,1.0'] } });
  });

  test('are as many as the test says, also for who starts the course over', async () => {
    const who = await world.taker({ attempts: 2 });
    await world.submit(who, (await world.sit(who)).sittingId);
    await world.startOver(who);
    const { test: facts, past } = await world.look(who);
    expect([facts.attemptsLeft, past.length]).toEqual([1, 1]);
    const second = await world.sit(who);
    expect(second.number).toBe(2);
    await world.submit(who, second.sittingId);
    expect(await world.start(who)).toMatchObject({
      status: 409,
      answer: { message: 'You have no attempt left at this test.' },
    });
  });

  test('belong to the version that is learned when they begin, and go on with it', async () => {
    const who = await world.taker();
    const sitting = await world.sit(who);
    const [single] = sampleTest().questions;
    await world.publish(who.course, contentOf(3, single && [sampleTest({ questions: [single] })]));
    expect((await world.look(who)).test.questions).toBe(4);
    expect((await world.submit(who, sitting.sittingId, rightAnswersOf(sitting))).result?.right).toBe(4);
  });
});

describe('what is right', () => {
  test('is told by no answer before the test is passed or no attempt is left, and then with its reasons', async () => {
    const who = await world.taker({ attempts: 2 });
    const told: unknown[] = [await world.look(who)];
    const first = await world.sit(who);
    told.push(first, await world.keep(who, first.sittingId, rightAnswersOf(first)));
    told.push(await world.keep(who, first.sittingId, { 'q-single': [], 'q-order': [], 'q-place': ['0,0'] }));
    told.push(await world.submit(who, first.sittingId), await world.look(who));
    const second = await world.sit(who);
    told.push(second, await world.look(who));
    expect(told.map(tells)).toEqual(told.map(() => false));
    const last = await world.submit(who, second.sittingId);
    expect(last.result?.isPassed).toBe(false);
    const right = Object.fromEntries((last.result?.questions ?? []).map((one) => [one.questionId, one]));
    const { 'q-place': place, ...chosen } = rightAnswersOf(last);
    for (const [questionId, answers] of Object.entries(chosen))
      expect(right[questionId]?.rightAnswers?.toSorted()).toEqual(answers.toSorted());
    expect(place && right['q-place']?.rightPlace).toEqual({ x: 41.37, y: 62.91, radius: 5 });
    expect(right['q-single']?.explanation).toBe(`Because of ${TELLTALE}`);
    expect((await world.look(who)).past.map(tells)).toEqual([true, true]);
  });
});

test('the calls of the content tell nothing of what is right in a test', async () => {
  const { course, person } = await world.taker();
  const courseId = course.slug;
  const told = await Promise.all([
    world.call(courses.getElearningCourse, { courseId }),
    world.call(courses.listElearning, {}),
    world.call(courses.getCourseContent, { courseId }, person),
    world.call(courses.getSlide, { courseId, version: 1, slideId: 'slide-1' }, person),
    world.call(courses.searchCourseText, { courseId, q: TELLTALE }, person),
    world.call(courses.listMyElearning, {}, person),
  ]);
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
  expect(JSON.stringify(told)).toContain('final-test');
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${TELLTALE}|q-single|41\\.37`));
});

test('a test that was passed stays passed for who starts the course over', async () => {
  const who = await world.taker();
  const sitting = await world.sit(who);
  await world.submit(who, sitting.sittingId, rightAnswersOf(sitting));
  await world.startOver(who);
  expect((await world.look(who)).test.isPassed).toBe(true);
  const { answer } = await world.call(courses.getCourseContent, { courseId: who.course.slug }, who.person);
  expect(answer).toMatchObject({ tests: [{ testId: 'final-test', isPassed: true }] });
});

describe('is refused with words', () => {
  test('a test that the course has not, a sitting of another person, and one of before the course was started over', async () => {
    const who = await world.taker();
    const { sittingId } = await world.sit(who);
    const other = { ...who, person: await world.learner(who.course) };
    const none = { status: 404, answer: { message: 'There is no such attempt of yours at this test.' } };
    expect(await world.handIn(other, sittingId, {})).toMatchObject(none);
    expect(await world.keep(other, sittingId, {})).toMatchObject(none);
    const stranger = { ...who, person: await addUser(database.db) };
    expect(await world.start(stranger)).toMatchObject({
      status: 403,
      answer: { message: 'You are not enrolled in this course.' },
    });
    await world.startOver(who);
    const words = 'You have started this course over since. What you answered before is in your history.';
    expect(await world.keep(who, sittingId, {})).toMatchObject({ status: 409, answer: { message: words } });
    expect((await world.look(who)).open).toBeNull();
    const unknown = await world.taker({ testId: 'another-test' });
    expect(await world.start(unknown)).toMatchObject({
      status: 404,
      answer: { message: 'This course has no such test.' },
    });
  });

  test('answers that the question cannot have', async () => {
    const who = await world.taker();
    const { sittingId } = await world.sit(who);
    const words = async (answers: Record<string, string[]>) => {
      const { status, answer } = await world.keep(who, sittingId, answers);
      return status === 400 && 'message' in answer ? answer.message : status;
    };
    expect(await words({ 'q-unknown': ['1'] })).toBe('This test has no question “q-unknown”.');
    expect(await words({ 'q-single': ['9'] })).toBe('This question has no such answer.');
    expect(await words({ 'q-single': [`${TELLTALE}-a`] })).toBe('This question has no such answer.');
    expect(await words({ 'q-single': ['1', '2'] })).toBe('Please choose one answer.');
    expect(await words({ 'q-multiple': ['1', '1'] })).toBe('Please give each answer once.');
    expect(await words({ 'q-order': ['1', '2'] })).toBe('Please put all answers in order.');
    for (const place of ['101,5', '-1,5', '5', 'x,y', '1e1,5', ' 5,5'])
      expect(await words({ 'q-place': [place] })).toBe('Please press one place.');
    expect(await words({ 'q-single': Array.from({ length: 13 }, () => '1') })).toMatch(/./);
    expect(await words({ 'q-single': ['x'.repeat(201)] })).toMatch(/./);
    expect((await world.look(who)).open?.answers).toEqual({});
  });

  test('answers after it was handed in', async () => {
    const who = await world.taker();
    const { sittingId } = await world.sit(who);
    await world.submit(who, sittingId);
    expect(await world.keep(who, sittingId, {})).toMatchObject({
      status: 409,
      answer: { message: 'This attempt was handed in. Its answers stay as they are.' },
    });
  });
});
