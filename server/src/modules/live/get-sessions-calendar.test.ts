import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { courseSessions } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLiveWorld } from '#server/testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const world = given(() => createLiveWorld(database.db));

const HOURS = { startTime: '18:00', endTime: '19:30' };

const toUtc = (event: ICAL.Component) => new ICAL.Event(event).startDate.toJSDate().toISOString();

test('each session is an entry at its own hours, which stays itself when it is moved and names no platform', async () => {
  const course = await world.course({
    sessions: [
      { ...HOURS, date: localDate('2027-03-27'), title: 'Cases' },
      { ...HOURS, date: localDate('2027-03-28'), cancelledAt: new Date() },
    ],
  });
  const person = await world.enrol(course);
  const read = async () => {
    const { body } = await world.get(`/live/${course.slug}/calendar.ics`, person);
    expect(body).not.toContain('meet.example');
    const calendar = new ICAL.Component(ICAL.parse(body));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      id: event.getFirstPropertyValue('uid'),
      start: toUtc(event),
      location: event.getFirstPropertyValue('location'),
      status: event.getFirstPropertyValue('status'),
    }));
  };
  const [first, second] = await read();
  const location = `http://localhost:3000/live/${course.slug}?session=1`;
  expect(first).toMatchObject({ start: '2027-03-27T17:00:00.000Z', status: 'CONFIRMED', location });
  // Clocks go forward in that night.
  expect(second).toMatchObject({ start: '2027-03-28T16:00:00.000Z', status: 'CANCELLED' });
  await database.db
    .update(courseSessions)
    .set({ startTime: '17:00' })
    .where(eq(courseSessions.id, String(first?.id)));
  expect(await read()).toMatchObject([
    { id: first?.id, start: '2027-03-27T16:00:00.000Z' },
    { id: second?.id },
  ]);
});

test('it is for who takes part: others are sent to the page, and who is not logged in to the login', async () => {
  const course = await world.course();
  const path = `/live/${course.slug}/calendar.ics`;
  const stranger = await world.follow(path, await addUser(database.db));
  expect(stranger.location).toBe(`/live/${course.slug}?problem=course-not-found`);
  expect((await world.follow(path, null)).location).toBe(`/login?next=${encodeURIComponent(path)}`);
});
