import { afterEach, expect, test } from 'vitest';
import { type Cart, cartEndpoints as calls } from '#contracts/carts/cart.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCreditsWorld } from '#server/testing/worlds/credits-world.ts';

// The many wait for each other here on purpose, longer than a person would.
const database = given(() => freshDatabase({ lockTimeoutMs: 60_000 }));
const world = given(() => createCreditsWorld(database.db));
afterEach(() => expectTrueBooks(database.db));

const cartOf = async (person: User): Promise<Cart> =>
  calls.getCart.response.parse((await world.call(calls.getCart, {}, person)).answer);
const mixed = async () => [
  await addCourse(database.db, { priceEur: 100_000 }),
  await addSelfPaced(database.db, { priceEur: 20_000 }),
];

test('a credit pays a part of a cart, after the code and before the card', async () => {
  const { person } = await world.withCredit(50_000);
  for (const { slug } of await mixed()) await world.call(calls.addToCart, { courseId: slug }, person);
  const promo = await addPromo(database.db);
  await world.call(calls.applyCartPromo, { code: promo.code }, person);
  expect(await cartOf(person)).toMatchObject({
    breakdown: { total: 108_000 },
    credit: { availableEur: 50_000, usedEur: 50_000, leftEur: 58_000 },
  });
  const pressed = await world.call(calls.initiatePayment, { agreeTerms: true, useCredit: true }, person);
  const { reference } = pressed.answer;
  const again = await world.call(calls.initiatePayment, { agreeTerms: true, useCredit: true }, person);
  expect(again.answer).toMatchObject({ reference, redirectUrl: pressed.answer.redirectUrl });
  expect(await cartOf(person)).toMatchObject({ credit: { usedEur: 50_000 }, order: { creditEur: 50_000 } });
  world.payOnPage(pressed.answer);
  await world.check(person, reference);
  expect(await world.read(person, reference)).toMatchObject({
    state: 'confirmed',
    paidEur: 58_000,
    creditEur: 50_000,
  });
});

test('a credit that covers a cart buys it at once, and the cart is empty', async () => {
  const { person } = await world.withCredit(200_000);
  const { answer } = await world.pressCart(person, await mixed(), { useCredit: true });
  expect(answer.message).toBe('Your credit note has paid for it.');
  expect(String(answer.redirectUrl)).toContain(`order_id=${answer.reference}`);
  expect(String(answer.redirectUrl)).not.toContain('FREE');
  expect(await world.stateOf(answer.reference)).toBe('confirmed');
  expect(await cartOf(person)).toMatchObject({ courses: [], order: null });
});

test('a cart bought again without the credit gives it back', async () => {
  const { person, noteId } = await world.withCredit(50_000);
  const first = await world.pressCart(person, await mixed(), { useCredit: true });
  const second = await world.call(calls.initiatePayment, { agreeTerms: true }, person);
  expect(world.payOnPage(first.answer)).toBe(false);
  expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
  expect(await world.read(person, second.answer.reference)).toMatchObject({ nextDue: { eur: 120_000 } });
});

test('somebody without a credit is told so, and nothing is held', async () => {
  const courses = await mixed();
  const { answer } = await world.pressCart(await addUser(database.db), courses, { useCredit: true });
  expect(answer).toMatchObject({ success: false, code: 'wrong-state' });
});

test('a cart and checkouts that want the same cents at once never get more than there are', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person, noteId } = await world.withCredit(100_000);
    const courses = await Promise.all(
      Array.from({ length: 5 }, () => addCourse(database.db, { priceEur: 90_000 })),
    );
    const answers = await Promise.all([
      ...courses.map((course) => world.press(person, course, { useCredit: true })),
      world.pressCart(person, await mixed(), { useCredit: true }),
    ]);
    const { spentEur } = await world.noteOf(noteId);
    expect(spentEur).toBeLessThanOrEqual(100_000);
    const reserved = (await world.usesOf(noteId)).reduce((all, { eur }) => all + eur, 0);
    expect(reserved).toBe(spentEur);
    expect(answers.some(({ answer }) => answer.success !== false)).toBe(true);
    await expectTrueBooks(database.db);
  }
});
