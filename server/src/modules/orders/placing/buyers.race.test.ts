import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);

const BUYERS = 60;
const SEATS = 10;

type World = ReturnType<typeof createOrdersWorld>;

/** A busy academy asks to be tried again, and a buyer does. */
const pressUntilDecided = async (world: World, ...press: Parameters<World['press']>) => {
  for (;;) {
    const outcome = await world.press(...press);
    if (outcome.answer.code !== 'unavailable') return outcome;
  }
};

test('sixty buyers at once get the ten seats, and every one of the ten is enrolled', async () => {
  const world = createOrdersWorld(database.db);
  const course = await addCourse(database.db, { capacity: SEATS });
  const people = await Promise.all(Array.from({ length: BUYERS }, () => addUser(database.db)));
  const outcomes = await Promise.all(people.map((person) => pressUntilDecided(world, person, course)));
  const placed = outcomes.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(SEATS);
  expect(new Set(outcomes.map(({ answer }) => answer.code))).toEqual(new Set([undefined, 'no-seat-left']));
  expect(await world.countsOf(course)).toMatchObject({ orders: SEATS, taken: SEATS, enrolled: 0 });

  for (const { answer } of placed) world.payOnPage(answer);
  await Promise.all(people.map((person, i) => world.check(person, outcomes[i]?.answer.reference)));
  expect(await world.countsOf(course)).toMatchObject({ taken: SEATS, enrolled: SEATS });
  await expectTrueBooks(database.db);
});
