import { describe, expect, test } from 'vitest';
import { progressEndpoints as calls } from '#contracts/learning/progress.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

const [SECOND, MINUTE] = [1000, 60_000];
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

const opened = () => world.opened();

describe('the calls of before', () => {
  test('count what is sent twice once, at most a minute at a time', async () => {
    const { course, user, progress } = await opened();
    world.pass(10 * MINUTE);
    const update = (timeSpent: number) =>
      world.call(calls.updateProgress, { courseId: course.slug, slideId: 'slide-2', timeSpent }, user);
    await update(40);
    await update(40);
    expect(await progress()).toMatchObject({ totalTimeSpent: 40, position: { slideId: 'slide-2' } });
    world.pass(10 * MINUTE);
    await update(86_400);
    expect((await progress()).totalTimeSpent).toBe(100);
    const complete = { courseId: course.slug, slideId: 'slide-1' };
    await world.call(calls.completeSlide, complete, user);
    const { answer } = await world.call(calls.completeSlide, complete, user);
    expect(calls.completeSlide.response.parse(answer).progress.completedSlideIds).toEqual(['slide-1']);
  });

  test('leave the second of a slide where the player had brought it', async () => {
    const { course, user, event, send, progress } = await opened();
    await send([event('position', 'slide-2', { positionMs: 7_000 })]);
    world.pass(SECOND);
    await world.call(calls.updateProgress, { courseId: course.slug, slideId: 'slide-2' }, user);
    expect((await progress()).position).toMatchObject({ slideId: 'slide-2', positionMs: 7_000 });
  });

  test.each([-1, 86_401, Number.NaN])('refuse %d seconds', async (timeSpent) => {
    const { course, user } = await opened();
    const told = { courseId: course.slug, slideId: 'slide-2', timeSpent };
    expect((await world.call(calls.updateProgress, told, user)).status).toBe(400);
  });

  test('know no slide of another course', async () => {
    const { course, user } = await opened();
    const foreign = { courseId: course.slug, slideId: 'slide-99' };
    expect((await world.call(calls.updateProgress, foreign, user)).status).toBe(404);
    expect((await world.call(calls.completeSlide, foreign, user)).status).toBe(404);
  });
});
