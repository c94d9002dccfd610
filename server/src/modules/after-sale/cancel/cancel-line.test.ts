import { afterAll, describe, expect, test } from 'vitest';
import { lineOptionEndpoints as calls } from '#contracts/after-sale/line-options.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCancelWorld } from '#server/testing/worlds/cancel-world.ts';

const database = given(freshDatabase);
const world = given(() => createCancelWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('who leaves a course', () => {
  test.each([
    [40, 90_000, 0],
    [20, 50_000, 0],
    [5, 0, 100_000],
  ])('%i days before gets back %i and a credit of %i', async (days, refund, credit) => {
    const [person, course] = [await addUser(database.db), await world.courseIn(days)];
    const reference = await world.buy(person, course);
    const key = await world.keyOf(person, reference, course);
    const { cancel } = await world.optionsOf(person, key);
    expect(cancel).toMatchObject({ refundEur: refund, creditEur: credit });
    expect((await world.leave(person, key)).status).toBe(200);
    await world.sendRefunds();
    expect(await world.stateOf(reference)).toBe('cancelled');
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    const { refunds } = await world.read(person, reference);
    expect(refunds.reduce((all, { eur }) => all + eur, 0)).toBe(refund);
  });

  test('is refused figures that do not hold, and nothing moves', async () => {
    const [person, course] = [await addUser(database.db), await world.courseIn(40)];
    const reference = await world.buy(person, course);
    const wish = { ...(await world.keyOf(person, reference, course)), refundEur: 100_000, creditEur: 0 };
    expect((await world.call(calls.cancelLine, wish, person)).status).toBe(409);
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('of several keeps the others, and the money of each adds up', async () => {
    const [person, first] = [await addUser(database.db), await world.courseIn(40, { priceEur: 33_333 })];
    const [second, third] = [
      await world.courseIn(20, { priceEur: 66_667 }),
      await world.courseIn(5, { priceEur: 10_001 }),
    ];
    const reference = await world.buyCart(person, [first, second, third]);
    const cancel = async (course: typeof first) =>
      world.leave(person, await world.keyOf(person, reference, course));
    expect((await cancel(second)).status).toBe(200);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.countsOf(second)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await world.countsOf(first)).toMatchObject({ taken: 1, enrolled: 1 });
    await cancel(first);
    await cancel(third);
    expect(await world.stateOf(reference)).toBe('cancelled');
    await world.sendRefunds();
    const { refunds } = await world.read(person, reference);
    expect(refunds.map(({ eur }) => eur).toSorted((a, b) => a - b)).toEqual([30_000, 33_334]);
  });

  test('twice at once leaves once', async () => {
    const [person, course] = [await addUser(database.db), await world.courseIn(40)];
    const reference = await world.buy(person, course);
    const press = await world.pressCancel(person, await world.keyOf(person, reference, course));
    const outcomes = await Promise.all([press(), press()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await world.sendRefunds();
    expect((await world.read(person, reference)).refunds).toHaveLength(1);
  });

  test('cannot leave somebody else’s', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const course = await world.courseIn(40);
    const reference = await world.buy(person, course);
    const wish = { ...(await world.keyOf(person, reference, course)), refundEur: 90_000, creditEur: 0 };
    expect((await world.call(calls.cancelLine, wish, other)).status).toBe(404);
  });

  test('with a deposit gets a share of it back, and owes nothing more', async () => {
    const person = await addUser(database.db);
    const course = await world.courseIn(20);
    const reference = await world.buy(person, course, { paymentPlan: 'deposit' });
    const key = await world.keyOf(person, reference, course);
    const options = await world.optionsOf(person, key);
    expect(options).toMatchObject({ paidEur: 20_000, open: { parts: 1, eur: 80_000 } });
    expect(options.cancel).toMatchObject({ refundEur: 10_000, keptEur: 10_000 });
    await world.leave(person, key);
    const { parts, nextDue } = await world.read(person, reference);
    expect(nextDue).toBeNull();
    expect(parts.filter(({ state }) => state === 'due' || state === 'upcoming')).toEqual([]);
  });
});
