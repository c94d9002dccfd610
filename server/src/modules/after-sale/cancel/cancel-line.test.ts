import { afterAll, describe, expect, test } from 'vitest';
import { lineOptionEndpoints as calls } from '#contracts/after-sale/line-options.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const ALL_PLANS = { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true };

/** A course that begins in so many days by the venue's calendar. */
const courseIn = async (days: number, priceEur = 100_000): Promise<InPersonCourse> => {
  const startDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return addCourse(database.db, { priceEur, startDate, zone: 'UTC', paymentOptions: ALL_PLANS });
};

const optionsOf = async (person: User, reference: string, course: InPersonCourse) => {
  const { lines } = await world.read(person, reference);
  const lineId = String(lines.find((line) => line.course._id === course.id)?._id);
  const { answer } = await world.call(calls.getLineOptions, { reference, lineId }, person);
  return { lineId, options: calls.getLineOptions.response.parse(answer).options };
};

const cancel = async (person: User, reference: string, course: InPersonCourse) => {
  const { lineId, options } = await optionsOf(person, reference, course);
  const { refundEur, creditEur } = options.cancel;
  return world.call(calls.cancelLine, { reference, lineId, refundEur, creditEur }, person);
};

describe('who leaves a course', () => {
  test.each([
    [40, 90_000, 0],
    [20, 50_000, 0],
    [5, 0, 100_000],
  ])('%i days before gets back %i and a credit of %i', async (days, refund, credit) => {
    const [person, course] = [await addUser(database.db), await courseIn(days)];
    const reference = await world.buy(person, course);
    const { options } = await optionsOf(person, reference, course);
    expect(options.cancel).toMatchObject({ refundEur: refund, creditEur: credit });
    expect((await cancel(person, reference, course)).status).toBe(200);
    await world.sendRefunds();
    expect(await world.stateOf(reference)).toBe('cancelled');
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    const { refunds } = await world.read(person, reference);
    expect(refunds.reduce((all, { eur }) => all + eur, 0)).toBe(refund);
  });

  test('is refused figures that do not hold, and nothing moves', async () => {
    const [person, course] = [await addUser(database.db), await courseIn(40)];
    const reference = await world.buy(person, course);
    const { lineId } = await optionsOf(person, reference, course);
    const wish = { reference, lineId, refundEur: 100_000, creditEur: 0 };
    expect((await world.call(calls.cancelLine, wish, person)).status).toBe(409);
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('of several keeps the others, and the money of each adds up', async () => {
    const [person, first] = [await addUser(database.db), await courseIn(40, 33_333)];
    const [second, third] = [await courseIn(20, 66_667), await courseIn(5, 10_001)];
    const reference = await world.buyCart(person, [first, second, third]);
    expect((await cancel(person, reference, second)).status).toBe(200);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.countsOf(second)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await world.countsOf(first)).toMatchObject({ taken: 1, enrolled: 1 });
    await cancel(person, reference, first);
    await cancel(person, reference, third);
    expect(await world.stateOf(reference)).toBe('cancelled');
    await world.sendRefunds();
    const { refunds } = await world.read(person, reference);
    expect(refunds.map(({ eur }) => eur).toSorted((a, b) => a - b)).toEqual([30_000, 33_334]);
  });

  test('twice at once leaves once', async () => {
    const [person, course] = [await addUser(database.db), await courseIn(40)];
    const reference = await world.buy(person, course);
    const { lineId, options } = await optionsOf(person, reference, course);
    const { refundEur, creditEur } = options.cancel;
    const press = () => world.call(calls.cancelLine, { reference, lineId, refundEur, creditEur }, person);
    const outcomes = await Promise.all([press(), press()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await world.sendRefunds();
    expect((await world.read(person, reference)).refunds).toHaveLength(1);
  });

  test('cannot leave somebody else’s', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const course = await courseIn(40);
    const reference = await world.buy(person, course);
    const { lineId } = await optionsOf(person, reference, course);
    const wish = { reference, lineId, refundEur: 90_000, creditEur: 0 };
    expect((await world.call(calls.cancelLine, wish, other)).status).toBe(404);
  });

  test('with a deposit gets a share of it back, and owes nothing more', async () => {
    const person = await addUser(database.db);
    const course = await courseIn(20);
    const reference = await world.buy(person, course, { paymentPlan: 'deposit' });
    const { options } = await optionsOf(person, reference, course);
    expect(options).toMatchObject({ paidEur: 20_000, open: { parts: 1, eur: 80_000 } });
    expect(options.cancel).toMatchObject({ refundEur: 10_000, keptEur: 10_000 });
    await cancel(person, reference, course);
    const { parts, nextDue } = await world.read(person, reference);
    expect(nextDue).toBeNull();
    expect(parts.filter(({ state }) => state === 'due' || state === 'upcoming')).toEqual([]);
  });
});
