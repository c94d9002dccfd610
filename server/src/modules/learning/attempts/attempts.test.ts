import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { progressEndpoints as calls } from '#contracts/learning/progress.ts';
import { learningAttempts } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, textSlide } from '#server/testing/self-paced.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

const opened = (slides?: number) => world.opened(slides);

describe('starting over', () => {
  test('archives the attempt with what it came to, and begins the next', async () => {
    const { course, user, attemptId, event, send } = await opened();
    await send([event('completed', 'slide-1')]);
    const restart = () => world.call(calls.restartCourse, { courseId: course.slug }, user);
    const outcomes = await Promise.all([restart(), restart(), restart()]);
    const [{ progress } = {} as never] = outcomes.map(({ answer }) =>
      calls.restartCourse.response.parse(answer),
    );
    expect(progress).toMatchObject({
      number: 2,
      completedSlideIds: [],
      percentageComplete: 0,
      position: null,
    });
    const late = await send([event('completed', 'slide-2')]);
    expect(late.savedIds).toHaveLength(1);
    expect(late.progress).toMatchObject({ attemptId: progress.attemptId, completedSlideIds: [] });
    const [archived] = await database.db
      .select()
      .from(learningAttempts)
      .where(eq(learningAttempts.id, attemptId));
    expect(archived?.archivedAt).not.toBeNull();
  });
});

describe('a version that is published while somebody is on slide 20', () => {
  test('changes nothing for them until they accept it, and then what they completed stays', async () => {
    const { course, user, event, send, progress } = await opened(25);
    await send([...[1, 2, 3].map((at) => event('completed', `slide-${at}`)), event('seen', 'slide-20')]);
    const before = await progress();
    const slides = ['slide-2', 'slide-3', 'slide-20', 'new-slide'].map((id) => textSlide(id));
    await world.publish(course, contentWith(slides), ['Shorter']);
    expect(await progress()).toEqual(before);

    const accept = (version: number) =>
      world.call(calls.acceptVersion, { courseId: course.slug, version }, user);
    expect((await accept(1)).status).toBe(409);
    const { answer } = await accept(2);
    expect(calls.acceptVersion.response.parse(answer).progress).toMatchObject({
      version: 2,
      percentageComplete: 50,
      completedSlideIds: ['slide-2', 'slide-3'],
      position: { slideId: 'slide-20' },
    });
    const { savedIds, progress: after } = await send([
      event('completed', 'slide-24'),
      event('completed', 'new-slide'),
    ]);
    expect(savedIds).toHaveLength(2);
    expect(after.percentageComplete).toBe(75);
  });

  test('leaves who stands at a slide that it has no more at the next that it has', async () => {
    const { course, user, event, send, progress } = await opened(5);
    const accept = (version: number) =>
      world.call(calls.acceptVersion, { courseId: course.slug, version }, user);
    world.pass(60_000);
    await send([event('position', 'slide-3', { positionMs: 9_000 })]);
    await world.publish(course, contentWith(['slide-5', 'slide-1', 'slide-2'].map((id) => textSlide(id))));
    await accept(2);
    expect((await progress()).position).toMatchObject({ slideId: 'slide-5', positionMs: 0 });
    await world.publish(course, contentWith(['slide-1', 'new-slide'].map((id) => textSlide(id))));
    await accept(3);
    expect((await progress()).position).toMatchObject({ slideId: 'slide-1', positionMs: 0 });
    world.pass(60_000);
    await send([event('seen', 'new-slide')]);
    expect((await progress()).position).toMatchObject({ slideId: 'new-slide' });
  });

  test('completes the course where all that it requires was done, and never takes that back', async () => {
    const { course, user, event, send, progress } = await opened(3);
    await send([event('completed', 'slide-1')]);
    await world.publish(course, contentOf(1));
    await world.call(calls.acceptVersion, { courseId: course.slug, version: 2 }, user);
    const { completedAt } = await progress();
    expect(completedAt).not.toBeNull();
    await world.publish(course, contentOf(5));
    await world.call(calls.acceptVersion, { courseId: course.slug, version: 3 }, user);
    expect(await progress()).toMatchObject({ percentageComplete: 20, completedAt });
  });
});
