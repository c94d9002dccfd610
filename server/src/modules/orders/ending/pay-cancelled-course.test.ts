import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';

const database = given(freshDatabase);
const world = given(() => createCourseChangesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

test('money on a page that was paid a moment before goes back in full', async () => {
  const course = await world.openCourse();
  const one = await addUser(database.db);
  const { answer } = await world.press(one, course);
  world.payOnPage(answer);
  await world.cancel(course);
  await world.workOff();
  expect(await world.moneyOf(answer.reference)).toEqual({ captured: 627_850, refunded: 627_850 });
  expect(await world.stateOf(answer.reference)).toBe('cancelled');
  expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
});

test('money on a page that the gateway would not close goes back in full', async () => {
  const course = await world.openCourse();
  const one = await addUser(database.db);
  const { answer } = await world.press(one, course);
  world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
  await world.cancel(course);
  await world.workOff();
  world.gateway.trouble = {};
  expect(await world.stateOf(answer.reference)).toBe('cancelled');
  expect(world.payOnPage(answer)).toBe(true);
  await world.check(one, answer.reference);
  await world.workOff();
  expect(await world.moneyOf(answer.reference)).toEqual({ captured: 627_850, refunded: 627_850 });
  expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
});

test('money on an order that had lapsed buys no seat', async () => {
  const course = await world.openCourse();
  const one = await addUser(database.db);
  const { answer } = await world.press(one, course);
  world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
  await world.endHoldIn(answer.reference, -11);
  await world.runJob('end-holds');
  world.gateway.trouble = {};
  await world.cancel(course);
  await world.workOff();
  world.payOnPage(answer);
  await world.check(one, answer.reference);
  await world.workOff();
  expect(await world.stateOf(answer.reference)).toBe('lapsed');
  expect(await world.moneyOf(answer.reference)).toEqual({ captured: 627_850, refunded: 627_850 });
});

test('money in part by bank before the order lapsed is the payer’s and goes back', async () => {
  const course = await world.openCourse();
  const one = await addUser(database.db);
  const { answer } = await world.press(one, course, { method: 'bank' });
  await world.transfer(String(answer.reference), 50_000);
  await world.endHoldIn(answer.reference, -11);
  await world.runJob('end-holds');
  expect(await world.consequences(course)).toMatchObject({ enrolled: 0, held: 0, byTransfer: 50_000 });
  expect((await world.cancel(course, world.staff)).status).toBe(403);
  await world.cancel(course);
  await world.workOff();
  expect(await world.moneyOf(answer.reference)).toEqual({ captured: 50_000, refunded: 50_000 });
});
