import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { localDate } from '#domain/time/local-date.ts';
import { enrolments, livePresence, liveSessions } from '#server/db/schema/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveWorld, deviceOf } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = given(() => createLiveWorld(database.db));

const START = Date.parse('2027-03-04T14:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => world.at(START + minutes * MINUTE);

const CERTIFIES = {
  enabled: true,
  type: 'completion',
  features: { digitalBadge: false, qrVerification: true, autoGenerate: true },
  requirements: { minimumAttendance: 80 },
} as const;
const EVENING = { startTime: '15:00', endTime: '16:30' };

const withParticipant = async (...wishes: Parameters<typeof world.course>) => {
  const course = await world.course(...wishes);
  return { course, person: await world.enrol(course) };
};

const minutesOf = async (course: LiveCourse, person: User) => (await world.shown(course, person, 1)).minutes;

test('whose page is open the whole session was there for all of it', async () => {
  const { course, person } = await withParticipant();
  await world.attend(person, course, { from: -5, until: 91 });
  expect(await world.shown(course, person)).toMatchObject({
    minutes: 90,
    presence: [{ from: '2027-03-04T14:00:00.000Z', until: '2027-03-04T15:30:00.000Z' }],
  });
});

test('a gap of two minutes is bridged, a longer one is not', async () => {
  const { course, person } = await withParticipant();
  const { sessionId } = await world.shown(course, person);
  const device = deviceOf(person);
  for (const minute of [0, 1, 2, 10, 12, 14, 16.1, 17]) {
    at(minute);
    await world.beat(device, sessionId);
  }
  const { minutes, presence } = await world.shown(course, person);
  expect([minutes, presence.length]).toEqual([6, 3]);
});

test('two devices at once count once, and the second one is named', async () => {
  const { course, person } = await withParticipant();
  const { sessionId } = await world.shown(course, person);
  const [laptop, phone] = [deviceOf(person), deviceOf(person)];
  const beat = (device: typeof laptop) => world.beat(device, sessionId);
  for (let minute = 0; minute <= 20; minute++) {
    at(minute);
    await Promise.all([beat(laptop), beat(laptop), minute >= 10 && beat(phone)]);
  }
  for (let minute = 30; minute <= 40; minute++) {
    at(minute);
    await beat(phone);
  }
  expect(await world.shown(course, person)).toMatchObject({
    minutes: 30,
    presence: [{ isOtherDevice: false }, { isOtherDevice: true }],
  });
});

test('pages of one browser add nothing: what is kept grows with gaps alone', async () => {
  const { course, person } = await withParticipant();
  await world.attend(person, course, { from: 0, until: 30 });
  const [enrolmentId] = await world.enrolmentsOf([person]);
  const rows = await database.db.select().from(livePresence).where(eq(livePresence.enrolmentId, enrolmentId));
  expect(rows).toHaveLength(1);
});

test('before the doors open and long after the end nothing is counted', async () => {
  const { course, person } = await withParticipant();
  const { sessionId } = await world.shown(course, person);
  for (const [minutes, isCounted] of [
    [-16, false],
    [-15, true],
    [92, true],
    [93, false],
  ] as const) {
    at(minutes);
    expect((await world.beat(person, sessionId)).answer).toMatchObject({ isCounted });
  }
  expect(await minutesOf(course, person)).toBe(0);
});

test('a stranger, who gave up their place, and whoever is on a session that is cancelled have none', async () => {
  const { course, person } = await withParticipant();
  const { sessionId } = await world.shown(course, person);
  const stranger = await addUser(database.db);
  at(10);
  expect((await world.beat(stranger, sessionId)).status).toBe(404);
  expect((await world.beat(person, uuidv7())).status).toBe(404);
  const session = database.db.update(liveSessions).set({ cancelledAt: new Date(START) });
  await session.where(eq(liveSessions.sessionId, sessionId));
  expect((await world.beat(person, sessionId)).status).toBe(404);
  await database.db
    .update(liveSessions)
    .set({ cancelledAt: null })
    .where(eq(liveSessions.sessionId, sessionId));
  expect((await world.beat(person, sessionId)).status).toBe(200);
  await database.db
    .update(enrolments)
    .set({ cancelledAt: new Date(START) })
    .where(eq(enrolments.userId, person.id));
  expect((await world.beat(person, sessionId)).status).toBe(404);
});

test('the hours of a session are those of its own day, also on the one on which clocks go forward', async () => {
  const sessions = [
    { ...EVENING, date: localDate('2027-03-28'), startTime: '01:30', endTime: '03:30' },
  ] as const;
  const { course, person } = await withParticipant({ sessions: [...sessions] });
  await world.attend(person, course, { from: 0, until: 200 });
  // From two to three there is no such hour in Vienna.
  expect(await minutesOf(course, person)).toBe(60);
});

test('enough minutes of the sessions that were held issue the certificate by themselves, once they are over', async () => {
  const { course, person } = await withParticipant({
    certification: CERTIFIES,
    sessions: [
      { ...EVENING, date: localDate('2027-03-04') },
      { ...EVENING, date: localDate('2027-03-05'), cancelledAt: new Date(START), cancelReason: 'Ill' },
    ],
  });
  const other = await world.enrol(course);
  await world.settle();
  await world.attend(person, course, { from: 4, until: 84 });
  await world.attend(other, course, { from: 20, until: 90 });
  // The other one, which is cancelled, would only be tomorrow.
  at(91);
  await world.work();
  expect(await world.certificatesOf({ course, person })).toMatchObject([{ says: { attendancePercent: 88 } }]);
  expect(await world.certificatesOf({ course, person: other })).toEqual([]);
  expect(await world.openRules({ course, person: other })).toMatchObject([
    { rule: 'attendance', reached: 77, needed: 80 },
  ]);
});

test('what staff note of somebody overrules the page', async () => {
  const { course, person } = await withParticipant({ certification: CERTIFIES });
  const staff = await addUser(database.db, { role: 'staff' });
  await world.settle();
  await world.attend(person, course, { from: 0, until: 30 });
  const { sessionId } = await world.shown(course, person);
  const [enrolmentId] = await world.enrolmentsOf([person]);
  at(100);
  const mark = {
    ...{ id: uuidv7(), sessionId, enrolmentId, kind: 'present' as const, time: '15:00' },
    ...{ madeAt: world.now(), isCorrection: true, reason: 'Joined by telephone' },
  };
  const { answer } = await world.call(
    room.noteAttendance,
    { courseId: course.slug, sentAt: world.now(), marks: [mark] },
    staff,
  );
  expect(answer).toMatchObject({ savedIds: [mark.id], refused: [] });
  expect(await world.shown(course, person)).toMatchObject({ minutes: 90, isNoted: true });
  await world.work();
  expect(await world.certificatesOf({ course, person })).toHaveLength(1);
});

test('the list of staff has those who were in, and a place that was passed on begins without any', async () => {
  const { course, person } = await withParticipant();
  await world.attend(person, course, { from: 20, until: 91 });
  expect(await world.listed(course, person)).toMatchObject({ state: 'late', percent: 77 });
  await database.db
    .update(enrolments)
    .set({ cancelledAt: new Date(START) })
    .where(eq(enrolments.userId, person.id));
  const next = await world.enrol(course);
  expect(await world.listed(course, next)).toMatchObject({ state: 'not-noted', percent: null });
});
