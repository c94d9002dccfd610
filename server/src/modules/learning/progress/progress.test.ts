import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { progressEndpoints as calls } from '#contracts/learning/progress.ts';
import { learningAttempts, learningEvents } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, contentWith, textSlide } from '#server/testing/self-paced.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createLearningWorld, type SentEvent } from '#server/testing/worlds/learning-world.ts';
import { learningJobs } from '../learning.jobs.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 24 * 3_600_000];
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

/** Somebody who has opened a course of so many slides. */
const opened = async (slides = 4) => {
  const course = await world.course(contentOf(slides));
  const user = await world.learner(course);
  const { attemptId } = await world.progressOf(course, user);
  const event = (kind: SentEvent['kind'], slideId: string, more: Partial<SentEvent> = {}) =>
    world.event(attemptId, { kind, slideId, ...more });
  const send = async (events: SentEvent[], sentAt?: number) => {
    const outcome = await world.send({ course, user, ...(sentAt !== undefined && { sentAt }) }, events);
    expect(outcome.status).toBe(200);
    return calls.sendEvents.response.parse(outcome.answer);
  };
  return { course, user, attemptId, event, send, progress: () => world.progressOf(course, user) };
};

describe('what a device tells', () => {
  test('is kept once, however often it comes, and answered as saved each time', async () => {
    const { event, send, attemptId } = await opened();
    world.pass(MINUTE);
    const told = [event('completed', 'slide-1', { activeMs: 20_000 }), event('seen', 'slide-2')];
    const first = await send(told);
    world.pass(30 * SECOND);
    const again = await send([...told.toReversed(), ...told]);
    expect(again.savedIds.toSorted()).toEqual(told.map(({ eventId }) => eventId).toSorted());
    expect(again.progress).toEqual(first.progress);
    expect(first.progress).toMatchObject({
      percentageComplete: 25,
      completedSlideIds: ['slide-1'],
      totalTimeSpent: 20,
      position: { slideId: 'slide-2', positionMs: 0 },
    });
    const [rows] = await database.db
      .select({ count: count() })
      .from(learningEvents)
      .where(eq(learningEvents.attemptId, attemptId));
    expect(rows?.count).toBe(2);
  });

  test('counts time once where two tabs were open', async () => {
    const { event, send } = await opened();
    world.pass(5 * MINUTE);
    const { progress } = await send([
      event('heartbeat', 'slide-1', { activeMs: 60_000 }),
      event('heartbeat', 'slide-2', { activeMs: 60_000 }),
      event('heartbeat', 'slide-2', { activeMs: 30_000, clientTime: world.now() - 45 * SECOND }),
    ]);
    expect(progress.totalTimeSpent).toBe(75);
  });

  test('keeps the latest position, whatever comes in late', async () => {
    const { event, send } = await opened();
    world.pass(10 * MINUTE);
    await send([event('position', 'slide-3', { positionMs: 4_200 })]);
    const late = event('position', 'slide-1', { clientTime: world.now() - MINUTE, positionMs: 9 });
    expect((await send([late])).progress.position).toMatchObject({ slideId: 'slide-3', positionMs: 4_200 });
  });

  test('is placed by the server’s clock where the device’s is a day wrong', async () => {
    for (const wrong of [-DAY, DAY]) {
      const { event, send } = await opened();
      world.pass(10 * MINUTE);
      const clientTime = world.now() + wrong - 2 * MINUTE;
      const { progress } = await send([event('seen', 'slide-2', { clientTime })], world.now() + wrong);
      expect(progress.position?.at).toBe(new Date(world.now() - 2 * MINUTE).toISOString());
    }
  });

  test('never lies in the future, nor before the course was opened', async () => {
    const { event, send } = await opened();
    const openedAt = world.now();
    world.pass(MINUTE);
    const past = event('heartbeat', 'slide-1', { clientTime: 0, activeMs: 60_000 });
    const { progress } = await send([past]);
    expect(progress).toMatchObject({ totalTimeSpent: 0, lastAccessedDate: new Date(openedAt).toISOString() });
    const future = event('seen', 'slide-1', { clientTime: world.now() + 365 * DAY });
    expect((await send([future])).progress.position?.at).toBe(new Date(world.now()).toISOString());
  });

  test.each([
    ['negative', { activeMs: -1 }],
    ['of a year', { activeMs: 365 * DAY }],
    ['before 1970', { clientTime: -1 }],
  ])('is refused where a time is %s', async (_, wrong) => {
    const { course, user, event } = await opened();
    const { status, answer } = await world.send({ course, user }, [event('seen', 'slide-1', wrong)]);
    expect([status, answer.code]).toEqual([400, 'invalid-input']);
  });

  test('is refused where it is more than one call takes', async () => {
    const { course, user, event } = await opened();
    const many = Array.from({ length: 501 }, () => event('heartbeat', 'slide-1'));
    const { status, answer } = await world.send({ course, user }, many);
    expect([status, answer.message]).toEqual([400, 'Events can have at most 500 entries']);
  });

  test('is named where it can never be taken, and the rest is taken', async () => {
    const { event, send } = await opened();
    const other = await opened();
    const good = event('completed', 'slide-1');
    const foreign = event('completed', 'slide-99');
    const stolen = other.event('completed', 'slide-1');
    const { savedIds, refused, progress } = await send([foreign, good, stolen]);
    expect(savedIds).toEqual([good.eventId]);
    expect(refused).toEqual([
      { eventId: foreign.eventId, reason: 'This course has no slide “slide-99”.' },
      { eventId: stolen.eventId, reason: 'It belongs to somebody else, or to another course.' },
    ]);
    expect(progress.completedSlideIds).toEqual(['slide-1']);
    expect((await other.progress()).completedSlideIds).toEqual([]);
  });
});

describe('a course', () => {
  test('is completed once, with the last slide that it requires', async () => {
    const optional = textSlide('extra', { isRequired: false });
    const course = await world.course(contentWith([textSlide('one'), textSlide('two'), optional]));
    const user = await world.learner(course);
    const { attemptId } = await world.progressOf(course, user);
    const complete = (slideId: string) =>
      world.send({ course, user }, [world.event(attemptId, { kind: 'completed', slideId })]);
    await complete('one');
    expect((await world.progressOf(course, user)).completedAt).toBeNull();
    world.pass(MINUTE);
    const at = new Date(world.now()).toISOString();
    await Promise.all([complete('two'), complete('two')]);
    world.pass(MINUTE);
    await complete('extra');
    expect(await world.progressOf(course, user)).toMatchObject({ percentageComplete: 100, completedAt: at });
  });

  test('whose last two slides are completed at the same time on two devices is completed', async () => {
    const { course, user, event, progress } = await opened(2);
    await Promise.all(
      ['slide-1', 'slide-2'].map((slideId) => world.send({ course, user }, [event('completed', slideId)])),
    );
    expect((await progress()).completedAt).not.toBeNull();
  });

  test('without slides has no percentage', async () => {
    const { progress } = await opened(0);
    expect((await progress()).percentageComplete).toBeNull();
  });

  test('takes nothing of who is not enrolled, whose access has ended or who got the money back', async () => {
    const { course, user, event } = await opened();
    const stranger = await addUser(database.db);
    const ended = await world.learner(course, '2020-01-01');
    const enrolment = await world.enrol(course, stranger);
    await world.end(enrolment);
    for (const person of [stranger, ended, await addUser(database.db)]) {
      const { status } = await world.send({ course, user: person }, [event('completed', 'slide-1')]);
      expect(status).toBe(403);
    }
    expect((await world.progressOf(course, user)).completedSlideIds).toEqual([]);
  });

  test('that was taken off the shop goes on being learned', async () => {
    const { course, event, send } = await opened();
    await setCourse(database.db, course.id, { status: 'closed' });
    expect((await send([event('completed', 'slide-1')])).progress.percentageComplete).toBe(25);
  });
});

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

test('after 90 days heartbeats and positions go, and what followed from them stays', async () => {
  const { attemptId, event, send, progress } = await opened();
  world.pass(MINUTE);
  await send([
    event('heartbeat', 'slide-1', { activeMs: 15_000 }),
    event('position', 'slide-2', { positionMs: 5_000 }),
    event('completed', 'slide-1'),
  ]);
  const before = await progress();
  world.pass(91 * DAY);
  await send([event('heartbeat', 'slide-1')]);
  for (const { work } of learningJobs(world.jobDeps)) await work({});
  const left = await database.db
    .select({ kind: learningEvents.kind })
    .from(learningEvents)
    .where(eq(learningEvents.attemptId, attemptId));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['completed', 'heartbeat']);
  expect(await progress()).toEqual({ ...before, lastAccessedDate: new Date(world.now()).toISOString() });
});
