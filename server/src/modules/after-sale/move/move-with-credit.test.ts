import { afterAll, expect, test } from 'vitest';
import { lineOptionEndpoints } from '#contracts/after-sale/line-options.ts';
import { creditEndpoints } from '#contracts/credits/credits.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';
import type { User } from '../../identity/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const balanceOf = async (person: User): Promise<number> => {
  const { answer } = await world.call(creditEndpoints.listCredits, {}, person);
  return creditEndpoints.listCredits.response.parse(answer).balanceEur;
};

/** Somebody with a credit of €300.00, who has paid a course of €1,450.00 with it and by card. */
const paidWithCredit = async () => {
  const person = await addUser(database.db);
  const near = await world.buy(person, await world.addRun({ inDays: 5, priceEur: 30_000 }));
  const key = { reference: near, lineId: await world.lineOf(person, near) };
  await world.call(lineOptionEndpoints.cancelLine, { ...key, refundEur: 0, creditEur: 30_000 }, person);
  const from = await world.addRun();
  const reference = await world.buy(person, from, { useCredit: true });
  expect(await balanceOf(person)).toBe(0);
  return { person, from, reference };
};

test('what a cheaper date gives back goes back as it was paid: money and credit in proportion', async () => {
  const { person, from, reference } = await paidWithCredit();
  const to = await world.addRun({ inDays: 120, priceEur: 116_000 }, from);
  // €290.00, of which the card has paid 1,150 of 1,450.
  expect(await world.listDates(person, reference)).toMatchObject([{ back: { eur: 29_000, aed: 99_590 } }]);
  const before = world.sentBack().length;
  await world.move(person, reference, { to });
  await world.sendRefunds();
  expect(world.sentBack().slice(before)).toEqual([99_590]);
  expect(await balanceOf(person)).toBe(6_000);
  expect(await world.paidNow(person, reference)).toBe(116_000);
});

test('what a dearer date costs is paid by card, and what the credit has paid stays paid', async () => {
  const { person, from, reference } = await paidWithCredit();
  const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
  await world.moveAndPay(person, reference, to);
  expect(await world.read(person, reference)).toMatchObject({ totalEur: 165_000, paidEur: 135_000 });
  expect(await world.paidNow(person, reference)).toBe(165_000);
});
