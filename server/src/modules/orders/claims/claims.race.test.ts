import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimEndpoints as calls } from '#contracts/orders/claims.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { findOrder } from '../orders.repository.ts';
import { placeSeveralFree } from '../placing/place-several.ts';
import { claimPlace } from './claimed-places.repository.ts';
import { invitedBy } from './invited-places.ts';
import { standingsOf } from './standings-of.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const PEOPLE = 10;

/** Two courses that are waiting for whoever has the link. */
const handOn = async () => {
  const buyer = await addUser(database.db);
  const courses = [
    await addCourse(database.db, { priceEur: 0 }),
    await addCourse(database.db, { priceEur: 0 }),
  ];
  const wishes = courses.map((course) => ({ course, invited: [''] }));
  const order = await world.ctx(
    (ctx) => placeSeveralFree(ctx, { userId: buyer.id, wishes, agreed: new Map() }),
    buyer,
  );
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addUser(database.db)));
  return { courses, order, people };
};
const enrolledIn = (courseId: string) =>
  database.db.select().from(enrolments).where(eq(enrolments.courseId, courseId));

test('of ten who press at once, one has all of it and nine have nothing', async () => {
  const { courses, order, people } = await handOn();
  const { reference } = order;
  const token = world.outer().ports.claimLinks.tokenOf({ order, version: 1 });
  const outcomes = await Promise.all(
    people.map((person) => world.call(calls.acceptClaim, { reference, token, agreeTerms: true }, person)),
  );
  expect(outcomes.filter(({ answer }) => answer.success)).toHaveLength(1);
  const owners = (await Promise.all(courses.map(({ id }) => enrolledIn(id))))
    .flat()
    .map(({ userId }) => userId);
  expect(owners).toHaveLength(2);
  expect(new Set(owners).size).toBe(1);
  for (const course of courses) expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
});

test('without the lock of the order several would find the same place open', async () => {
  const { order, people } = await handOn();
  const [placeId, lineId] = [order.lines[0]?.places[0]?.id ?? '', order.lines[0]?.id ?? ''];
  const both = Promise.withResolvers<void>();
  let ready = 0;
  const take = (userId: string) =>
    world.ctx(async (ctx) => {
      const found = await findOrder(ctx.db, order.id);
      if (!found) throw new Error('the order has gone');
      const [first] = await standingsOf(ctx, invitedBy(found, 1), userId);
      ready += 1;
      if (ready === 2) both.resolve();
      await both.promise;
      await claimPlace(ctx.db, { placeId, lineId, userId, confirmations: [], at: ctx.now });
      return first?.state;
    });
  const seen = await Promise.all(people.slice(0, 2).map(({ id }) => take(id)));
  expect(seen).toEqual(['open', 'open']);
});
