import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createAssessmentWorld, QUIZ, rightOf } from '#server/testing/worlds/assessment-world.ts';

const DAY = 24 * 60 * 60_000;
const database = given(freshDatabase);
const world = given(() => createAssessmentWorld(database.db));

describe('the test of a run', () => {
  test('opens on its first day by the clocks of the venue, and not before', async () => {
    const who = await world.sitter();
    const [day] = who.days;
    // Nine in the morning in Dubai: nine hours before it is still the evening of the day before.
    const midnight = (day?.startsAt ?? 0) - 9 * 60 * 60_000;
    world.at(midnight - 1);
    expect(await world.seen(who)).toMatchObject({ course: { isOpen: false, opensOn: who.course.startDate } });
    expect(await world.hasTest(who)).toBe(false);
    expect(await world.start(who)).toMatchObject({
      status: 409,
      answer: { message: 'The test opens on the first day of the course.' },
    });
    world.at(midnight);
    expect(await world.seen(who)).toMatchObject({ course: { isOpen: true }, open: null, past: [] });
    expect(await world.hasTest(who)).toBe(true);
    expect((await world.start(who)).status).toBe(200);
  });

  test('is told before it begins: how many questions, what is needed, and how often', async () => {
    const who = await world.sitter();
    expect((await world.seen(who)).test).toEqual({
      testId: 'assessment',
      title: 'Assessment',
      questions: 3,
      points: 4,
      passPercent: 75,
      attempts: 2,
      attemptsLeft: 2,
      minutes: null,
      isPassed: false,
    });
  });

  test('is weighed by the points of its questions', async () => {
    const who = await world.sitter();
    const sitting = await world.sit(who);
    const { 'question-3': heavy = [], 'question-1': light = [] } = rightOf(sitting);
    const marked = await world.submit(who, sitting.sittingId, { 'question-3': heavy, 'question-1': light });
    expect(marked.result).toMatchObject({
      right: 2,
      points: 3,
      scorePercent: 75,
      isPassed: true,
      revisit: [],
    });
  });

  test('is not passed by less than the certificate asks for, whatever the assessment says', async () => {
    const who = await world.sitter({ passingScore: 10 });
    expect((await world.seen(who)).test.passPercent).toBe(70);
  });

  test('has none of the questions that cannot be chosen from, and there is none without questions', async () => {
    const [question] = QUIZ.questions;
    if (!question) throw new Error('the sample has questions');
    const some = await world.sitter({ questions: [question, { ...question, answers: ['Right'] }] });
    expect((await world.seen(some)).test.questions).toBe(1);
    for (const none of [{ questions: [] }, { type: 'practical' as const }, { type: 'none' as const }]) {
      const who = await world.sitter(none);
      const missing = { status: 404, answer: { message: 'This course has no test.' } };
      expect(await world.look(who)).toMatchObject(missing);
      expect(await world.start(who)).toMatchObject(missing);
    }
  });

  test('what was kept counts, and what is handed in again changes nothing', async () => {
    const who = await world.sitter();
    const { sittingId, ...sitting } = await world.sit(who);
    const right = rightOf({ sittingId, ...sitting });
    expect((await world.keep(who, sittingId, right)).status).toBe(200);
    expect((await world.seen(who)).open?.answers).toEqual(right);
    const marked = await world.submit(who, sittingId);
    expect(marked.result).toMatchObject({ right: 3, isPassed: true });
    expect(await world.submit(who, sittingId, { 'question-1': [] })).toEqual(marked);
    expect(await world.keep(who, sittingId, { 'question-1': [] })).toMatchObject({
      status: 409,
      answer: { message: 'This attempt was handed in. Its answers stay as they are.' },
    });
    expect(await world.start(who)).toMatchObject({
      status: 409,
      answer: { message: 'You have passed this test. Once is enough.' },
    });
  });

  test('is taken as long afterwards as somebody needs', async () => {
    const who = await world.sitter();
    world.at((who.days.at(-1)?.endsAt ?? 0) + 400 * DAY);
    expect((await world.start(who)).status).toBe(200);
  });
});

describe('what is right', () => {
  test('is told by no answer before the sitting is handed in, and not while another may follow', async () => {
    // Texts that say nothing, of which the first is right of every question.
    const answers = ['This', 'That', 'The other'];
    const questions = QUIZ.questions.map((one) => ({ ...one, answers, correctAnswer: 0 }));
    const who = await world.sitter({ questions });
    const told: unknown[] = [await world.look(who)];
    const first = await world.sit(who);
    told.push(first, await world.keep(who, first.sittingId, { 'question-1': ['1'] }), await world.look(who));
    for (const one of told) expect(JSON.stringify(one)).not.toMatch(/right|correct|answer-\d/i);
    told.push(await world.handIn(who, first.sittingId), await world.look(who));
    const second = await world.sit(who);
    told.push(await world.look(who));
    for (const one of told) expect(JSON.stringify(one)).not.toMatch(/"rightAnswers":\[|correct|answer-\d/i);
    const { result } = await world.submit(who, second.sittingId);
    expect(result?.questions.map(({ rightAnswers }) => rightAnswers?.length)).toEqual([1, 1, 1]);
  });

  test('is not betrayed by its place: the order is drawn anew for each sitting', async () => {
    const places = new Set<string>();
    for (let n = 0; n < 8; n += 1)
      places.add(JSON.stringify(Object.values(rightOf(await world.sit(await world.sitter())))));
    expect(places.size).toBeGreaterThan(3);
  });
});

describe('attempts', () => {
  test('pressed at the same time are one, and handed in at the same time are marked once', async () => {
    const who = await world.sitter();
    const begun = await Promise.all(Array.from({ length: 6 }, () => world.sit(who)));
    expect(new Set(begun.map(({ sittingId }) => sittingId)).size).toBe(1);
    const [sitting] = begun;
    if (!sitting) throw new Error('nothing was begun');
    world.jobs.length = 0;
    const right = rightOf(sitting);
    await Promise.all(Array.from({ length: 6 }, () => world.submit(who, sitting.sittingId, right)));
    expect((await world.seen(who)).past).toHaveLength(1);
    expect(world.jobs.map(({ name }) => name)).toEqual(['assessment.passed']);
  });

  test('are one and the retakes that the course allows', async () => {
    const who = await world.sitter({ retakesAllowed: 2 });
    for (const left of [2, 1, 0]) {
      await world.submit(who, (await world.sit(who)).sittingId);
      expect((await world.seen(who)).test.attemptsLeft).toBe(left);
    }
    expect(await world.start(who)).toMatchObject({
      status: 409,
      answer: { message: 'You have no attempt left at this test.' },
    });
  });

  test('are more, and not fewer than one has had, when the course is edited', async () => {
    const who = await world.sitter({ retakesAllowed: 0 });
    await world.submit(who, (await world.sit(who)).sittingId);
    expect((await world.start(who)).status).toBe(409);
    await world.edit(who, { retakesAllowed: 1 });
    await world.submit(who, (await world.sit(who)).sittingId);
    await world.edit(who, { retakesAllowed: 0 });
    expect((await world.seen(who)).test.attemptsLeft).toBe(0);
  });
});

describe('a course that is edited while its test is sat', () => {
  test('changes nothing of the sitting: it is marked by what was asked', async () => {
    const who = await world.sitter();
    const sitting = await world.sit(who);
    await world.keep(who, sitting.sittingId, { 'question-1': rightOf(sitting)['question-1'] ?? [] });
    const others = QUIZ.questions.map((one) => ({ ...one, question: 'Another?', correctAnswer: 1 }));
    await world.edit(who, { questions: others.slice(0, 2), passingScore: 100 });
    const { open, test: facts } = await world.seen(who);
    expect(open?.questions).toEqual(sitting.questions);
    expect(facts).toMatchObject({ questions: 3, passPercent: 75 });
    const marked = await world.submit(who, sitting.sittingId, rightOf(sitting));
    expect(marked.result).toMatchObject({ right: 3, isPassed: true });
  });

  test('that has no test any more still takes what was begun, and begins nothing', async () => {
    const who = await world.sitter();
    const sitting = await world.sit(who);
    await world.edit(who, { type: 'none' });
    expect(await world.seen(who)).toMatchObject({ open: { sittingId: sitting.sittingId } });
    expect((await world.submit(who, sitting.sittingId)).result?.isPassed).toBe(false);
    expect((await world.seen(who)).test.attemptsLeft).toBe(0);
    expect((await world.start(who)).status).toBe(404);
  });

  test('asks the new questions of whoever tries again', async () => {
    const who = await world.sitter();
    await world.submit(who, (await world.sit(who)).sittingId);
    await world.edit(who, { questions: QUIZ.questions.slice(0, 1) });
    expect((await world.sit(who)).questions).toHaveLength(1);
  });
});

describe('is refused', () => {
  test('to who is not on the run, to who has given up their place, and of a run that there is not', async () => {
    const who = await world.sitter();
    const stranger = { ...who, person: await addUser(database.db) };
    const none = { status: 404, answer: { code: 'course-not-found' } };
    const gone = { ...who, course: { ...who.course, slug: 'no-such-course' } };
    expect(await world.look(gone)).toMatchObject(none);
    expect(await world.look(stranger)).toMatchObject(none);
    expect(await world.start(stranger)).toMatchObject(none);
    const { sittingId } = await world.sit(who);
    await world.cancelPlace(who);
    expect(await world.look(who)).toMatchObject(none);
    expect(await world.keep(who, sittingId, {})).toMatchObject(none);
    expect(await world.handIn(who, sittingId)).toMatchObject(none);
  });

  test('a sitting of another person on the same run, and one that there is not', async () => {
    const who = await world.sitter();
    const { sittingId } = await world.sit(who);
    const other = { ...who, person: await world.enrol(who.course) };
    const none = { status: 404, answer: { message: 'There is no such attempt of yours at this test.' } };
    expect(await world.keep(other, sittingId, { 'question-1': ['1'] })).toMatchObject(none);
    expect(await world.handIn(other, sittingId)).toMatchObject(none);
    expect(await world.handIn(who, crypto.randomUUID())).toMatchObject(none);
    expect((await world.seen(other)).open).toBeNull();
    expect((await world.seen(who)).open?.answers).toEqual({});
  });

  test('answers that a question cannot have', async () => {
    const who = await world.sitter();
    const { sittingId } = await world.sit(who);
    const words = async (answers: Record<string, string[]>) => {
      const { status, answer } = await world.keep(who, sittingId, answers);
      return status === 400 && 'message' in answer ? answer.message : status;
    };
    expect(await words({ 'question-9': ['1'] })).toBe('This test has no question “question-9”.');
    expect(await words({ 'question-1': ['answer-1'] })).toBe('This question has no such answer.');
    expect(await words({ 'question-1': ['1', '2'] })).toBe('Please choose one answer.');
    expect((await world.seen(who)).open?.answers).toEqual({});
  });
});
