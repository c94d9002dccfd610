import { contentOf } from '#server/testing/self-paced.ts';
import { type addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import type { Books } from '../books.ts';
import { addManyPeople, cookieOf, EACH, idOf } from './many-people.ts';

export const SLIDES = 40;

/** Of the learner of this number, from 1. */
export const learnerOf = (number: number) => ({
  cookie: cookieOf(number),
  attemptId: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
});

/** So many people who have one self-paced course open, each logged in; its slug. */
export const addManyLearners = async (
  books: Books,
  count: number,
  overrides: Parameters<typeof addSelfPaced>[1] = {},
): Promise<string> => {
  const course = await createLearningWorld(books.db).course(contentOf(SLIDES), overrides);
  await addManyPeople(books, { count, courseId: course.id }, [
    { statement: ADD_ATTEMPTS, table: 'learning_attempts' },
  ]);
  return course.slug;
};

/** Somebody who has begun so many self-paced courses. */
export const addBusyLearner = async ({ db }: Books, count: number): Promise<{ id: string }> => {
  const { course, enrol, progressOf } = createLearningWorld(db);
  const user = await addUser(db);
  for (let made = 0; made < count; made++) {
    const one = await course(contentOf(12), { code: `BENCH-${made}` });
    await enrol(one, user);
    // Asking begins it.
    await progressOf(one, user);
  }
  return user;
};

const ADD_ATTEMPTS = `INSERT INTO learning_attempts (id, enrolment_id, number, version_id, started_at)
  SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${idOf('enrolment')}, 1, version_id,
    now() - interval '1 day'
  FROM ${EACH}, self_paced_courses WHERE course_id = $2::uuid`;
