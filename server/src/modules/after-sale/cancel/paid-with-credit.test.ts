import { afterAll, expect, test } from 'vitest';
import { lineOptionEndpoints as calls } from '#contracts/after-sale/line-options.ts';
import { creditEndpoints } from '#contracts/credits/credits.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCancelWorld } from '#server/testing/worlds/cancel-world.ts';

const database = given(freshDatabase);
const world = given(() => createCancelWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

test('what a credit note has paid is credit again, and the letter tells it from the money', async () => {
  const person = await addUser(database.db);
  const near = await world.courseIn(5, { priceEur: 30_000 });
  await world.leave(person, await world.keyOf(person, await world.buy(person, near), near));
  const course = await world.courseIn(40);
  const reference = await world.buy(person, course, { useCredit: true });
  const key = await world.keyOf(person, reference, course);
  expect((await world.optionsOf(person, key)).cancel).toMatchObject({
    refundEur: 63_000,
    creditEur: 27_000,
    keptEur: 10_000,
  });
  await world.leave(person, key);
  await world.workOff();
  const { answer } = await world.call(creditEndpoints.listCredits, {}, person);
  const { balanceEur } = creditEndpoints.listCredits.response.parse(answer);
  expect(balanceEur).toBe(27_000);
  const letter = world.post.sent.find(
    ({ to, text }) => to === person.email && text.includes(reference) && text.includes('is cancelled'),
  );
  expect(letter?.text).toContain('€630.00 (AED 2,727.90) goes back to you');
  expect(letter?.text).toContain('€270.00, which your credit note has paid, can be spent from it again.');
});

test('a gift shows no figures that its giver could not use', async () => {
  const [giver, course] = [await addUser(database.db), await world.courseIn(40)];
  const pressed = await world.pressCart(giver, [course], { isGift: true });
  world.payOnPage(pressed.answer);
  const reference = String(pressed.answer.reference);
  await world.check(giver, reference);
  const key = await world.keyOf(giver, reference, course);
  const { status, answer } = await world.call(calls.getLineOptions, key, giver);
  expect([status, answer.message]).toEqual([409, expect.stringContaining('This course is a gift')]);
});
