import { contentOf } from '#server/testing/self-paced.ts';
import { type addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createLearningWorld } from '#server/testing/worlds/learning-world.ts';
import type { Books } from './books.ts';

export const SLIDES = 40;

/** Of the learner of this number, from 1. */
export const learnerOf = (number: number) => ({
  // As long as a token is.
  cookie: `session=bench-learner-${String(number).padStart(29, '0')}`,
  attemptId: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
});

/** So many people who have one self-paced course open, each logged in; its slug. */
export const addManyLearners = async (
  { db, pool }: Books,
  count: number,
  overrides: Parameters<typeof addSelfPaced>[1] = {},
): Promise<string> => {
  const course = await createLearningWorld(db).course(contentOf(SLIDES), overrides);
  const client = await pool.connect();
  try {
    // Rows that agree with one another as they are made; the orders that they came from are read by nobody here.
    await client.query('SET session_replication_role = replica');
    await client.query(ADD_PEOPLE, [count]);
    await client.query(ADD_SESSIONS, [count]);
    await client.query(ADD_ENROLMENTS, [count, course.id]);
    await client.query(ADD_ATTEMPTS, [count, course.id]);
    for (const table of ['users', 'sessions', 'enrolments', 'learning_attempts'])
      await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    // With all that was set for it.
    client.release(true);
  }
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

/** Of version 4, for the academy looks at the ids of what it announces. */
const idOf = (what: string) =>
  `overlay(overlay(md5('bench ${what} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
const EACH = 'generate_series(1, $1::int) AS n';

const ADD_PEOPLE = `INSERT INTO users (id, email, password_hash, role, first_name, last_name, phone_number, created_at, updated_at)
  SELECT ${idOf('learner')}, 'learner-' || n || '@example.com', '', 'learner', 'Ada', 'Byron', '+971 4 000 0000', now(), now()
  FROM ${EACH}`;

const ADD_SESSIONS = `INSERT INTO sessions (id, token_hash, user_id, created_at, expires_at)
  SELECT ${idOf('session')}, encode(sha256(('bench-learner-' || lpad(n::text, 29, '0'))::bytea), 'hex'), ${idOf('learner')}, now(),
    now() + interval '1 day'
  FROM ${EACH}`;

const ADD_ENROLMENTS = `INSERT INTO enrolments (id, user_id, course_id, place_id, created_at)
  SELECT ${idOf('enrolment')}, ${idOf('learner')}, $2::uuid, ${idOf('place')}, now() FROM ${EACH}`;

const ADD_ATTEMPTS = `INSERT INTO learning_attempts (id, enrolment_id, number, version_id, started_at)
  SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${idOf('enrolment')}, 1, version_id,
    now() - interval '1 day'
  FROM ${EACH}, self_paced_courses WHERE course_id = $2::uuid`;
