import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { learningEvents } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentWith, textSlide } from '#server/testing/self-paced.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { learningJobs } from '../learning.jobs.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 24 * 3_600_000];
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

const opened = (slides?: number) => world.opened(slides);

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

  test('was completed when its last slide first was, also where a device tells that later', async () => {
    const { event, send } = await opened(2);
    world.pass(10 * MINUTE);
    const ago = (minutes: number) => ({ clientTime: world.now() - minutes * MINUTE });
    const ofPhone = event('completed', 'slide-2', ago(7));
    await send([event('completed', 'slide-1', ago(8)), event('completed', 'slide-2', ago(1))]);
    const { progress } = await send([ofPhone]);
    expect(progress.completedAt).toBe(new Date(world.now() - 7 * MINUTE).toISOString());
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
  await learningJobs(world.jobDeps)
    .find(({ name }) => name === 'delete-passing-events')
    ?.work({});
  const left = await database.db
    .select({ kind: learningEvents.kind })
    .from(learningEvents)
    .where(eq(learningEvents.attemptId, attemptId));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['completed', 'heartbeat']);
  expect(await progress()).toEqual({ ...before, lastAccessedDate: new Date(world.now()).toISOString() });
});
