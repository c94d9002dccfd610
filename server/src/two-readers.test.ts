import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarFeedEndpoints } from '#contracts/accounts/calendar-feed.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { createCall } from '#server/calls/call.ts';
import { courses } from '#server/db/schema/index.ts';
import { createSharedAnswers } from '#server/pages/shared-answers.ts';
import { instantOf } from '#server/platform/time.ts';
import { readCalendar, readCalendarAgain } from '#server/testing/calendars/read-calendar.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { startFilesApp, startPluginApp } from '#server/testing/plugin-app.ts';
import { enrolInSelfPaced } from '#server/testing/self-paced.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import type { LiveCourse, Run } from './modules/catalogue/index.ts';
import { catalogueFileRoutes } from './modules/discovery/feeds.routes.ts';
import { ownFeedFileRoutes } from './modules/discovery/own-feed/own-feed.files.routes.ts';
import { ownFeedBindings } from './modules/discovery/own-feed/own-feed.routes.ts';
import { liveFileRoutes } from './modules/live/live.files.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');

const TITLES = [
  'دورة متقدمة في حقن البوتوكس والفيلر للأطباء وأطباء الأسنان مع تدريب عملي على المرضى في دبي وأبوظبي',
  `${'👩🏽‍⚕️'.repeat(20)} 💉 & <b>"quoted"</b>, with; commas: and back\\slashes`,
  'Ä'.repeat(200),
  'Peels, lasers; and a very long list of everything else that fits into one line of a calendar, and more',
];
/** Clocks go forward or back during each of these, or nothing happens to them. */
const RUNS = [
  ['Europe/Vienna', '2027-03-27', '2027-03-29', '09:30', '17:00'],
  ['America/New_York', '2027-11-06', '2027-11-08', '09:00', '17:00'],
  ['Asia/Dubai', '2027-04-09', '2027-04-10', '09:00', '17:00'],
  ['Australia/Sydney', '2027-04-03', '2027-04-05', '08:00', '12:15'],
] as const;
const EVENING = { startTime: '18:00', endTime: '19:30' };

const database = given(freshDatabase);
const academy = given(async () => {
  const calls = testCalls(ownFeedBindings, { db: database.db, now: () => NOW });
  await calls.ctx(async () => undefined);
  return calls;
});
const shared = given(() =>
  startPluginApp(catalogueFileRoutes, {
    call: createCall(academy.jobDeps),
    sendShared: createSharedAnswers({
      catalogue: { version: () => 1, nextBoundary: async () => new Date(NOW.getTime() + 60_000) },
      now: () => NOW,
    }).send,
  }),
);
const live = given(() => startFilesApp(liveFileRoutes, academy.jobDeps));
const own = given(() => startFilesApp(ownFeedFileRoutes, academy.jobDeps));

/** One of each: over a change of clocks, past midnight, called off, live with a session called off, in every script. */
const academyOf = given(async () => {
  const runs: Run[] = [];
  for (const [at, [zone, startDate, endDate, startTime, endTime]] of RUNS.entries())
    runs.push(
      await addCourse(database.db, { title: TITLES[at], zone, startDate, endDate, startTime, endTime }),
    );
  const night = { startDate: '2027-04-09', endDate: '2027-04-10', startTime: '20:00', endTime: '02:00' };
  runs.push(await addCourse(database.db, night));
  const conference = await addLiveCourse(database.db, {
    title: TITLES[0],
    zone: 'Europe/London',
    sessions: [
      { ...EVENING, date: localDate('2027-03-25'), title: TITLES[1] },
      { ...EVENING, date: localDate('2027-03-28') },
      { ...EVENING, date: localDate('2027-11-04'), title: TITLES[2], cancelledAt: NOW },
    ],
  });
  const calledOff = await addCourse(database.db, { startDate: '2027-06-01' });
  const person = await addUser(database.db);
  await academy.ctx((ctx) => enrolIn(ctx, conference, person));
  for (const run of [...runs, calledOff]) await academy.ctx((ctx) => enrolIn(ctx, run, person));
  await database.db
    .update(courses)
    .set({ status: 'cancelled', updatedAt: NOW })
    .where(eq(courses.id, calledOff.id));
  const course = await addSelfPaced(database.db, { title: TITLES[1] });
  const access = { course, user: person, accessUntil: '2027-03-28' };
  await academy.ctx((ctx) => enrolInSelfPaced(ctx, access));
  return { runs, calledOff, conference, person };
});

/** What both readers make of it, which is the same. */
const read = (body: string) => {
  const entries = readCalendar(body);
  expect(readCalendarAgain(body)).toEqual(entries);
  return entries;
};
const readShared = async (url: string) => read((await shared.inject({ url })).body);
const sessionsOf = ({ slug }: LiveCourse) => `/online-live-training/${slug}/calendar.ics`;

test('both readers find the same in the public feeds', async () => {
  const { runs } = academyOf;
  expect(await readShared('/in-person-aesthetic-training/calendar.ics')).toHaveLength(runs.length);
  expect(await readShared('/online-live-training/calendar.ics')).toHaveLength(3);
});

test('both readers find the same in the calendar of each course, at the hours of its zone', async () => {
  const { runs, calledOff } = academyOf;
  for (const run of [...runs, calledOff]) {
    const [entry] = await readShared(`/in-person/courses/${run.slug}/calendar.ics`);
    const { startDate, startTime, zone } = run;
    expect(entry).toMatchObject({ uid: run.id, summary: run.title });
    expect(entry?.status).toBe(run === calledOff ? 'CANCELLED' : 'CONFIRMED');
    expect(entry?.days[0]?.[0]).toBe(instantOf(startDate ?? '', startTime, zone).toISOString());
    if (run.endDate && run.startTime < run.endTime)
      expect(entry?.days.at(-1)?.[1]).toBe(instantOf(run.endDate, run.endTime, zone).toISOString());
  }
});

test('both readers find the same sessions in what visitors and participants have of a live course', async () => {
  const { conference, person } = academyOf;
  const visitors = await readShared(sessionsOf(conference));
  const { body } = await live.get(`/live/${conference.slug}/calendar.ics`, person);
  expect(read(body)).toEqual(visitors);
  expect(visitors.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'CONFIRMED', 'CONFIRMED']);
  const starts = visitors.map(({ days }) => days[0]?.[0]).toSorted();
  expect(starts).toEqual([
    '2027-03-25T18:00:00.000Z',
    '2027-03-28T17:00:00.000Z',
    '2027-11-04T18:00:00.000Z',
  ]);
});

test('both readers find all of it in the feed of a person, each as it is in the public one', async () => {
  const { runs, conference, calledOff, person } = academyOf;
  const { answer } = await academy.call(calendarFeedEndpoints.makeCalendarFeed, {}, person);
  const { feed } = calendarFeedEndpoints.makeCalendarFeed.response.parse(answer);
  const entries = read((await own.get(new URL(feed?.url ?? '').pathname, null)).body);
  const inPublic = await readShared(sessionsOf(conference));
  for (const { slug } of [...runs, calledOff])
    inPublic.push(...(await readShared(`/in-person/courses/${slug}/calendar.ics`)));
  expect(entries).toHaveLength(inPublic.length + 1);
  for (const entry of inPublic) expect(entries).toContainEqual(entry);
  expect(entries.find(({ summary }) => summary.startsWith('Access to'))?.days).toEqual([
    ['2027-03-28', addDays(localDate('2027-03-28'), 1)],
  ]);
});
