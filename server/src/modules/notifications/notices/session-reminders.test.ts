import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { courseNoticeEndpoints as notices } from '#contracts/course-office/course-notices.ts';
import { sessionActEndpoints as acts } from '#contracts/course-office/session-acts.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseNotices, courseSessions, courses, users } from '#server/db/schema/index.ts';
import type { LiveCourse, NewLiveCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveLetterWorld } from '#server/testing/worlds/live/live-letter-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { remindParticipants } from './remind-participants.ts';

const database = given(freshDatabase);
const world = givenEach(() => createLiveLetterWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

beforeEach(async () => {
  // Nobody is reminded of the courses of the test before.
  await database.db.update(courses).set({ status: 'cancelled' });
  world.now = new Date('2030-03-01T08:00:00Z');
});

const session = (date: string, startTime = '18:00', endTime = '19:30') => ({
  date: localDate(date),
  startTime,
  endTime,
});

/** 9 April 2030, 18:00 in Vienna: 16:00 UTC. */
const planned = async (sessions: NewLiveCourse['sessions'] = [session('2030-04-09')]) => {
  const course = await addLiveCourse(database.db, { sessions });
  const lina = await join(course, 'Lina');
  const rows = await database.db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, course.id))
    .orderBy(courseSessions.position);
  return { course, lina, ids: rows.map(({ id }) => id) };
};
const join = async (course: LiveCourse, firstName: string) => {
  const person = await addUser(database.db, { firstName });
  await world.academy.ctx((ctx) => enrolIn(ctx, course as never, person));
  return person;
};
const itIs = async (instant: string) => {
  world.now = new Date(instant);
  await world.happened('remind-participants', {});
};
const move = async ({ id }: LiveCourse, sessionId = '', date = '') => {
  const to = { ...session(date), reason: '' };
  expect((await world.academy.call(acts.moveSession, { id, sessionId, ...to }, staff)).status).toBe(200);
  await world.workOff();
  world.sent.length = 0;
};

test('everybody is reminded a week, a day and an hour before, not earlier, and once each', async () => {
  const { course, lina } = await planned();
  for (const [early, due] of [
    ['2030-04-02T15:59:59Z', '2030-04-02T16:00:00Z'],
    ['2030-04-08T15:59:59Z', '2030-04-08T16:00:00Z'],
    ['2030-04-09T14:59:59Z', '2030-04-09T15:00:00Z'],
  ] as const) {
    world.sent.length = 0;
    await itIs(early);
    expect(world.sent).toEqual([]);
    await itIs(due);
    await itIs(due);
    expect(world.subjectsTo(lina.email)).toEqual([`Your session is on 9 April 2030: ${course.title}`]);
  }
  world.sent.length = 0;
  await itIs('2030-04-09T16:00:00Z');
  expect(world.sent).toEqual([]);
});

test('it says the hours on the clock of who reads and the course’s, and leads to our page only', async () => {
  const { course, lina } = await planned();
  await database.db.update(users).set({ zone: 'Pacific/Auckland' }).where(eq(users.id, lina.id));
  const omar = await join(course, 'Omar');
  await itIs('2030-04-08T16:00:00Z');
  const textTo = (email: string) => world.sent.find(({ to }) => to === email)?.text;
  expect(textTo(lina.email)).toContain(
    '10 April 2030, 04:00 to 05:30 in Auckland, which is 18:00 to 19:30 in Vienna on 9 April 2030',
  );
  expect(world.subjectsTo(lina.email)).toEqual([`Your session is on 10 April 2030: ${course.title}`]);
  expect(textTo(omar.email)).toContain('9 April 2030, 18:00 to 19:30 in Vienna');
  expect(textTo(omar.email)).toContain(`/live/${course.slug}?session=1`);
  expect(JSON.stringify(world.sent)).not.toContain('meet.example');
});

test('a worker that was down sends what is late by no more than half its lead', async () => {
  await planned();
  await itIs('2030-04-09T04:00:01Z');
  expect(world.sent).toEqual([]);
  await itIs('2030-04-09T15:30:00Z');
  expect(world.sent).toHaveLength(1);
});

test('who enrolls two days before gets what is still ahead', async () => {
  const { course } = await planned();
  await itIs('2030-04-02T16:00:00Z');
  const omar = await join(course, 'Omar');
  await itIs('2030-04-07T16:00:00Z');
  for (const due of ['2030-04-08T16:00:00Z', '2030-04-09T15:00:00Z']) await itIs(due);
  expect(world.subjectsTo(omar.email)).toHaveLength(2);
});

test('of two sessions on one day each is reminded of', async () => {
  const { lina } = await planned([session('2030-04-09'), session('2030-04-09', '20:00', '21:00')]);
  await itIs('2030-04-08T17:00:00Z');
  expect(world.sent).toHaveLength(1);
  await itIs('2030-04-08T18:00:00Z');
  expect(world.subjectsTo(lina.email)).toHaveLength(2);
});

describe('a session that changes', () => {
  test('is reminded of again before its new start, and not before the old one', async () => {
    const { course, ids } = await planned();
    await itIs('2030-04-08T16:00:00Z');
    await move(course, ids[0], '2030-04-20');
    await itIs('2030-04-09T15:00:00Z');
    expect(world.sent).toEqual([]);
    for (const due of ['2030-04-13T16:00:00Z', '2030-04-19T16:00:00Z', '2030-04-20T15:00:00Z'])
      await itIs(due);
    expect(world.sent).toHaveLength(3);
  });

  test('is not reminded of where the letter about its move has just said so', async () => {
    const { course, ids } = await planned();
    world.now = new Date('2030-04-03T08:00:00Z');
    await move(course, ids[0], '2030-04-10');
    await itIs('2030-04-03T08:01:00Z');
    expect(world.sent).toEqual([]);
    await itIs('2030-04-03T16:00:00Z');
    expect(world.sent).toHaveLength(1);
  });

  test('has no reminder once it is cancelled, nor has a course that is', async () => {
    const { course, ids } = await planned([session('2030-04-09'), session('2030-04-16')]);
    await world.academy.call(
      acts.cancelSession,
      { id: course.id, sessionId: ids[0] ?? '', reason: 'Ill' },
      staff,
    );
    await world.workOff();
    world.sent.length = 0;
    for (const due of ['2030-04-02T16:00:00Z', '2030-04-08T16:00:00Z']) await itIs(due);
    expect(world.sent).toEqual([]);
    await database.db.update(courses).set({ status: 'cancelled' }).where(eq(courses.id, course.id));
    await itIs('2030-04-15T16:00:00Z');
    expect(world.sent).toEqual([]);
  });

  test('drops a reminder that could not be sent before it was moved', async () => {
    const { course, ids } = await planned();
    world.trouble = 'down';
    await itIs('2030-04-08T16:00:00Z');
    world.trouble = null;
    await move(course, ids[0], '2030-04-20');
    world.now = new Date('2030-04-08T17:00:00Z');
    await world.workOff();
    expect(world.sent).toEqual([]);
  });
});

test('workers at the same moment remind once', async () => {
  const { course } = await planned();
  world.now = new Date('2030-04-08T16:00:00Z');
  await Promise.all(Array.from({ length: 8 }, () => remindParticipants(world.academy.outer())));
  await world.workOff();
  expect(world.sent).toHaveLength(1);
  const noted = await database.db.select().from(courseNotices).where(eq(courseNotices.courseId, course.id));
  expect(noted).toMatchObject([{ lead: 'day', recipients: 1 }]);
});

test('staff see what is scheduled and was sent of each session, and call one off', async () => {
  const { course, ids } = await planned();
  await itIs('2030-04-02T16:00:00Z');
  const list = async () =>
    (
      notices.liveListNotifications.response.parse(
        (await world.academy.call(notices.liveListNotifications, { course: course.id }, staff)).answer,
      ).notifications ?? []
    ).map(({ state, session }) => `${state} ${session?.lead} before ${session?.number}`);
  expect(await list()).toEqual(['scheduled day before 1', 'scheduled hour before 1', 'sent week before 1']);
  const off = { id: course.id, session: ids[0], lead: 'day' as const };
  expect((await world.academy.call(notices.liveCancelNotification, off, staff)).status).toBe(200);
  expect((await world.academy.call(notices.liveCancelNotification, off, staff)).status).toBe(409);
  expect(await list()).toEqual(['scheduled hour before 1', 'cancelled day before 1', 'sent week before 1']);
  world.sent.length = 0;
  await itIs('2030-04-08T16:00:00Z');
  expect(world.sent).toEqual([]);
});
