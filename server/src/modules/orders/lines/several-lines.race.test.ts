import { expect, test } from 'vitest';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { takeSeat } from '#server/modules/seats/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { placeSeveral } from '../placing/place-several.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const BUYERS = 16;
const SEATS = 5;

const deadlocks = async (): Promise<number> => {
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
};

const place = (buyer: User, courses: readonly InPersonCourse[]) => {
  const wishes = courses.map((course) => ({ course }));
  return world.ctx((ctx) => placeSeveral(ctx, { userId: buyer.id, wishes, agreed: new Map() }), buyer);
};

test('orders of the same two courses, put in one way round and the other, never wait for each other for ever', async () => {
  const pair = [await addCourse(database.db, { capacity: SEATS }), await addCourse(database.db)] as const;
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => addUser(database.db)));
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, i) => place(buyer, i % 2 ? pair : pair.toReversed())),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(SEATS);
  for (const course of pair) expect(await world.countsOf(course)).toMatchObject({ taken: SEATS });
  expect(await deadlocks()).toBe(0);
});

test('seats taken in the order of whoever asks do wait for each other for ever, until the database ends it', async () => {
  const [one, other] = [await addCourse(database.db), await addCourse(database.db)];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const take = (course: InPersonCourse, ctx: Parameters<typeof takeSeat>[0]) =>
    takeSeat(ctx, { courseId: course.id, placeId: uuidv7(), as: 'held' });
  const crossing = (
    [near, far]: [InPersonCourse, InPersonCourse],
    mine: PromiseWithResolvers<void>,
    theirs: PromiseWithResolvers<void>,
  ) =>
    world.ctx(async (ctx) => {
      await take(near, ctx);
      mine.resolve();
      await theirs.promise;
      await take(far, ctx);
    });
  await Promise.all([crossing([one, other], first, second), crossing([other, one], second, first)]);
  expect(await deadlocks()).toBeGreaterThan(0);
});
