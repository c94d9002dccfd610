import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SignedInCtx } from '#server/calls/context.ts';
import { learningAttempts } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, type SelfPaced } from '#server/testing/self-paced.ts';
import { addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import { requireLearning } from './require-learning.ts';

const DAY = 24 * 60 * 60_000;
const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

const look = (course: Pick<SelfPaced, 'slug'>, person: User) =>
  world.ctx((ctx) => requireLearning(ctx as SignedInCtx, course.slug), person);

describe('the first look into a course', () => {
  test('opens an attempt at the newest version, which later ones find', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const { attempt, version } = await look(course, person);
    expect([attempt.number, version.number]).toEqual([1, 1]);
    await world.publish(course, contentOf(5));
    const again = await look(course, person);
    expect([again.attempt.id, again.version.number, again.course.newestNumber]).toEqual([attempt.id, 1, 2]);
  });

  test('opens one attempt, also when many tabs look at once', async () => {
    const course = await world.course();
    const person = await world.learner(course);
    const looks = await Promise.all(Array.from({ length: 8 }, () => look(course, person)));
    expect(new Set(looks.map(({ attempt }) => attempt.id)).size).toBe(1);
    const rows = await database.db
      .select()
      .from(learningAttempts)
      .where(eq(learningAttempts.enrolmentId, looks[0]?.enrolment.id ?? ''));
    expect(rows).toHaveLength(1);
  });

  test('finds nothing to learn before something is published', async () => {
    const course = await addSelfPaced(database.db, { isPublished: false });
    const person = await world.learner(course);
    await expect(look(course, person)).rejects.toMatchObject({ code: 'wrong-state' });
  });
});

describe('a course is closed', () => {
  test('to who is not enrolled, and to who was given the money back', async () => {
    const course = await world.course();
    const stranger = await addUser(database.db);
    const words = { code: 'not-allowed', message: 'You are not enrolled in this course.' };
    await expect(look(course, stranger)).rejects.toMatchObject(words);
    const enrolment = await world.enrol(course, stranger);
    await look(course, stranger);
    await world.end(enrolment);
    await expect(look(course, stranger)).rejects.toMatchObject(words);
  });

  test('after the last day of the access, as the academy counts days', async () => {
    const course = await world.course();
    const person = await world.learner(course, '2027-03-02');
    await look(course, person);
    world.pass(DAY + 11 * 3_600_000 + 59 * 60_000);
    await look(course, person);
    world.pass(2 * 60_000);
    await expect(look(course, person)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'Your access to this course has ended.',
    });
  });
});

test('a course that is off the shop is learned by who is enrolled, and missing for all others', async () => {
  const course = await world.course();
  const person = await world.learner(course);
  const stranger = await addUser(database.db);
  for (const status of ['closed', 'draft', 'cancelled'] as const) {
    await setCourse(database.db, course.id, { status });
    expect((await look(course, person)).attempt.number).toBe(1);
    const code = status === 'closed' ? 'not-allowed' : 'course-not-found';
    await expect(look(course, stranger)).rejects.toMatchObject({ code });
  }
});

test('a course is found by its id, its code and its slug, and another one is not', async () => {
  const course = await world.course();
  const person = await world.learner(course);
  for (const slug of [course.id, course.code.toLowerCase(), course.slug.toUpperCase()])
    expect((await look({ slug }, person)).course.id).toBe(course.id);
  await expect(look({ slug: 'no-such-course' }, person)).rejects.toMatchObject({ code: 'course-not-found' });
});
