import { transact } from '#server/platform/db/database.ts';
import { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { CERTIFIES } from '#server/testing/worlds/certificates-world.ts';
import type { Books } from '../books.ts';
import { addManyLearners } from './many-learners.ts';

const QUEUE = 'learning.completed/certificates';
const ignore = () => undefined;

/** So many people who have completed every slide of a course that certifies, of which nobody was told; their enrolments. */
export const addManyCompletions = async (books: Books, count: number): Promise<string[]> => {
  const slug = await addManyLearners(books, count, { certification: CERTIFIES });
  const client = await books.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    for (const statement of [ADD_ORDERS, ADD_LINES, ADD_PLACES]) await client.query(statement, [slug]);
    await client.query(COMPLETE, [slug]);
    for (const table of ['orders', 'order_lines', 'order_places', 'learning_attempts'])
      await client.query(`VACUUM ANALYZE ${table}`);
    const { rows } = await client.query<{ id: string }>(`SELECT e.id FROM ${ENROLLED}`, [slug]);
    return rows.map(({ id }) => id);
  } finally {
    // With all that was set for it.
    client.release(true);
  }
};

/** Tells the academy of all of them at once, as each completion would have told it by itself. */
export const announceCompletions = async ({ url, db }: Books, enrolmentIds: readonly string[]) => {
  const queue = new JobQueue({
    url,
    log: { debug: ignore, info: ignore, warn: ignore, error: console.error },
  });
  await queue.open([{ name: QUEUE, work: async () => undefined }], []);
  await transact(db, (tx) =>
    queue.enqueue(
      tx,
      QUEUE,
      enrolmentIds.map((enrolmentId) => ({ enrolmentId })),
    ),
  );
  await queue.close();
};

const ENROLLED = 'enrolments e JOIN courses c ON c.id = e.course_id WHERE c.slug = $1';

// One order with one place for each of them, named after the place that its enrolment has already.
const ADD_ORDERS = `INSERT INTO orders (id, reference, user_id, state, created_at)
  SELECT e.place_id, 'AUR-BENCH-' || row_number() OVER (), e.user_id, 'confirmed', now() FROM ${ENROLLED}`;

const ADD_LINES = `INSERT INTO order_lines (id, order_id, position, kind, course_id, title, code)
  SELECT e.place_id, e.place_id, 0, c.kind, c.id, c.title, c.code FROM ${ENROLLED}`;

const ADD_PLACES = `INSERT INTO order_places (id, line_id, course_id, user_id, state)
  SELECT e.place_id, e.place_id, c.id, e.user_id, 'confirmed' FROM ${ENROLLED}`;

const COMPLETE = `UPDATE learning_attempts SET completed_at = now()
  WHERE enrolment_id IN (SELECT e.id FROM ${ENROLLED})`;
