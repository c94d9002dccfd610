import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { checkInEndpoints } from '#contracts/attendance/check-in.ts';
import { courseSessions, enrolments } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createAttendanceWorld } from '#server/testing/worlds/attendance-world.ts';

const database = given(freshDatabase);
const world = given(() => createAttendanceWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('checking in by the code of the room’s screen', () => {
  test('says who, when and which day, and is seen on the list', async () => {
    const { course, day, people } = await world.run();
    const [user] = people;
    world.at(day.startsAt - 19 * MINUTE);
    const code = await world.codeOf(course, day);
    expect(await world.scan(user, code)).toMatchObject({
      outcome: 'checked-in',
      arrivedAt: new Date(day.startsAt - 19 * MINUTE).toISOString(),
      day: { code: course.code, number: 1, of: 2 },
    });
    expect(await world.listed(course, user)).toMatchObject({ state: 'present', method: 'code' });
  });

  test('twice and from two devices at once is once', async () => {
    const { course, day, people } = await world.run();
    const [user] = people;
    world.at(day.startsAt);
    const code = await world.codeOf(course, day);
    const all = await Promise.all([1, 2, 3].map(() => world.scan(user, code)));
    expect(new Set(all.map(({ arrivedAt }) => arrivedAt)).size).toBe(1);
    world.at(day.startsAt + 2 * HOUR);
    const later = await world.scan(user, await world.codeOf(course, day));
    expect(later).toMatchObject({ outcome: 'checked-in', arrivedAt: all[0]?.arrivedAt });
  });

  test('by six figures, with or without a space', async () => {
    const { course, day, people } = await world.run();
    world.at(day.startsAt);
    const { figures } = await world.codeOf(course, day);
    const typed = `${figures.slice(0, 3)} ${figures.slice(3)}`;
    expect(await world.type(people[0], typed)).toMatchObject({ outcome: 'checked-in' });
    expect(await world.listed(course, people[0])).toMatchObject({ method: 'figures' });
  });

  test('of a photo a minute later is too late, of the code before the shown one is not', async () => {
    const { course, day, people } = await world.run();
    world.at(day.startsAt);
    const code = await world.codeOf(course, day);
    world.at(day.startsAt + 59_000);
    expect(await world.scan(people[0], code)).toMatchObject({ outcome: 'checked-in' });
    world.at(day.startsAt + MINUTE);
    expect(await world.scan(people[1], code)).toMatchObject({ outcome: 'too-late', day: null });
  });

  test('works on its day only, from two hours before', async () => {
    const { course, day, people } = await world.run();
    for (const [time, outcome] of [
      [day.startsAt - 2 * HOUR - 1, 'not-open'],
      [day.endsAt + 1, 'not-open'],
      [day.startsAt - 2 * HOUR, 'checked-in'],
    ] as const) {
      world.at(time);
      expect(await world.scan(people[0], await world.codeOf(course, day))).toMatchObject({ outcome });
    }
  });

  test('is for who is on the course with their own account', async () => {
    const { course, day } = await world.run();
    const stranger = await addUser(database.db);
    world.at(day.startsAt);
    const code = await world.codeOf(course, day);
    expect(await world.scan(stranger, code)).toMatchObject({ outcome: 'not-on-course' });
    const forged = { ...code, path: code.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect(await world.scan(stranger, forged)).not.toMatchObject({ outcome: 'checked-in' });
  });

  test('of somebody whose place was passed on stays with them, and is not the next one’s', async () => {
    const { course, day, people } = await world.run();
    const [user] = people;
    world.at(day.startsAt);
    await world.scan(user, await world.codeOf(course, day));
    await database.db
      .update(enrolments)
      .set({ cancelledAt: new Date(day.startsAt), cancelReason: 'Passed on' })
      .where(eq(enrolments.userId, user.id));
    const next = await world.enrol(course);
    expect(await world.listed(course, next)).toMatchObject({ state: 'not-noted' });
    expect(await world.listed(course, user)).toBeUndefined();
  });

  test('of one day of a run is no code of the other', async () => {
    const { course, days, people } = await world.run();
    const [first, second] = days;
    if (!first || !second) throw new Error('the run has two days');
    world.at(first.startsAt);
    const code = await world.codeOf(course, second);
    expect(await world.scan(people[0], code)).toMatchObject({ outcome: 'not-open', arrivedAt: null });
    expect(await world.listed(course, people[0])).toMatchObject({ state: 'not-noted' });
  });

  test('a room of sixty behind one address checks in, each with a few tries', async () => {
    const { day, people } = await world.run();
    world.at(day.startsAt);
    const [user] = people;
    const statuses: number[] = [];
    for (let one = 0; one < 60; one++) {
      const caller = { address: 'the room', user: { ...signedIn(user), id: uuidv7() } };
      const { status } = await world.call(checkInEndpoints.checkIn, { figures: '000000' }, caller);
      statuses.push(status);
    }
    expect(statuses).not.toContain(429);
  });

  test('guessing six figures is stopped long before it succeeds', async () => {
    const { day, people } = await world.run();
    world.at(day.startsAt);
    const statuses = [];
    for (let guess = 0; guess < 21; guess++)
      statuses.push((await world.call(checkInEndpoints.checkIn, { figures: '000000' }, people[0])).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('who scans before they have logged in', () => {
  test('keeps the moment of the scan in that browser for ten minutes', async () => {
    const { course, day, people } = await world.run();
    world.at(day.startsAt + 14 * MINUTE);
    const cookie = await world.scanAsStranger(await world.codeOf(course, day));
    world.at(day.startsAt + 20 * MINUTE);
    expect(await world.arriveAfterLogin(people[0], cookie)).toMatchObject({ outcome: 'checked-in' });
    expect(await world.listed(course, people[0])).toMatchObject({ state: 'present' });
    world.at(day.startsAt + 25 * MINUTE);
    expect(await world.arriveAfterLogin(people[1], cookie)).toMatchObject({ outcome: 'too-late' });
  });

  test('a cookie that somebody made up says nothing', async () => {
    const { day, people } = await world.run();
    world.at(day.startsAt);
    const made = `check-in=${day.sessionId}.${day.startsAt}.${'A'.repeat(43)}`;
    expect(await world.arriveAfterLogin(people[0], made)).toMatchObject({ outcome: 'too-late' });
  });
});

test('a run that was attended by code is certified once it is over, what was decided included', async () => {
  const { course, days, people } = await world.run({ practicalRequired: true });
  const [user] = people;
  const [enrolmentId] = await world.enrolmentsOf(people);
  for (const day of days) {
    world.at(day.startsAt);
    await world.scan(user, await world.codeOf(course, day));
  }
  const rules = async () => (await world.openRules({ course, person: user })).map(({ rule }) => rule);
  expect(await rules()).toEqual(['ended', 'practical', 'payment']);
  await world.settle();
  const decide = (isPassed: boolean) =>
    world.call(
      room.decideHandsOn,
      { courseId: course.slug, enrolmentId, kind: 'practical', isPassed },
      staff,
    );
  await decide(false);
  world.at((days.at(-1)?.endsAt ?? 0) + 1);
  await world.work();
  expect(await rules()).toEqual(['practical']);
  await decide(true);
  await world.work();
  expect(await world.certificatesOf({ course, person: user })).toMatchObject([
    { says: { attendancePercent: 100, course: { code: course.code }, city: course.city } },
  ]);
});

test('a run that is cut short keeps the day on which somebody was noted', async () => {
  const { course, days, people } = await world.run();
  const [, second] = days;
  if (!second) throw new Error('the run has two days');
  world.at(second.startsAt);
  await world.scan(people[0], await world.codeOf(course, second));
  await setCourse(database.db, course.id, { startDate: course.startDate, endDate: course.startDate });
  const { answer } = await world.call(room.getAttendance, { courseId: course.slug }, staff);
  expect(answer).toMatchObject({ days: [{ number: 1 }, { number: 2, sessionId: second.sessionId }] });
});

test('a moved day keeps what was noted of it', async () => {
  const { course, day, people } = await world.run();
  world.at(day.startsAt);
  await world.scan(people[0], await world.codeOf(course, day));
  const moved = { startTime: '09:30' };
  await database.db.update(courseSessions).set(moved).where(eq(courseSessions.id, day.sessionId));
  expect(await world.listed(course, people[0])).toMatchObject({ state: 'present' });
});
