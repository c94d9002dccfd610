import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionActEndpoints as calls } from '#contracts/course-office/session-acts.ts';
import { localDate } from '#domain/time/local-date.ts';
import { auditEntries, courseSessions, enrolments, mails, users } from '#server/db/schema/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveLetterWorld } from '#server/testing/worlds/live/live-letter-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createLiveLetterWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

beforeEach(() => {
  world.now = new Date('2027-03-01T08:00:00Z');
});

const HOURS = { startTime: '18:00', endTime: '19:30' };

/** Five Saturdays from 6 March 2027, at 18:00 in Vienna, whose clocks go forward on the 28th; Lina is on it, in Dubai. */
const planned = async () => {
  const on = (day: string) => ({ ...HOURS, date: localDate(day) });
  const last = { ...HOURS, date: localDate('2027-04-03'), title: 'Questions' };
  const course = await addLiveCourse(database.db, {
    sessions: [on('2027-03-06'), on('2027-03-13'), on('2027-03-20'), on('2027-03-27'), last],
  });
  const lina = await addUser(database.db, { firstName: 'Lina', lastName: 'Haddad' });
  await database.db.update(users).set({ zone: 'Asia/Dubai' }).where(eq(users.id, lina.id));
  await world.academy.ctx((ctx) => enrolIn(ctx, course as never, lina));
  const ids = (
    await database.db
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseId, course.id))
      .orderBy(courseSessions.position)
  ).map(({ id }) => id);
  return { course, lina, ids };
};

const cancel = async ({ id }: LiveCourse, sessionId = '', reason = 'The speaker is ill.') => {
  const answer = await world.academy.call(calls.cancelSession, { id, sessionId, reason }, staff);
  await world.workOff();
  return answer;
};
const move = async ({ id }: LiveCourse, sessionId = '', to: Partial<typeof HOURS> & { date: string }) => {
  const answer = await world.academy.call(
    calls.moveSession,
    { id, sessionId, ...HOURS, reason: '', ...to },
    staff,
  );
  await world.workOff();
  return answer;
};

/** The one entry of a calendar file that went along, as a calendar program reads it. */
const entryOf = (content: string | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(content ?? ''));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('a message to a calendar is about one entry');
  const value = (name: string) => event.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: String(value('dtstart')),
    organizer: value('organizer'),
    attendee: value('attendee'),
  };
};

describe('a session that is moved', () => {
  test('is told to everybody once, on their clock and the organizer’s, with a request that moves its entry', async () => {
    const { course, lina, ids } = await planned();
    expect((await move(course, ids[3], { date: '2027-03-28' })).status).toBe(200);
    const [letter, ...others] = world.sent;
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: lina.email, subject: `A session is moved: ${course.title}` });
    // Clocks in Vienna go forward in the night between.
    expect(letter?.text).toContain(
      '28 March 2027, 20:00 to 21:30 in Dubai, which is 18:00 to 19:30 in Vienna',
    );
    expect(letter?.text).toContain(
      '27 March 2027, 21:00 to 22:30 in Dubai, which is 18:00 to 19:30 in Vienna',
    );
    expect(letter?.text).toContain(`/live/${course.slug}?session=4`);
    expect(JSON.stringify(letter)).not.toContain('meet.example');
    expect(letter?.attachments.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'session-4.ics text/calendar; charset=utf-8; method=REQUEST',
    ]);
    expect(entryOf(String(letter?.attachments[0]?.content))).toEqual({
      method: 'REQUEST',
      uid: ids[3],
      sequence: course.version + 1,
      status: 'CONFIRMED',
      start: '2027-03-28T16:00:00Z',
      organizer: expect.stringMatching(/^mailto:/i),
      attendee: expect.stringMatching(new RegExp(`mailto:${lina.email}`, 'i')),
    });
  });

  test('raises the sequence each time, and only what it was last moved to is told', async () => {
    const { course, ids } = await planned();
    world.trouble = 'down';
    await move(course, ids[0], { date: '2027-03-07' });
    await move(course, ids[0], { date: '2027-03-08' });
    world.trouble = null;
    world.now = new Date('2027-03-01T09:00:00Z');
    await world.workOff();
    expect(world.sent.map(({ attachments }) => entryOf(String(attachments[0]?.content)))).toMatchObject([
      { start: '2027-03-08T17:00:00Z', sequence: course.version + 2 },
    ]);
    const rows = await database.db.select().from(mails).where(eq(mails.template, 'sessions-changed'));
    expect(rows.map(({ state }) => state)).toContain('dropped');
  });

  test.each([
    ['into the past', { date: '2027-02-28' }, ['date', 'The new start must be in the future']],
    [
      'past the one after it',
      { date: '2027-03-14' },
      ['date', 'Sessions must be in order and cannot overlap'],
    ],
    [
      'to end before it starts',
      { date: '2027-03-07', endTime: '17:00' },
      ['endTime', 'A session must end after it starts'],
    ],
  ])('%s is refused at its field, and nobody is told', async (_, to, [field, message]) => {
    const { course, ids } = await planned();
    expect((await move(course, ids[0], to)).answer).toMatchObject({ issues: [{ field, message }] });
    expect(world.sent).toEqual([]);
  });
});

describe('a session that is cancelled', () => {
  test('is told with its reason, what comes next and a message that takes its entry from calendars', async () => {
    const { course, ids } = await planned();
    expect((await cancel(course, ids[0])).status).toBe(200);
    const [letter] = world.sent;
    expect(letter?.subject).toBe(`A session is cancelled: ${course.title}`);
    for (const words of [
      'The speaker is ill.',
      'Next session',
      'Session 2: 13 March 2027, 21:00 to 22:30 in Dubai',
    ])
      expect(letter?.text).toContain(words);
    expect(entryOf(String(letter?.attachments[0]?.content))).toMatchObject({
      method: 'CANCEL',
      uid: ids[0],
      sequence: course.version + 1,
      status: 'CANCELLED',
    });
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'course.session-cancelled'))
      .limit(1);
    expect(entry?.after).toMatchObject({ session: 1, reason: 'The speaker is ill.' });
  });

  test('is cancelled once, and the only one that is left is not', async () => {
    const { course, ids } = await planned();
    for (const id of ids.slice(0, 4)) await cancel(course, id);
    expect(await cancel(course, ids[0])).toMatchObject({
      status: 409,
      answer: { message: 'This session is cancelled already.' },
    });
    expect((await cancel(course, ids[4])).answer).toMatchObject({
      message: 'This is the only session that is left: cancel the course instead.',
    });
    expect(world.sent).toHaveLength(4);
  });

  test('is one of this course and not over, and two who cancel it at once tell everybody once', async () => {
    const { course, ids } = await planned();
    const other = await planned();
    expect((await cancel(course, other.ids[0])).status).toBe(404);
    const both = await Promise.all([cancel(course, ids[1]), cancel(course, ids[1])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(world.sent).toHaveLength(1);
    world.now = new Date('2027-03-06T18:30:00Z');
    expect((await cancel(course, ids[0])).answer).toMatchObject({ message: 'This session is over.' });
  });

  test('is not told to who has left meanwhile', async () => {
    const { course, lina, ids } = await planned();
    world.trouble = 'down';
    await cancel(course, ids[0]);
    await database.db
      .update(enrolments)
      .set({ cancelledAt: world.now, cancelledBy: null, cancelReason: 'ill' })
      .where(eq(enrolments.userId, lina.id));
    world.trouble = null;
    world.now = new Date('2027-03-01T09:00:00Z');
    await world.workOff();
    expect(world.sent).toEqual([]);
  });
});
