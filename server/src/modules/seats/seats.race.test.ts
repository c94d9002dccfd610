import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courses, seatClaims } from '#server/db/schema/index.ts';
import { isCheckViolation, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { takeSeat } from './take-seat.ts';

const SEATS = 10;
const TAKERS = 60;

// The many wait for each other here on purpose, longer than a person would.
const database = given(() => freshDatabase({ lockTimeoutMs: 60_000 }));

const race = async (take: (courseId: string, placeId: string) => Promise<boolean>) => {
  const { id } = await addCourse(database.db, { capacity: SEATS });
  const answers = await Promise.all(Array.from({ length: TAKERS }, () => take(id, uuidv7())));
  const [claims] = await database.db
    .select({ rows: count() })
    .from(seatClaims)
    .where(eq(seatClaims.courseId, id));
  return { taken: answers.filter(Boolean).length, claims: claims?.rows };
};

/** What `takeSeat` does, in short, with or without its lock, and with time between counting and claiming. */
const naiveTake = (lock: boolean) => (courseId: string, placeId: string) =>
  transact(database.db, async (tx) => {
    const query = tx.select().from(courses).where(eq(courses.id, courseId));
    const [course] = await (lock ? query.for('no key update') : query);
    if (!course || course.taken >= course.capacity) return false;
    await tx.execute(sql`select pg_sleep(0.02)`);
    const claim = { id: uuidv7(), courseId, placeId, state: 'held' as const, createdAt: new Date() };
    await tx.insert(seatClaims).values(claim);
    await tx
      .update(courses)
      .set({ taken: sql`${courses.taken} + 1` })
      .where(eq(courses.id, courseId));
    return true;
  }).catch((error: unknown) => {
    if (isCheckViolation(error, 'courses_taken_within_capacity')) return false;
    throw error;
  });

const take = (courseId: string, placeId: string) =>
  testCalls([], { db: database.db }).ctx(
    async (ctx) => (await takeSeat(ctx, { courseId, placeId, as: 'held' })).taken,
  );

test(`${TAKERS} people who want one of ${SEATS} seats at once get exactly ${SEATS}`, async () => {
  expect(await race(take)).toEqual({ taken: SEATS, claims: SEATS });
});

test('without the lock the constraint still keeps the course from being oversold', async () => {
  expect(await race(naiveTake(false))).toEqual({ taken: SEATS, claims: SEATS });
});

test('without the constraint the lock does; without both the same race oversells', async () => {
  await database.db.execute(sql`alter table courses drop constraint courses_taken_within_capacity`);
  expect(await race(take)).toEqual({ taken: SEATS, claims: SEATS });
  expect(await race(naiveTake(true))).toEqual({ taken: SEATS, claims: SEATS });
  expect((await race(naiveTake(false))).claims).toBeGreaterThan(SEATS);
});
