import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { lockSeats } from '#server/modules/seats/index.ts';
import { createDatabase, transact } from '#server/platform/db/database.ts';
import { createPool, type Pool } from '#server/platform/db/pool.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

// One connection more than may wait for one course, and a second to get it, as the server has it.
const CONNECTIONS = 4;
const SEATS = 10;
const BUYERS = 40;

const database = given(freshDatabase);
let pool: Pool;
let world: ReturnType<typeof createOrdersWorld>;

beforeAll(() => {
  pool = createPool(database.url, { applicationName: 'rush', max: CONNECTIONS, lockTimeoutMs: 60_000 });
  world = createOrdersWorld(createDatabase(pool));
});
afterAll(async () => {
  await pool.end();
  await expectTrueBooks(database.db);
});

/** What happens while somebody else has the lock of a course's seats. */
const whileLocked = (course: InPersonCourse, work: () => Promise<void>): Promise<void> =>
  transact(database.db, async (tx) => {
    await lockSeats(tx, course.id);
    await work();
  });

const press = async (course: InPersonCourse) => world.press(await addUser(database.db), course);
const codeOf = ({ answer }: Awaited<ReturnType<typeof press>>) => answer.code;

const howManyWait = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'rush' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
};

test('a rush on one course leaves a connection to who buys another', async () => {
  const [hot, other] = [await addCourse(database.db, { capacity: SEATS }), await addCourse(database.db)];
  const people = await Promise.all(Array.from({ length: BUYERS }, () => addUser(database.db)));
  let answers: ReturnType<typeof press>[] = [];
  await whileLocked(hot, async () => {
    answers = people.map((person) => world.press(person, hot));
    // Whoever comes after them is served by the one connection that they leave.
    expect(await press(other)).toMatchObject({ status: 200 });
    await expect.poll(howManyWait).toBe(CONNECTIONS - 1);
  });
  const codes = (await Promise.all(answers)).map(codeOf);
  expect(codes.filter((code) => code === undefined)).toHaveLength(SEATS);
  expect(codes.filter((code) => code === 'no-seat-left')).toHaveLength(BUYERS - SEATS);
});

test('who asks for a seat of a full course is told so while somebody has its lock', async () => {
  const course = await addCourse(database.db, { capacity: 1 });
  await press(course);
  await whileLocked(course, async () => {
    expect(codeOf(await press(course))).toBe('no-seat-left');
  });
});

test('a full course whose seat was held too long sells it to who comes next', async () => {
  const course = await addCourse(database.db, { capacity: 1 });
  await press(course);
  await database.db.execute(
    sql`update seat_claims set held_until = now() - interval '11 minutes' where course_id = ${course.id}`,
  );
  expect(await press(course)).toMatchObject({ status: 200 });
  expect(codeOf(await press(course))).toBe('no-seat-left');
});

test('who had to wait for a course that was hidden meanwhile does not buy it', async () => {
  const course = await addCourse(database.db);
  let waiting: ReturnType<typeof press>[] = [];
  await whileLocked(course, async () => {
    waiting = Array.from({ length: CONNECTIONS }, () => press(course));
    await expect.poll(howManyWait).toBe(CONNECTIONS - 1);
    await database.db.execute(sql`update courses set status = 'draft' where id = ${course.id}`);
  });
  const codes = (await Promise.all(waiting)).map(codeOf);
  expect(codes.filter((code) => code === 'course-not-found')).toHaveLength(1);
});
