import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseSessions, courseVenues, liveSessions } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { changeCourse } from '../courses/course-rows.repository.ts';
import { requireCourseWithPage } from '../courses/require-course.ts';
import { createLiveCourse } from './create-live-course.ts';

const database = given(freshDatabase);
const calls = given(() => testCalls([], { db: database.db }));

const created = given(() =>
  calls.ctx((ctx) =>
    createLiveCourse(ctx, {
      series: { slug: 'case-conference', title: 'Case Conference', discipline: 'injectables' },
      slug: 'case-conference',
      code: 'LIV-031',
      status: 'open',
      title: 'Complication Case Conference',
      zone: 'Europe/Vienna',
      deadline: null,
      earlyBirdDays: null,
      earlyBirdPriceEur: null,
      priceEur: eur(12_000),
      capacity: 64,
      live: { platform: 'Zoom', joinUrl: 'https://meet.example/1' },
      sessions: [
        { date: localDate('2027-03-27'), startTime: '18:00', endTime: '19:30', title: 'Cases' },
        { date: localDate('2027-03-28'), startTime: '10:00', endTime: '11:00', title: 'Questions' },
      ],
    }),
  ),
);

const sessions = () =>
  database.db
    .select({ date: courseSessions.date, startTime: courseSessions.startTime, title: liveSessions.title })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(eq(courseSessions.courseId, created.id))
    .orderBy(asc(courseSessions.position));

test('begins with the first of its sessions and ends with the last, by the clocks of its zone', () => {
  expect(created).toMatchObject({
    kind: 'OnlineLiveTraining',
    startDate: '2027-03-27',
    endDate: '2027-03-28',
    startsAt: new Date('2027-03-27T17:00:00Z'),
    // Clocks go forward in that night.
    endsAt: new Date('2027-03-28T09:00:00Z'),
    live: { platform: 'Zoom' },
  });
});

test('takes place nowhere: no row says otherwise, and nothing is asked of who comes', async () => {
  expect(created).toMatchObject({
    city: '',
    country: '',
    venue: { name: '' },
    practical: { hasHandsOn: false },
  });
  expect(await database.db.select().from(courseVenues)).toEqual([]);
});

test('is found among courses on certain days and among its own kind alone', async () => {
  const found = await requireCourseWithPage(database.db, 'LIV-031', ['InPersonCourse', 'OnlineLiveTraining']);
  expect(found.id).toBe(created.id);
  await expect(requireCourseWithPage(database.db, 'LIV-031', 'InPersonCourse')).rejects.toThrow();
});

test('takes its sessions along when it is moved', async () => {
  await calls.ctx(({ db }) =>
    changeCourse(db, created.id, { startDate: localDate('2027-04-03'), endDate: localDate('2027-04-04') }),
  );
  expect(await sessions()).toEqual([
    { date: '2027-04-03', startTime: '18:00', title: 'Cases' },
    { date: '2027-04-04', startTime: '10:00', title: 'Questions' },
  ]);
});
