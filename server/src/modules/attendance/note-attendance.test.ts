import { describe, expect, test } from 'vitest';
import { adminAttendanceEndpoints as room, type SentMark } from '#contracts/attendance/admin-attendance.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { createAttendanceWorld } from '#server/testing/worlds/attendance-world.ts';

const database = given(freshDatabase);
const world = given(() => createAttendanceWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

  test('takes a signature where people sign, and nowhere else', async () => {
    const [signed, other] = [await world.run(), await world.run()];
    await setCourse(database.db, signed.course.id, {
      attendance: { trackingEnabled: true, minimumRequired: 80, checkInMethod: 'digital-signature' },
    });
    world.at(signed.day.startsAt);
    const sign = async ({ course, day, people }: typeof signed) => {
      const [enrolmentId] = await world.enrolmentsOf(people);
      return (await note(course, [mark(day, enrolmentId, { signature: 'M0 0 L10 10' })])).answer;
    };
    expect(await sign(signed)).toMatchObject({ refused: [] });
    expect(await world.listed(signed.course, signed.people[0])).toMatchObject({ method: 'signature' });
    expect(await sign(other)).toMatchObject({
      savedIds: [],
      refused: [{ reason: 'Nobody signs for this.' }],
    });
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
    await world.teach(course, teacher);
    expect(await see(teacher)).toBe(200);
  });

  test('refuses more than a device can hold', async () => {
    const { course, day, people } = await world.run();
    const [enrolmentId] = await world.enrolmentsOf(people);
    const marks = Array.from({ length: 501 }, () => mark(day, enrolmentId));
    expect((await note(course, marks)).status).toBe(400);
  });
});
