import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const ALL_PLANS = { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true };

describe('pressing the button', () => {
  test('twice at once is one order, one attempt and one card page', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => world.press(person, course)));
    expect(new Set(pressed.map(({ answer }) => answer.redirectUrl)).size).toBe(1);
    const again = await world.press(person, course);
    expect(again.answer).toEqual(pressed[0]?.answer);
    const { rows } = await database.pool.query(
      'select count(*)::int as n from attempts a join obligations b on b.id = a.obligation_id join order_lines l on l.order_id = b.owner_id where l.course_id = $1',
      [course.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('with another plan closes the old card page, keeps the seat and charges the new amount', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { paymentOptions: ALL_PLANS, capacity: 1 });
    const first = await world.press(person, course);
    const second = await world.press(person, course, { paymentPlan: 'deposit' });
    expect(second.answer.reference).toBe(first.answer.reference);
    expect(second.answer.redirectUrl).not.toBe(first.answer.redirectUrl);
    expect(world.payOnPage(first.answer)).toBe(false);
    expect(world.payOnPage(second.answer)).toBe(true);
    await world.check(person, second.answer.reference);
    expect(await world.read(person, second.answer.reference)).toMatchObject({
      state: 'confirmed',
      paidAed: 125_570,
      parts: [{ kind: 'deposit' }, { kind: 'balance' }],
    });
  });

  test('with another plan after the old page was paid ends with that payment', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { paymentOptions: ALL_PLANS });
    const first = await world.press(person, course);
    world.payOnPage(first.answer);
    const second = await world.press(person, course, { paymentPlan: 'deposit' });
    expect(second.answer).toMatchObject({
      redirectUrl: `/inperson/payment/success?order_id=${first.answer.reference}&courseId=${course.slug}`,
    });
    expect(await world.stateOf(first.answer.reference)).toBe('confirmed');
    expect((await world.read(person, first.answer.reference)).paidEur).toBe(145_000);
  });

  test('after a code was applied charges the lower price', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const promo = await addPromo(database.db);
    await world.press(person, course);
    const input = { courseId: course.slug, promoCode: promo.code };
    await world.call(checkoutEndpoints.applyPromo, input, person);
    const reference = await world.buy(person, course);
    expect(await world.read(person, reference)).toMatchObject({ state: 'confirmed', paidEur: 130_500 });
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, redemptions: 1 });
  });

  test('keeps the seat while the gateway cannot be reached, and works when it can again', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    world.gateway.trouble = { createAttempt: 'refuse' };
    const refused = await world.press(person, course);
    expect([refused.status, refused.answer.code]).toEqual([503, 'gateway-unavailable']);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
    world.gateway.trouble = {};
    expect((await world.press(person, course)).status).toBe(200);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });
});

describe('a purchase is refused, and leaves nothing behind,', () => {
  let person: User;
  let course: InPersonCourse;
  beforeAll(async () => {
    person = await addUser(database.db);
    course = await addCourse(database.db, { content: { prerequisites: ['a medical degree'] } });
  });

  const confirmed = { confirmations: ['prerequisite-1'] };
  test.each([
    ['without the terms', { ...confirmed, agreeTerms: false }, 'Please agree to Terms and Conditions'],
    [
      'without what the course asks to be confirmed',
      {},
      'Please confirm: I meet this prerequisite: a medical degree',
    ],
    [
      'with a plan that is not offered',
      { ...confirmed, paymentPlan: 'deposit' as const },
      'This payment plan is not offered for this course',
    ],
    ['with a plan that does not exist', { ...confirmed, paymentPlan: 'never' as 'full' }, expect.anything()],
  ])('%s', async (_, wish, message) => {
    const { status, answer } = await world.press(person, course, wish);
    expect([status, answer.message]).toEqual([400, message]);
    expect(await world.countsOf(course)).toEqual({ orders: 0, taken: 0, enrolled: 0, redemptions: 0 });
  });

  test('with a price that no card can be charged', async () => {
    const cheap = await addCourse(database.db, { priceEur: 46 });
    const { status, answer } = await world.press(person, cheap);
    expect([status, answer.message]).toEqual([409, 'This amount is too small to be paid by card.']);
    expect(await world.countsOf(cheap)).toEqual({ orders: 0, taken: 0, enrolled: 0, redemptions: 0 });
  });

  test('without a login', async () => {
    const input = { courseId: course.slug, agreeTerms: true, ...confirmed };
    const { status, answer } = await world.call(checkoutEndpoints.processPayment, input);
    expect([status, answer.message]).toEqual([401, 'Please login or register first']);
  });

  test('with a code that was used up since it was applied', async () => {
    const promo = await addPromo(database.db, { maxUses: 1 });
    const popular = await addCourse(database.db);
    const [first, second] = [await addUser(database.db), await addUser(database.db)];
    for (const one of [first, second]) {
      const input = { courseId: popular.slug, promoCode: promo.code };
      expect((await world.call(checkoutEndpoints.applyPromo, input, one)).status).toBe(200);
    }
    expect((await world.press(first, popular)).status).toBe(200);
    const { status, answer } = await world.press(second, popular);
    expect([status, answer.message]).toEqual([422, 'This promo code has been used up']);
    expect(await world.countsOf(popular)).toMatchObject({ taken: 1, redemptions: 1 });
  });

  test('when the last seat has gone to somebody else', async () => {
    const small = await addCourse(database.db, { capacity: 1 });
    const [first, second] = [await addUser(database.db), await addUser(database.db)];
    await world.call(checkoutEndpoints.addToEnrollment, { courseId: small.slug }, second);
    const outcomes = await Promise.all([world.press(first, small), world.press(second, small)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcomes.map(({ answer }) => answer.code)).toContain('no-seat-left');
    expect(await world.countsOf(small)).toMatchObject({ taken: 1 });
  });
});

test('amounts and roles that a browser sends have no effect', async () => {
  const person = await addUser(database.db);
  const course = await addCourse(database.db);
  const tampered = {
    price: 1,
    total: 1,
    amountAed: 1,
    role: 'admin',
    currentEnrollment: 0,
    state: 'confirmed',
  };
  const { answer } = await world.press(person, course, tampered as Parameters<typeof world.press>[2]);
  expect(world.gateway.session(String(answer.redirectUrl).split('/').pop() ?? '').askedAed).toBe(627_850);
  expect(await world.stateOf(answer.reference)).toBe('placed');
  const { rows } = await database.pool.query('select role from users where id = $1', [person.id]);
  expect(rows).toEqual([{ role: 'learner' }]);
});

test('a payment of another amount than was asked confirms nothing and goes back', async () => {
  const person = await addUser(database.db);
  const course = await addCourse(database.db);
  const { answer } = await world.press(person, course);
  world.payOnPage(answer, 100);
  expect((await world.check(person, answer.reference)).answer).toMatchObject({
    status: 'refunding',
    state: 'placed',
    paidAed: 0,
  });
  expect((await world.countsOf(course)).enrolled).toBe(0);
  await world.sendRefunds();
  expect((await world.check(person, answer.reference)).answer.status).toBe('refunded');
});
