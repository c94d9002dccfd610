import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseSeries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addTeacher } from '#server/testing/test-world.ts';
import { changeRating } from './change-rating.ts';
import { listSearchableCourses } from './searchable-courses.repository.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls([], { db: database.db }));

test('what is public can be found by what is taught and by whom, the lead first', async () => {
  const add = (slug: string, lastName: string) =>
    addTeacher(database.db, { slug, firstName: 'Sample', lastName });
  const [guest, lead] = [await add('guest', 'Guest'), await add('lead', 'Lead')];
  const course = await addCourse(database.db, {
    startDate: '2026-04-01',
    endDate: null,
    content: { objectives: ['Assess'], modules: [{ title: 'Anatomy' }, { title: 'Dosage' }] },
    instructors: [
      { instructorId: lead, role: 'Lead Instructor' },
      { instructorId: guest, role: 'Guest' },
    ],
  });
  const undated = await addCourse(database.db, { startDate: null });
  await addCourse(database.db, { status: 'draft' });
  await addCourse(database.db, { status: 'cancelled' });
  const found = await listSearchableCourses(database.db);
  expect(found.map(({ id }) => id)).toEqual([course.id, undated.id]);
  expect(found[0]).toMatchObject({
    slug: course.slug,
    startDate: '2026-04-01',
    endDate: null,
    objectives: ['Assess'],
    moduleTitles: ['Anatomy', 'Dosage'],
    instructorNames: ['Sample Lead', 'Sample Guest'],
  });
  expect(found[1]).toMatchObject({ startDate: null, startsAt: null, instructorNames: [] });
});

test('reviews that are published at once are all counted in the rating of their series', async () => {
  const { seriesId } = await addCourse(database.db);
  const change = (sum: number, count: number) =>
    academy.ctx((ctx) => changeRating(ctx, { seriesId, sum, count }));
  await Promise.all([5, 4, 5, 3, 5].map((stars) => change(stars, 1)));
  await change(-3, -1);
  const [series] = await database.db.select().from(courseSeries).where(eq(courseSeries.id, seriesId));
  expect(series).toMatchObject({ ratingSum: 19, ratingCount: 4 });
});
