import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#server/calls/context.ts';
import { courseRuns, seatClaims } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { enrolSeat } from './enrol-seat.ts';
import { extendSeat } from './extend-seat.ts';
import { releaseSeat } from './release-seat.ts';
import { takeSeat } from './take-seat.ts';

const database = given(freshDatabase);
let inTransaction: <T>(step: (ctx: Ctx) => Promise<T>) => Promise<T>;

beforeAll(async () => {
  inTransaction = testCalls([], { db: database.db }).ctx;
});

const courseWith = async (capacity: number) => (await addCourse(database.db, { capacity })).id;
const hold = (courseId: string, placeId: string, holdMinutes?: number) =>
  inTransaction((ctx) => takeSeat(ctx, { courseId, placeId, as: 'held', holdMinutes }));
const enrol = (courseId: string, placeId: string) =>
  inTransaction((ctx) => enrolSeat(ctx, { courseId, placeId }));
const release = (courseId: string, placeId: string) =>
  inTransaction((ctx) => releaseSeat(ctx, { courseId, placeId }));

/** As if the order's hold had ended so many minutes ago. */
const endHold = (placeId: string, minutes: number) =>
  database.db
    .update(seatClaims)
    .set({ heldUntil: sql`now() - make_interval(mins => ${minutes}::int)` })
    .where(eq(seatClaims.placeId, placeId));

/** The counts on the course; fails when they are not those of its claims. */
const countsOf = async (courseId: string) => {
  const [run] = await database.db.select().from(courseRuns).where(eq(courseRuns.courseId, courseId));
  const claims = await database.db.select().from(seatClaims).where(eq(seatClaims.courseId, courseId));
  const counts = { taken: run?.taken, enrolled: run?.enrolled };
  expect(counts).toEqual({
    taken: claims.filter((claim) => claim.state !== 'released').length,
    enrolled: claims.filter((claim) => claim.state === 'enrolled').length,
  });
  return counts;
};

test('a seat is held for the minutes of the course, or for those asked for', async () => {
  const courseId = await courseWith(3);
  const minutesLeft = (answer: Awaited<ReturnType<typeof hold>>) =>
    answer.taken && answer.heldUntil ? Math.round((answer.heldUntil.getTime() - Date.now()) / 60_000) : null;
  expect(minutesLeft(await hold(courseId, uuidv7()))).toBe(30);
  expect(minutesLeft(await hold(courseId, uuidv7(), 7 * 24 * 60))).toBe(7 * 24 * 60);
  expect(await countsOf(courseId)).toEqual({ taken: 2, enrolled: 0 });
});

test('an order that asks twice has one seat and one end of its hold', async () => {
  const courseId = await courseWith(1);
  const placeId = uuidv7();
  const first = await hold(courseId, placeId);
  expect(await hold(courseId, placeId)).toEqual(first);
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 0 });
});

test('nobody gets a seat of a full course', async () => {
  const courseId = await courseWith(1);
  await hold(courseId, uuidv7());
  expect(await hold(courseId, uuidv7())).toEqual({ taken: false });
  expect(await enrol(courseId, uuidv7())).toBe(false);
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 0 });
});

test('a hold that ended keeps its seat for ten minutes, and then loses it to who comes next', async () => {
  const courseId = await courseWith(1);
  const [late, other] = [uuidv7(), uuidv7()];
  await hold(courseId, late);
  await endHold(late, 9);
  expect(await hold(courseId, other)).toEqual({ taken: false });
  await endHold(late, 11);
  expect(await hold(courseId, other)).toMatchObject({ taken: true });
  expect(await enrol(courseId, late)).toBe(false);
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 0 });
});

test('an order that asks again within the grace has its hold renewed', async () => {
  const courseId = await courseWith(1);
  const placeId = uuidv7();
  await hold(courseId, placeId);
  await endHold(placeId, 5);
  const renewed = await hold(courseId, placeId);
  expect(renewed.taken && renewed.heldUntil && renewed.heldUntil > new Date()).toBe(true);
});

test('a hold that was paid for becomes final, once', async () => {
  const courseId = await courseWith(1);
  const placeId = uuidv7();
  await hold(courseId, placeId);
  expect(await enrol(courseId, placeId)).toBe(true);
  expect(await enrol(courseId, placeId)).toBe(true);
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 1 });
  expect(await hold(courseId, placeId)).toEqual({ taken: true, heldUntil: null });
});

test('who pays after the hold was released gets a seat where one is left', async () => {
  const courseId = await courseWith(1);
  const placeId = uuidv7();
  await hold(courseId, placeId);
  await release(courseId, placeId);
  expect(await enrol(courseId, placeId)).toBe(true);
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 1 });
});

test('a free registration sits at once', async () => {
  const courseId = await courseWith(1);
  const take = (placeId: string) =>
    inTransaction((ctx) => takeSeat(ctx, { courseId, placeId, as: 'enrolled' }));
  expect(await take(uuidv7())).toEqual({ taken: true, heldUntil: null });
  expect(await take(uuidv7())).toEqual({ taken: false });
  expect(await countsOf(courseId)).toEqual({ taken: 1, enrolled: 1 });
});

test('a seat is given back once, however often it is released', async () => {
  const courseId = await courseWith(2);
  const [held, enrolled] = [uuidv7(), uuidv7()];
  await hold(courseId, held);
  await enrol(courseId, enrolled);
  for (const placeId of [held, held, enrolled, enrolled, uuidv7()]) await release(courseId, placeId);
  expect(await countsOf(courseId)).toEqual({ taken: 0, enrolled: 0 });
});

test('staff move the end of a hold, and of nothing else', async () => {
  const courseId = await courseWith(2);
  const placeId = uuidv7();
  const until = new Date('2031-01-01T00:00:00Z');
  const extend = () => inTransaction((ctx) => extendSeat(ctx, { placeId, until }));
  expect(await extend()).toBe(false);
  await hold(courseId, placeId);
  expect(await extend()).toBe(true);
  expect(await hold(courseId, placeId)).toEqual({ taken: true, heldUntil: until });
  await enrol(courseId, placeId);
  expect(await extend()).toBe(false);
});

test('a course that does not exist has no seats', async () => {
  await expect(hold(uuidv7(), uuidv7())).rejects.toMatchObject({ code: 'course-not-found' });
});
