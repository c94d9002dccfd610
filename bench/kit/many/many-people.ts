import type { Books } from '../books.ts';

/** Of the person of this number, from 1; as long as a token is. */
export const cookieOf = (number: number): string =>
  `session=bench-learner-${String(number).padStart(29, '0')}`;

/** So many people who are on one course, each logged in. `more` is added by statements of the same two parameters. */
export const addManyPeople = async (
  { pool }: Books,
  { count, courseId }: { count: number; courseId: string },
  more: { statement: string; table: string }[] = [],
): Promise<void> => {
  const client = await pool.connect();
  try {
    // Rows that agree with one another as they are made; the orders that they came from are read by nobody here.
    await client.query('SET session_replication_role = replica');
    await client.query(ADD_PEOPLE, [count]);
    await client.query(ADD_SESSIONS, [count]);
    await client.query(ADD_ENROLMENTS, [count, courseId]);
    for (const { statement } of more) await client.query(statement, [count, courseId]);
    for (const table of ['users', 'sessions', 'enrolments', ...more.map((one) => one.table)])
      await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    // With all that was set for it.
    client.release(true);
  }
};

/** Of version 4, for the academy looks at the ids of what it announces. */
export const idOf = (what: string) =>
  `overlay(overlay(md5('bench ${what} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
export const EACH = 'generate_series(1, $1::int) AS n';

const ADD_PEOPLE = `INSERT INTO users (id, email, password_hash, role, first_name, last_name, phone_number, created_at, updated_at)
  SELECT ${idOf('learner')}, 'learner-' || n || '@example.com', '', 'learner', 'Ada', 'Byron', '+971 4 000 0000', now(), now()
  FROM ${EACH}`;

const ADD_SESSIONS = `INSERT INTO sessions (id, token_hash, user_id, created_at, expires_at)
  SELECT ${idOf('session')}, encode(sha256(('bench-learner-' || lpad(n::text, 29, '0'))::bytea), 'hex'), ${idOf('learner')}, now(),
    now() + interval '1 day'
  FROM ${EACH}`;

const ADD_ENROLMENTS = `INSERT INTO enrolments (id, user_id, course_id, place_id, created_at)
  SELECT ${idOf('enrolment')}, ${idOf('learner')}, $2::uuid, ${idOf('place')}, now() FROM ${EACH}`;
