import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { reviewEndpoints as calls } from '#contracts/reviews/reviews.ts';
import { bindings } from '#server/bindings.ts';
import { createJobs } from '#server/create-jobs.ts';
import { courseRuns, enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { addCourse, addUser, type CourseOverrides } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createMailWorld(database.db, { bindings, jobsOf: createJobs }));

beforeEach(async () => {
  // The courses of the test before are none that anybody is asked about.
  await database.db.update(courseRuns).set({ endDate: null, startDate: null });
  world.now = new Date('2030-04-11T08:00:00Z');
});

/** A course that ended yesterday, and somebody who was there. */
const attended = async (overrides: CourseOverrides = {}) => {
  const course = await addCourse(database.db, {
    startDate: '2030-04-09',
    endDate: '2030-04-10',
    ...overrides,
  });
  const person = await addUser(database.db, { firstName: 'Lina' });
  await world.academy.ctx((ctx) => enrolIn(ctx, course, person));
  return { course, person };
};
const passADay = async (instant: string) => {
  world.now = new Date(instant);
  await world.happened('ask-for-reviews', {});
};

test('who was on a course is asked once, with a link to the place where it can be said', async () => {
  const { course, person } = await attended();
  for (const day of [11, 12, 13, 14]) {
    await passADay(`2030-04-${day}T02:00:00Z`);
    await passADay(`2030-04-${day}T08:00:00Z`);
  }
  expect(world.subjectsTo(person.email)).toEqual([`How was ${course.title}?`]);
  for (const words of ['Dear Lina,', `http://localhost:3000/reviews/${course.slug}`, '9–10 April 2030'])
    expect(world.sent[0]?.text).toContain(words);
});

test('nobody is asked before the day after the last, or later than three days after, at the venue', async () => {
  const { person } = await attended();
  await passADay('2030-04-10T19:59:00Z');
  await passADay('2030-04-13T20:01:00Z');
  expect(world.subjectsTo(person.email)).toEqual([]);
  await passADay('2030-04-10T20:01:00Z');
  expect(world.subjectsTo(person.email)).toHaveLength(1);
  const west = await attended({ zone: 'America/New_York' });
  await passADay('2030-04-11T03:59:00Z');
  expect(world.subjectsTo(west.person.email)).toEqual([]);
  await passADay('2030-04-11T04:01:00Z');
  expect(world.subjectsTo(west.person.email)).toHaveLength(1);
});

test('who has written already, has left the course, or was on one that is not reviewed, is not asked', async () => {
  const written = await attended();
  const review = { courseId: written.course.slug, rating: 4, text: 'Well prepared.' };
  await world.academy.call(calls.submitReview, review, written.person);
  const left = await attended();
  const cancelled = { cancelledAt: world.now, cancelReason: 'Ill' };
  await database.db.update(enrolments).set(cancelled).where(eq(enrolments.userId, left.person.id));
  await attended({ reviews: { enabled: false } });
  await attended({ status: 'cancelled' });
  await attended({ startDate: null, endDate: null });
  await passADay('2030-04-11T08:00:00Z');
  expect(world.sent).toEqual([]);
});

test('what the course promises about names stands in the letter', async () => {
  await attended({ reviews: { allowAnonymous: true } });
  await passADay('2030-04-11T08:00:00Z');
  expect(world.sent[0]?.text).toContain('no name if you prefer');
});
