import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminAttendanceEndpoints as room, type SentMark } from '#contracts/attendance/admin-attendance.ts';
import { checkInEndpoints } from '#contracts/attendance/check-in.ts';
import { certificateEndpoints } from '#contracts/certificates/certificates.ts';
import { courseInstructors, courseSessions, enrolments, instructors } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
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

describe('the list of who teaches', () => {
  const mark = (day: { sessionId: string }, enrolmentId: string, more: Partial<SentMark> = {}): SentMark => ({
    id: uuidv7(),
    sessionId: day.sessionId,
    enrolmentId,
    kind: 'present',
    madeAt: world.now(),
    ...more,
  });
  const note = async (course: InPersonCourse, marks: SentMark[], by: User = staff) =>
    world.call(room.noteAttendance, { courseId: course.slug, sentAt: world.now(), marks }, by);

  test('takes marks once, however often they are sent, with the clock of the device set right', async () => {
    const { course, day, people } = await world.run();
    world.at(day.startsAt + HOUR);
    const [enrolmentId] = await world.enrolmentsOf(people);
    const wrong = 3 * HOUR;
    const sent = mark(day, enrolmentId, { madeAt: world.now() - HOUR + wrong });
    for (let time = 0; time < 3; time++) {
      const { answer } = await world.call(
        room.noteAttendance,
        { courseId: course.slug, sentAt: world.now() + wrong, marks: [sent, sent] },
        staff,
      );
      expect(answer).toMatchObject({ savedIds: [sent.id], refused: [] });
    }
    expect(await world.listed(course, people[0])).toMatchObject({
      state: 'present',
      arrivedAt: new Date(day.startsAt).toISOString(),
    });
  });

  test('names what can never be taken: another run’s, and a correction without a reason', async () => {
    const [one, other] = [await world.run(), await world.run()];
    const [enrolmentId] = await world.enrolmentsOf(one.people);
    const [foreign] = await world.enrolmentsOf(other.people);
    world.at(one.day.startsAt);
    const { answer } = await note(one.course, [
      mark(other.day, enrolmentId),
      mark(one.day, foreign),
      mark(one.day, enrolmentId, { kind: 'absent', isCorrection: true, reason: ' ' }),
    ]);
    expect(answer).toMatchObject({
      savedIds: [],
      refused: [{}, {}, { reason: 'Please say why it is corrected.' }],
    });
  });

  test('of the day is not taken before its doors open, nor of a time that is still to come', async () => {
    const { course, day, days, people } = await world.run();
    const [enrolmentId] = await world.enrolmentsOf(people);
    world.at(day.startsAt + HOUR);
    const [second] = days.slice(1);
    const { answer } = await note(course, [
      mark({ sessionId: second?.sessionId ?? '' }, enrolmentId),
      mark(day, enrolmentId, { time: '10:01' }),
      mark(day, enrolmentId, { kind: 'left', time: '17:00' }),
      mark(day, enrolmentId, { time: '09:40' }),
    ]);
    expect(answer).toMatchObject({
      savedIds: [expect.any(String)],
      refused: [
        { reason: 'This day has not begun yet.' },
        { reason: 'It is not 10:01 yet at the venue.' },
        { reason: 'It is not 17:00 yet at the venue.' },
      ],
    });
    expect(await world.listed(course, people[0])).toMatchObject({
      state: 'late',
      arrivedAt: new Date(day.startsAt + 40 * MINUTE).toISOString(),
    });
  });

  test('from paper, once the day is over, is of the whole day', async () => {
    const { course, day, people } = await world.run();
    const [enrolmentId] = await world.enrolmentsOf(people);
    world.at(day.endsAt + 3 * HOUR);
    await note(course, [mark(day, enrolmentId)]);
    expect(await world.listed(course, people[0])).toMatchObject({ state: 'present', percent: 50 });
  });

  test('does not take somebody else’s mark for its own', async () => {
    const { course, day, people } = await world.run();
    const [one, other] = await world.enrolmentsOf(people);
    world.at(day.startsAt);
    const sent = mark(day, one);
    await note(course, [sent]);
    const { answer } = await note(course, [{ ...sent, enrolmentId: other }]);
    expect(answer).toMatchObject({ savedIds: [], refused: [{ id: sent.id }] });
  });

  test('says who cannot come to the course’s minimum any more, and what was noted by whom', async () => {
    const { course, day, people } = await world.run();
    const [enrolmentId] = await world.enrolmentsOf(people);
    world.at(day.startsAt + HOUR);
    await note(course, [mark(day, enrolmentId, { kind: 'absent' })]);
    const by = `${staff.firstName} ${staff.lastName}`;
    expect(await world.listed(course, people[0])).toMatchObject({
      ...{ state: 'absent', isBelowMinimum: true },
      marks: [{ kind: 'absent', method: 'list', by }],
    });
    expect(await world.listed(course, people[1])).toMatchObject({ isBelowMinimum: false, marks: [] });
  });

  test('is an instructor’s for their own runs, and nobody else’s', async () => {
    const { course, day } = await world.run();
    const teacher = await addUser(database.db, { role: 'instructor' });
    world.at(day.startsAt);
    const see = async (by: User) =>
      (await world.call(room.getAttendance, { courseId: course.slug }, by)).status;
    expect([await see(teacher), await see(await addUser(database.db))]).toEqual([404, 403]);
    const id = uuidv7();
    const names = {
      slug: id,
      firstName: 'Ada',
      lastName: 'Byron',
      credentials: [],
      bio: '',
      specialties: [],
    };
    await database.db.insert(instructors).values({ ...names, id, yearsOfExperience: 1, userId: teacher.id });
    await database.db
      .insert(courseInstructors)
      .values({ courseId: course.id, instructorId: id, role: 'Lead Instructor', position: 7 });
    expect(await see(teacher)).toBe(200);
  });

  test('refuses more than a device can hold', async () => {
    const { course, day, people } = await world.run();
    const [enrolmentId] = await world.enrolmentsOf(people);
    const marks = Array.from({ length: 501 }, () => mark(day, enrolmentId));
    expect((await note(course, marks)).status).toBe(400);
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
  const rules = async () => {
    const { answer } = await world.call(
      certificateEndpoints.getCertificateRules,
      { courseId: course.slug },
      user,
    );
    const { findings } = certificateEndpoints.getCertificateRules.response.parse(answer);
    return findings.filter(({ isMet }) => !isMet).map(({ rule }) => rule);
  };
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
  const { answer } = await world.call(certificateEndpoints.listMyCertificates, {}, user);
  expect(answer).toMatchObject({
    certificates: [{ says: { attendancePercent: 100, course: { code: course.code }, city: course.city } }],
  });
});

test('a moved day keeps what was noted of it', async () => {
  const { course, day, people } = await world.run();
  world.at(day.startsAt);
  await world.scan(people[0], await world.codeOf(course, day));
  const moved = { startTime: '09:30' };
  await database.db.update(courseSessions).set(moved).where(eq(courseSessions.id, day.sessionId));
  expect(await world.listed(course, people[0])).toMatchObject({ state: 'present' });
});
