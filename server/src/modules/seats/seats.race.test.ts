import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseRuns, seatClaims } from '#server/db/schema/index.ts';
import { createDatabase, type Db, isCheckViolation, transact } from '#server/platform/db/database.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { changeCourse } from '../catalogue/index.ts';
import { lockSeats } from './seats.repository.ts';
import { takeSeat } from './take-seat.ts';

const SEATS = 10;
const TAKERS = 60;
const patient = { max: 20, connectionTimeoutMs: 60_000, lockTimeoutMs: 60_000, statementTimeoutMs: 60_000 };

const database = given(freshDatabase);
let pool: ReturnType<typeof createPool>;
let db: Db;

beforeAll(async () => {
  // The many wait for each other here on purpose, longer than a person would.
  pool = createPool(database.url, { applicationName: 'seat race', ...patient });
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
});

const race = async (take: (courseId: string, placeId: string) => Promise<boolean>) => {
  const { id } = await addCourse(db, { capacity: SEATS });
  const answers = await Promise.all(Array.from({ length: TAKERS }, () => take(id, uuidv7())));
  const [claims] = await db.select({ rows: count() }).from(seatClaims).where(eq(seatClaims.courseId, id));
  return { taken: answers.filter(Boolean).length, claims: claims?.rows };
};

/** Counting first and claiming after, with or without a lock, and with time between counting and claiming. */
const naiveTake = (lock: boolean) => (courseId: string, placeId: string) =>
  transact(db, async (tx) => {
    const query = tx.select().from(courseRuns).where(eq(courseRuns.courseId, courseId));
    const [run] = await (lock ? query.for('no key update') : query);
    if (!run || run.taken >= run.capacity) return false;
    await tx.execute(sql`select pg_sleep(0.02)`);
    const claim = { id: uuidv7(), courseId, placeId, state: 'held' as const, createdAt: new Date() };
    await tx.insert(seatClaims).values(claim);
    await tx
      .update(courseRuns)
      .set({ taken: sql`${courseRuns.taken} + 1` })
      .where(eq(courseRuns.courseId, courseId));
    return true;
  }).catch((error: unknown) => {
    if (isCheckViolation(error, 'course_runs_taken_within_capacity')) return false;
    throw error;
  });

const take = (courseId: string, placeId: string) =>
  testCalls([], { db }).ctx(async (ctx) => (await takeSeat(ctx, { courseId, placeId, as: 'held' })).taken);

test(`${TAKERS} people who want one of ${SEATS} seats at once get exactly ${SEATS}`, async () => {
  expect(await race(take)).toEqual({ taken: SEATS, claims: SEATS });
});

/** What somebody gets who begins while a course is just being cancelled. */
const whileCancelling = async <T>(id: string, begin: () => Promise<T>): Promise<T> => {
  const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cancelling = transact(db, async (tx) => {
    await lockSeats(tx, id);
    await changeCourse(tx, id, { status: 'cancelled' });
    locked.resolve();
    await ended.promise;
  });
  await locked.promise;
  const waiting = begin();
  await untilSomebodyWaits(database.pool);
  ended.resolve();
  await cancelling;
  return waiting;
};

test('whoever waits for the seats of a course that is just being cancelled is told so', async () => {
  const { id } = await addCourse(db);
  const told = await whileCancelling(id, () => transact(db, (tx) => lockSeats(tx, id)));
  expect(told).toMatchObject({ id, status: 'cancelled' });
});

test('whoever wants a seat of a course that is just being cancelled gets none, and none is counted', async () => {
  const { id } = await addCourse(db);
  expect(await whileCancelling(id, () => take(id, uuidv7()))).toBe(false);
  expect(await transact(db, (tx) => lockSeats(tx, id))).toMatchObject({ taken: 0 });
});

test('whoever wants a seat of a full course waits for nobody', async () => {
  const { id } = await addCourse(db, { capacity: 1 });
  expect(await take(id, uuidv7())).toBe(true);
  await transact(db, async (tx) => {
    await lockSeats(tx, id);
    expect(await take(id, uuidv7())).toBe(false);
  });
});

test('without the lock the constraint still keeps the course from being oversold', async () => {
  expect(await race(naiveTake(false))).toEqual({ taken: SEATS, claims: SEATS });
});

test('without the constraint the lock does; without both the same race oversells', async () => {
  await db.execute(sql`alter table course_runs drop constraint course_runs_taken_within_capacity`);
  expect(await race(take)).toEqual({ taken: SEATS, claims: SEATS });
  expect(await race(naiveTake(true))).toEqual({ taken: SEATS, claims: SEATS });
  expect((await race(naiveTake(false))).claims).toBeGreaterThan(SEATS);
});
