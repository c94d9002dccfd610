import { describe, expect, test } from 'vitest';
import { progressEndpoints as calls } from '#contracts/learning/progress.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentWith, textSlide } from '#server/testing/self-paced.ts';
import { createLearningWorld, type SentEvent } from '#server/testing/worlds/learning-world.ts';

const MINUTE = 60_000;
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

describe('a slide that must be answered right', () => {
  const question = {
    questionId: 'how-much',
    kind: 'single',
    prompt: 'How much?',
    explanation: 'A tenth.',
    answers: [
      { answerId: 'a', text: '0.1 ml' },
      { answerId: 'b', text: '0.4 ml' },
    ],
    right: 'a',
  };
  const check = textSlide('check', { type: 'question', question, mustBeRight: true });
  const begun = async () => {
    const course = await world.course(contentWith([textSlide('one'), check]));
    const user = await world.learner(course);
    const { attemptId } = await world.progressOf(course, user);
    const tell = async (events: SentEvent[]) => {
      await world.send({ course, user }, events);
      return world.progressOf(course, user);
    };
    const event = (kind: SentEvent['kind'], more: Partial<SentEvent> = {}) =>
      world.event(attemptId, { kind, slideId: 'check', ...more });
    const answered = (given: string, questionId = 'how-much') =>
      event('answer', { answer: { questionId, given: [given] } });
    return { course, user, attemptId, tell, event, answered };
  };

  test('is not completed by who goes on from it, nor by a wrong answer or one to something else', async () => {
    const { tell, event, answered } = await begun();
    for (const told of [event('completed'), answered('b'), answered('a', 'another'), event('answer')])
      expect((await tell([told])).completedSlideIds).toEqual([]);
  });

  test('is completed by the right answer and going on, whichever is heard of first', async () => {
    for (const order of [
      ['a', 'completed'],
      ['completed', 'a'],
    ]) {
      const { tell, event, answered, attemptId } = await begun();
      world.pass(MINUTE);
      await tell([world.event(attemptId, { kind: 'completed', slideId: 'one' }), answered('b')]);
      const [first, last] = order.map((one) => (one === 'a' ? answered('a') : event('completed')));
      expect((await tell(first ? [first] : [])).completedAt).toBeNull();
      world.pass(MINUTE);
      const at = new Date(world.now()).toISOString();
      const done = await tell(last ? [{ ...last, clientTime: world.now() }] : []);
      expect(done).toMatchObject({
        completedSlideIds: ['check', 'one'],
        percentageComplete: 100,
        completedAt: at,
      });
    }
  });

  test('refuses the specified call until then', async () => {
    const { course, user, tell, answered } = await begun();
    const complete = () =>
      world.call(calls.completeSlide, { courseId: course.slug, slideId: 'check', timeSpent: 3 }, user);
    expect((await complete()).status).toBe(409);
    await tell([answered('a')]);
    expect(await complete()).toMatchObject({
      status: 200,
      answer: { progress: { completedSlideIds: ['check'] } },
    });
  });
});
