import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LiveDetail } from '#contracts/courses/course-detail.ts';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { courseEndpoints } from '#contracts/courses/in-person-courses.ts';
import { liveCourseEndpoints } from '#contracts/courses/live-courses.ts';
import { eur } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { liveSessions } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { catalogueBindings } from './catalogue.routes.ts';
import { createCourse } from './creating/create-course.ts';
import { createLiveCourse, type NewLiveCourse } from './creating/create-live-course.ts';

const database = given(freshDatabase);
const academy = given(() =>
  testCalls(catalogueBindings, { db: database.db, now: () => new Date('2027-03-01T12:00:00Z') }),
);

const COMMON = {
  status: 'open',
  deadline: null,
  earlyBirdDays: null,
  earlyBirdPriceEur: null,
  priceEur: eur(12_000),
  capacity: 64,
} as const;

const announce = ({ slug, ...wish }: Pick<NewLiveCourse, 'slug' | 'title' | 'sessions'>) =>
  academy.ctx((ctx) =>
    createLiveCourse(ctx, {
      ...COMMON,
      ...wish,
      slug,
      series: { slug, title: wish.title, discipline: 'injectables' },
      code: slug.toUpperCase(),
      zone: 'Europe/Vienna',
      live: { platform: 'Zoom', joinUrl: 'https://meet.example/all', hostUrl: 'https://meet.example/host' },
    }),
  );

const EVENING = { startTime: '18:00', endTime: '19:30' };

const conference = given(() =>
  announce({
    slug: 'case-conference',
    title: 'Case Conference',
    sessions: [
      {
        date: localDate('2027-03-27'),
        ...EVENING,
        title: 'Cases',
        joinUrl: 'https://meet.example/first',
        hostUrl: 'https://meet.example/first-host',
      },
      { date: localDate('2027-03-28'), ...EVENING, title: 'Questions' },
    ],
  }),
);
const over = given(() =>
  announce({
    slug: 'nodules',
    title: 'Nodules After Fillers',
    sessions: [{ date: localDate('2027-02-10'), ...EVENING }],
  }),
);
const inPerson = given(() =>
  academy.ctx((ctx) =>
    createCourse(ctx, {
      ...COMMON,
      series: { slug: 'botox', title: 'Botox', discipline: 'injectables' },
      slug: 'botox',
      code: 'BOT-1',
      title: 'Botox',
      city: 'Vienna',
      zone: 'Europe/Vienna',
      startDate: localDate('2027-03-20'),
      endDate: null,
      startTime: '09:00',
      endTime: '17:00',
    }),
  ),
);

const list = async (
  query: Record<string, string | number> = {},
  call: Parameters<typeof academy.call>[0] = liveCourseEndpoints.listLiveCourses,
) => {
  const { answer } = await academy.call(call, query);
  return answer as Record<'upcomingCourses' | 'expiredCourses', CourseSummary[]> & {
    nextCursor: string | null;
  };
};
const slugs = (rows: readonly CourseSummary[]) => rows.map(({ slug }) => slug);

const read = async () => {
  const { answer } = await academy.call(liveCourseEndpoints.getLiveCourse, { courseId: conference.slug });
  return answer.course as LiveDetail;
};

test('live courses have a list of their own, what is over among its history', async () => {
  const { upcomingCourses, expiredCourses } = await list();
  expect([slugs(upcomingCourses), slugs(expiredCourses)]).toEqual([['case-conference'], [over.slug]]);
  expect(upcomingCourses[0]).toMatchObject({
    kind: 'OnlineLiveTraining',
    venue: { city: '', country: '' },
    schedule: { startDate: '2027-03-27', endDate: '2027-03-28', venueTimezone: 'Europe/Vienna' },
    enrollment: { seatsLeft: 64, isEnrollable: true },
  });
  const others = await list({}, courseEndpoints.listInPersonCourses);
  expect(others.upcomingCourses.map(({ slug, kind }) => [slug, kind])).toEqual([
    [inPerson.slug, 'InPersonCourse'],
  ]);
});

test('the list is filtered, sorted and paged as that of courses in person', async () => {
  const finds = async (query: Record<string, string | number>) => slugs((await list(query)).upcomingCourses);
  expect(await finds({ q: 'conference' })).toEqual(['case-conference']);
  expect(await finds({ q: 'vienna' })).toEqual([]);
  expect(await finds({ status: 'limited' })).toEqual([]);
  expect(await finds({ date: 'this-month', severalDays: 'true' })).toEqual(['case-conference']);
  expect(await finds({ discipline: 'surgery' })).toEqual([]);
  const { expiredCourses } = await list({ sort: 'price-desc', limit: 1, cursor: 'of nobody' });
  expect(slugs(expiredCourses)).toEqual([over.slug]);
});

test('a month of live courses holds no others', async () => {
  const { answer } = await academy.call(liveCourseEndpoints.getLiveCalendar, { month: '2027-03' });
  expect(slugs(answer.courses as CourseSummary[])).toEqual(['case-conference']);
  expect(answer.previousWithCourses).toBe('2027-02');
});

test('its page names each session in the zone of the course, and as instants, also over the change of clocks', async () => {
  const { live, sessions, venue } = await read();
  expect(live).toEqual({ platform: 'Zoom', recordingMonths: null });
  expect(venue).toMatchObject({ name: '', address: '', city: '', mapUrl: '' });
  expect(sessions).toMatchObject([
    {
      number: 1,
      title: 'Cases',
      startTime: '18:00',
      startsAt: '2027-03-27T17:00:00.000Z',
      isCancelled: false,
    },
    { number: 2, title: 'Questions', startTime: '18:00', startsAt: '2027-03-28T16:00:00.000Z' },
  ]);
});

test('no public answer has a link that leads in', async () => {
  const answers = [await read(), await list()];
  expect(JSON.stringify(answers)).not.toContain('meet.example');
});

test('a session that is cancelled says so', async () => {
  await database.db
    .update(liveSessions)
    .set({ cancelledAt: new Date('2027-03-01T00:00:00Z'), cancelReason: 'The instructor is ill.' })
    .where(eq(liveSessions.title, 'Questions'));
  const { sessions } = await read();
  expect(sessions.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
});

test('each kind is found by its own call only', async () => {
  const status = async (call: Parameters<typeof academy.call>[0], courseId: string) =>
    (await academy.call(call, { courseId })).status;
  expect(await status(liveCourseEndpoints.getLiveCourse, inPerson.slug)).toBe(404);
  expect(await status(courseEndpoints.getInPersonCourse, conference.slug)).toBe(404);
  expect(await status(courseEndpoints.getSeats, conference.slug)).toBe(200);
});
