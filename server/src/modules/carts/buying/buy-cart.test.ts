import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cart, cartEndpoints as calls } from '#contracts/carts/cart.ts';
import { orders, users } from '#server/db/schema/index.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { findUser, type User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const TERMS = 'Please agree to the Terms and Conditions to proceed.';

const fill = async (person: User, ...courses: Pick<Course, 'slug'>[]) => {
  for (const { slug } of courses) await world.call(calls.addToCart, { courseId: slug }, person);
};
const press = (person: User, wish: Record<string, unknown> = {}) =>
  world.call(calls.initiatePayment, { agreeTerms: true, ...wish }, person);
const complete = (person: User, wish: Record<string, unknown> = {}) =>
  world.call(calls.completeCart, { agreeTerms: true, ...wish }, person);
const cartOf = async (person: User): Promise<Cart> =>
  calls.getCart.response.parse((await world.call(calls.getCart, {}, person)).answer);
const slugsIn = ({ courses }: Cart) => courses.map(({ courseId }) => courseId);
const pay = async (person: User, answer: Record<string, unknown>) => {
  world.payOnPage(answer);
  await world.check(person, answer.reference);
  for (const data of world.announced('order.confirmed')) await world.runJob('order.confirmed', data);
};

const mixed = async () => {
  const [person, dated] = [await addUser(database.db), await addCourse(database.db, { priceEur: 100_000 })];
  const selfPaced = await addSelfPaced(database.db, { priceEur: 20_000 });
  await fill(person, dated, selfPaced);
  return { person, dated, selfPaced };
};

describe('a cart of both kinds', () => {
  test('is one order, one card page and one payment, and leaves the cart when it is paid', async () => {
    const { person, dated } = await mixed();
    const { answer } = await press(person, { orderNotes: 'PO 4711', totalPrice: 1 });
    expect(await world.countsOf(dated)).toMatchObject({ taken: 1, enrolled: 0 });
    expect(await cartOf(person)).toMatchObject({
      order: { reference: answer.reference, state: 'placed' },
      courses: [{ problem: null }, { problem: null }],
    });
    await pay(person, answer);
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      paidEur: 120_000,
      totalEur: 120_000,
    });
    expect(await cartOf(person)).toMatchObject({ courses: [], order: null, promo: null });
  });

  test('pressed twice is the same order and the same card page', async () => {
    const { person } = await mixed();
    const first = await press(person);
    const again = await press(person);
    expect(again.answer).toMatchObject({
      reference: first.answer.reference,
      redirectUrl: first.answer.redirectUrl,
    });
  });

  test('pressed in two tabs at once is one order', async () => {
    const { person, dated } = await mixed();
    const answers = await Promise.all([press(person), press(person), press(person)]);
    expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(1);
    expect(await world.countsOf(dated)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('changed after it was pressed is another order, and nobody can pay the former', async () => {
    const { person, dated, selfPaced } = await mixed();
    const first = await press(person);
    await world.call(calls.removeFromCart, { courseIds: [selfPaced.slug] }, person);
    const second = await press(person);
    expect(second.answer.reference).not.toBe(first.answer.reference);
    expect(world.payOnPage(first.answer)).toBe(false);
    expect(await world.stateOf(first.answer.reference)).toBe('lapsed');
    expect(await world.countsOf(dated)).toMatchObject({ taken: 1 });
    await pay(person, second.answer);
    expect(await world.read(person, second.answer.reference)).toMatchObject({ paidEur: 100_000 });
  });

  test('that was paid in the other tab says so instead of charging twice', async () => {
    const { person, selfPaced } = await mixed();
    const first = await press(person);
    world.payOnPage(first.answer);
    await world.call(calls.removeFromCart, { courseIds: [selfPaced.slug] }, person);
    const second = await press(person);
    expect(second.answer).toMatchObject({
      reference: first.answer.reference,
      message: 'Your payment has arrived.',
    });
    expect(await world.stateOf(first.answer.reference)).toBe('confirmed');
  });
});

describe('a bill that is sent along', () => {
  const bill = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'accounts@example.com',
    phoneNumber: '+44 20 7946 0000',
    address: '1 High St',
    city: 'London',
    country: 'United Kingdom',
  };
  const billed = (answer: Record<string, unknown>) =>
    database.db
      .select({ billing: orders.billing })
      .from(orders)
      .where(eq(orders.reference, String(answer.reference ?? answer.referenceNumber)));

  test('is the order’s and its person’s from then on, and what it does not mention stays', async () => {
    const { person } = await mixed();
    await database.db.update(users).set({ taxNumber: 'GB 123' }).where(eq(users.id, person.id));
    const { answer } = await press(person, { billingInfo: JSON.stringify(bill) });
    const kept = { ...bill, taxNumber: 'GB 123' };
    expect(await billed(answer)).toMatchObject([{ billing: kept }]);
    const { email: billingEmail, ...onFile } = kept;
    expect(await findUser(database.db, person.id)).toMatchObject({ ...onFile, billingEmail });
  });

  test('is refused field by field, and nothing is ordered', async () => {
    const { person, dated } = await mixed();
    const { answer } = await press(person, { billingInfo: { ...bill, city: ' ', country: 'Atlantis' } });
    expect(answer).toMatchObject({
      success: false,
      issues: [
        { field: 'billingInfo.city', message: 'City is required' },
        { field: 'billingInfo.country', message: 'Please choose a country from the list' },
      ],
    });
    expect(await world.countsOf(dated)).toMatchObject({ orders: 0, taken: 0 });
  });

  test('that is another than before makes another order, and the same again the same', async () => {
    const { person } = await mixed();
    const first = await press(person);
    const second = await press(person, { billingInfo: bill });
    expect(second.answer.reference).not.toBe(first.answer.reference);
    const again = await press(person, { billingInfo: bill });
    expect(again.answer.reference).toBe(second.answer.reference);
    expect(await world.stateOf(first.answer.reference)).toBe('lapsed');
  });

  test('is kept with what is free, where one that is incomplete is in nobody’s way', async () => {
    const person = await addUser(database.db);
    await fill(person, await addCourse(database.db, { priceEur: 0 }));
    const { answer } = await complete(person, { billingInfo: bill });
    expect(await billed(answer)).toMatchObject([{ billing: bill }]);
    await fill(person, await addCourse(database.db, { priceEur: 0 }));
    const other = await complete(person, { billingInfo: { firstName: 'Ada', city: '' } });
    expect(await billed(other.answer)).toMatchObject([{ billing: bill }]);
  });
});

describe('all of a cart or nothing', () => {
  test('the course that is full is named, and the cart stays as it is', async () => {
    const { person, dated, selfPaced } = await mixed();
    const scarce = await addCourse(database.db, { capacity: 1, title: 'Fillers in Berlin' });
    await fill(person, scarce);
    await world.press(await addUser(database.db), scarce);
    const { answer } = await press(person);
    expect(answer).toMatchObject({ success: false, code: 'no-seat-left' });
    expect(answer.message).toContain('Fillers in Berlin');
    expect(await world.countsOf(dated)).toMatchObject({ orders: 0, taken: 0 });
    expect(slugsIn(await cartOf(person))).toEqual([dated.slug, selfPaced.slug, scarce.slug]);
  });

  test('nothing is bought without the terms, what the courses ask for, or a bill', async () => {
    const { person } = await mixed();
    expect((await press(person, { agreeTerms: false })).answer).toMatchObject({ message: TERMS });
    const strict = await addCourse(database.db, { content: { prerequisites: ['A medical license'] } });
    await fill(person, strict);
    expect((await press(person)).answer.message).toBe(
      'Please confirm: I meet this prerequisite: A medical license',
    );
    const confirmations = [`${strict.slug}:prerequisite-1`];
    expect((await press(person, { confirmations })).answer.success).toBe(true);
    const billless = await addUser(database.db, { city: '' });
    await fill(billless, await addCourse(database.db));
    expect((await press(billless)).answer).toMatchObject({
      message: 'Please complete your billing information first.',
    });
  });

  test('an empty cart is not bought', async () => {
    expect((await press(await addUser(database.db))).answer.message).toBe('Your cart is empty.');
  });
});

describe('a cart that costs nothing', () => {
  test('is completed without a bill, and says so under its reference', async () => {
    const person = await addUser(database.db, { city: '' });
    const free = await addCourse(database.db, { priceEur: 0 });
    await fill(person, free, await addSelfPaced(database.db, { priceEur: 0 }));
    expect((await complete(person, { agreeTerms: false })).answer).toMatchObject({ message: TERMS });
    const { answer } = await complete(person);
    const reference = String(answer.referenceNumber);
    expect(answer.redirectUrl).toBe(`/payment/success?order_id=FREE&amount=0.00&ref=${reference}`);
    expect(await world.read(person, reference)).toMatchObject({ state: 'confirmed', totalEur: 0 });
    expect(await cartOf(person)).toMatchObject({ courses: [] });
    expect(await world.countsOf(free)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('is not what a cart with a price is', async () => {
    const { person } = await mixed();
    expect((await complete(person)).answer).toMatchObject({ message: 'These courses are not free' });
    expect((await cartOf(person)).courses).toHaveLength(2);
  });

  test('by a code is completed also after it was pressed at its price', async () => {
    const { person, dated } = await mixed();
    const first = await press(person);
    const promo = await addPromo(database.db, { percentBp: 10_000 });
    await world.call(calls.applyCartPromo, { code: promo.code }, person);
    const { answer } = await complete(person);
    expect(await world.stateOf(answer.referenceNumber)).toBe('confirmed');
    expect(await world.stateOf(first.answer.reference)).toBe('lapsed');
    expect(await world.countsOf(dated)).toMatchObject({ taken: 1, enrolled: 1, redemptions: 1 });
  });
});

test('a course that became dearer is bought at what it costs now, and the cart says so before', async () => {
  const { person, dated } = await mixed();
  await setCourse(database.db, dated.id, { priceEur: 110_000 });
  expect((await cartOf(person)).courses[0]).toMatchObject({ price: 1_100, formerPrice: 1_000 });
  const { answer } = await press(person);
  expect(await world.read(person, answer.reference)).toMatchObject({ totalEur: 130_000 });
});
