import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { createLiveLetterWorld } from '#server/testing/worlds/live/live-letter-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { courseInvites } from './session-invites.ts';

const database = given(freshDatabase);
const world = given(() => createLiveLetterWorld(database.db));

const attendee = { name: 'Lina\r\nHaddad; "L"', email: 'lina@example.com' };
const HOURS = { startTime: '18:00', endTime: '19:30' };

const eventsOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
  }));
};

test.each([
  [true, 'CANCEL', 'CANCELLED'],
  [false, 'REQUEST', 'CONFIRMED'],
])('a whole live course tells of each session ahead that is held, as calendars have it (cancelled: %s)', async (isCancelled, ...[
  method,
  status,
]) => {
  world.now = new Date('2027-03-10T08:00:00Z');
  const course = await addLiveCourse(database.db, {
    sessions: [
      { ...HOURS, date: localDate('2027-03-06') },
      { ...HOURS, date: localDate('2027-03-13') },
      { ...HOURS, date: localDate('2027-03-20'), cancelledAt: world.now },
      { ...HOURS, date: localDate('2027-03-27') },
    ],
  });
  const files = await world.academy.ctx((ctx) => courseInvites(ctx, { course, attendee }, isCancelled));
  expect(files.map(({ name }) => name)).toEqual(['session-2.ics', 'session-4.ics']);
  const told = files.flatMap(({ content }) => eventsOf(String(content)));
  expect(told).toMatchObject([
    { method, status },
    { method, status },
  ]);
  const known = eventsOf(await world.feedOf(course));
  expect(known.map((one) => one.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED']);
  const idOf = ({ uid, sequence }: (typeof known)[number]) => `${uid} ${sequence}`;
  expect(told.map(idOf)).toEqual([known[1], known[3]].map((one) => one && idOf(one)));
});

test('a course in person goes along with no file: its letters link to one', async () => {
  const course = await addCourse(database.db);
  expect(await world.academy.ctx((ctx) => courseInvites(ctx, { course, attendee }, true))).toEqual([]);
});
