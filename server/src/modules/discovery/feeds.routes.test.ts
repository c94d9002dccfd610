import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { createCall } from '#server/calls/call.ts';
import { courseSlugs } from '#server/db/schema/index.ts';
import { createLiveCourse } from '#server/modules/catalogue/index.ts';
import { createSharedAnswers } from '#server/pages/shared-answers.ts';
import { instantOf } from '#server/platform/time.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, type CourseOverrides, setCourse } from '#server/testing/test-world.ts';
import { catalogueFileRoutes } from './feeds.routes.ts';

const FEED = '/in-person-aesthetic-training/calendar.ics';
const NOW = new Date('2027-02-10T08:00:00Z');

const database = given(freshDatabase);
let version = 0;
const app = given(async () => {
  const academy = testCalls([], { db: database.db, now: () => NOW });
  await academy.ctx(async () => undefined);
  return startPluginApp(catalogueFileRoutes, {
    call: createCall(academy.jobDeps),
    // Every answer is made anew, as after a change of the catalogue.
    sendShared: createSharedAnswers({
      catalogue: { version: () => ++version, nextBoundary: async () => new Date(NOW.getTime() + 60_000) },
      now: () => NOW,
    }).send,
  });
});

const add = (overrides: CourseOverrides) => addCourse(database.db, overrides);
const get = (url: string, headers = {}) => app.inject({ url, headers });

/** As a calendar program reads it. */
const read = async (url: string) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(body));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return {
    body,
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
};
const eventOf = async (slug: string) => {
  const { events } = await read(`/in-person/courses/${slug}/calendar.ics`);
  expect(events).toHaveLength(1);
  return events[0] as ICAL.Event;
};

/** Every day of an event as instants. */
const daysOf = (event: ICAL.Event): [string, string][] => {
  if (!event.isRecurring()) return [[toUtc(event.startDate), toUtc(event.endDate)]];
  const days: [string, string][] = [];
  const times = event.iterator();
  for (let time = times.next(); time; time = times.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(time);
    days.push([toUtc(startDate), toUtc(endDate)]);
  }
  return days;
};
const toUtc = (time: ICAL.Time) => time.toJSDate().toISOString();

test.each([
  ['Asia/Dubai', '2027-04-09', '2027-04-10'],
  ['Europe/London', '2027-03-27', '2027-03-29'],
  ['Europe/Zurich', '2027-10-30', '2027-11-01'],
  ['America/New_York', '2027-03-13', '2027-03-15'],
  ['America/New_York', '2027-11-06', '2027-11-08'],
  ['Australia/Sydney', '2027-04-03', '2027-04-05'],
  ['Asia/Kolkata', '2027-12-31', '2028-01-01'],
  ['Asia/Calcutta', '2027-05-01', '2027-05-02'],
  ['America/Buenos_Aires', '2027-05-01', null],
  ['UTC', '2027-02-28', '2027-03-01'],
])('in %s a course from %s to %s is on each day at the hours of the venue', async (zone, startDate, endDate) => {
  const course = await add({ zone, startDate, endDate, startTime: '09:30', endTime: '17:00' });
  const days: [string, string][] = [];
  const last = Date.parse(endDate ?? startDate);
  for (let day = Date.parse(startDate); day <= last; day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    days.push([instantOf(date, '09:30', zone).toISOString(), instantOf(date, '17:00', zone).toISOString()]);
  }
  expect(daysOf(await eventOf(course.slug))).toEqual(days);
});

test('what runs past midnight is one span', async () => {
  const course = await add({
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    startTime: '20:00',
    endTime: '02:00',
  });
  expect(daysOf(await eventOf(course.slug))).toEqual([
    ['2027-04-09T16:00:00.000Z', '2027-04-09T22:00:00.000Z'],
  ]);
});

test('an entry says what, where and by which address, and keeps its identity when the course is moved', async () => {
  const course = await add({
    title: 'Botox, fillers; and more',
    startDate: '2027-05-09',
    endDate: '2027-05-10',
    description: 'Line one\nLine two',
    venue: { name: 'Clinic "One"', address: '1 Sample Street; Floor 2' },
    city: 'Dubai',
    country: 'United Arab Emirates',
  });
  const event = await eventOf(course.slug);
  const url = `http://localhost:3000/in-person/courses/${course.slug}`;
  expect(event).toMatchObject({
    uid: course.id,
    summary: 'Botox, fillers; and more',
    location: 'Clinic "One", 1 Sample Street; Floor 2, Dubai, United Arab Emirates',
    description: `Line one\nLine two\n\n${url}`,
  });
  expect(event.component.getFirstPropertyValue('url')).toBe(url);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
  await setCourse(database.db, course.id, { slug: 'moved', startDate: '2027-06-09', endDate: null });
  const moved = await eventOf('moved');
  expect([moved.uid, moved.sequence, moved.startDate.toString()]).toEqual([
    course.id,
    2,
    '2027-06-09T09:00:00',
  ]);
});

test.each([
  'Ä'.repeat(200),
  'دورة متقدمة في حقن البوتوكس والفيلر للأطباء وأطباء الأسنان مع تدريب عملي على المرضى في دبي وأبوظبي',
  `${'👩🏽‍⚕️'.repeat(20)} 💉 & <b>"quoted"</b> \\n; , :`,
])('a title arrives as it is: %s', async (title) => {
  const course = await add({ title, startDate: '2027-05-20' });
  expect((await eventOf(course.slug)).summary).toBe(title);
});

test('a line break in a title begins no line of its own', async () => {
  const course = await add({ title: 'One\r\nEND:VCALENDAR\u0007two', startDate: '2027-05-20' });
  expect((await eventOf(course.slug)).summary).toBe('One END:VCALENDAR two');
});

test('without a date there is no entry; a past course has one; drafted and unknown ones look missing', async () => {
  const [undated, past] = [await add({ startDate: null }), await add({ startDate: '2026-04-01' })];
  expect((await read(`/in-person/courses/${undated.slug}/calendar.ics`)).events).toEqual([]);
  expect((await eventOf(past.slug)).uid).toBe(past.id);
  const draft = await add({ startDate: '2027-05-20', status: 'draft' });
  for (const key of [draft.slug, 'no-such-course']) {
    const answer = await get(`/in-person/courses/${key}/calendar.ics`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'course-not-found']);
  }
});

test('a cancelled course is struck out of the calendars that have it, and in no feed of what comes', async () => {
  const cancelled = await add({ title: 'Called off', startDate: '2027-05-20', status: 'cancelled' });
  const event = await eventOf(cancelled.slug);
  expect(event.uid).toBe(cancelled.id);
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect((await read(`${FEED}?q=called`)).events).toEqual([]);
});

test('the address that a course had before leads to it too', async () => {
  const course = await add({ startDate: '2027-05-20' });
  await database.db.insert(courseSlugs).values({ slug: 'former-name', courseId: course.id });
  expect((await eventOf('former-name')).uid).toBe(course.id);
});

test('the feed has what comes next, under the filters of the list, and takes nobody’s time', async () => {
  const skin = { slug: 'peels', title: 'Peels', discipline: 'skin' } as const;
  const peel = await add({ title: 'Peels in Málaga', city: 'Málaga', startDate: '2027-02-10', series: skin });
  await add({ title: 'Peels without a date', startDate: null, series: skin });
  await add({ title: 'Peels of old', startDate: '2027-02-08', endDate: '2027-02-09', series: skin });
  await add({ title: 'Peels in draft', startDate: '2027-03-09', status: 'draft', series: skin });
  const { events, calendar } = await read(`${FEED}?discipline=skin`);
  expect(events.map((event) => event.summary)).toEqual(['Peels in Málaga']);
  expect(events[0]?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Aurea Academy');
  expect((await read(`${FEED}?q=malaga`)).events.map((event) => event.uid)).toEqual([peel.id]);
  expect((await read(`${FEED}?q=alchemy`)).events).toEqual([]);
});

test('every zone of the feed is described once', async () => {
  const { events, calendar } = await read(FEED);
  const described = calendar
    .getAllSubcomponents('vtimezone')
    .map((zone) => zone.getFirstPropertyValue('tzid'));
  expect(new Set(described).size).toBe(described.length);
  expect(new Set(events.map((event) => event.startDate.zone?.tzid))).toEqual(new Set(described));
});

test('calendars are kept by whoever asks, and asked for again', async () => {
  const course = await add({ startDate: '2027-05-20' });
  const url = `/in-person/courses/${course.slug}/calendar.ics`;
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test('a live course has an entry for each session, by the clocks of its zone, and no link that leads in', async () => {
  const academy = testCalls([], { db: database.db, now: () => NOW });
  await academy.ctx((ctx) =>
    createLiveCourse(ctx, {
      series: { slug: 'cases', title: 'Cases', discipline: 'injectables' },
      slug: 'cases',
      code: 'LIV-1',
      status: 'open',
      title: 'Cases',
      zone: 'Europe/Vienna',
      deadline: null,
      earlyBirdDays: null,
      earlyBirdPriceEur: null,
      priceEur: eur(12_000),
      capacity: 64,
      live: { platform: 'Zoom', joinUrl: 'https://meet.example/all' },
      sessions: [
        { date: localDate('2027-03-27'), startTime: '18:00', endTime: '19:30', title: 'The first hour' },
        {
          date: localDate('2027-03-30'),
          startTime: '18:00',
          endTime: '19:30',
          cancelledAt: NOW,
          cancelReason: 'The instructor is ill.',
        },
      ],
    }),
  );
  for (const address of ['/online-live-training/calendar.ics', '/online-live-training/cases/calendar.ics']) {
    const { events, body } = await read(address);
    expect(events.map((event) => [event.summary, event.location, ...daysOf(event)])).toEqual([
      ['Cases: The first hour', 'Live online', ['2027-03-27T17:00:00.000Z', '2027-03-27T18:30:00.000Z']],
      // Clocks have gone forward in between.
      ['Cases', 'Live online', ['2027-03-30T16:00:00.000Z', '2027-03-30T17:30:00.000Z']],
    ]);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(body).not.toContain('meet.example');
  }
});
