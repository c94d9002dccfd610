import { afterAll, describe, expect, test } from 'vitest';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

/** Somebody has placed an order for the last seat, and the gateway fell silent until the hold had long ended. */
const lapseUnheard = async () => {
  const person = await addUser(database.db);
  const course = await addCourse(database.db, { capacity: 1 });
  const { answer } = await world.press(person, course);
  world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
  await world.endHoldIn(answer.reference, -11);
  await world.runJob('end-holds');
  world.gateway.trouble = {};
  expect(await world.stateOf(answer.reference)).toBe('lapsed');
  return { person, course, answer, reference: String(answer.reference) };
};

describe('when a hold ends', () => {
  test('without a payment, seat and code are free again and the card page is closed', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { capacity: 1 });
    const promo = await addPromo(database.db, { maxUses: 1 });
    const input = { courseId: course.slug, promoCode: promo.code };
    await world.call(checkoutEndpoints.applyPromo, input, person);
    const { answer } = await world.press(person, course);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, redemptions: 1 });
    await world.runJob('end-holds');
    expect(await world.stateOf(answer.reference)).toBe('placed');

    await world.endHoldIn(answer.reference, 1);
    await world.runJob('end-holds');
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, redemptions: 0 });
    expect(world.payOnPage(answer)).toBe(false);
    expect((await world.check(person, answer.reference)).answer).toMatchObject({
      status: 'failed',
      state: 'lapsed',
    });
    const resumed = await world.call(
      orderEndpoints.payObligation,
      { reference: String(answer.reference) },
      person,
    );
    expect(resumed.answer).toMatchObject({
      code: 'wrong-state',
      redirectUrl: `/checkout/inperson/${course.slug}`,
    });
    const next = await world.press(await addUser(database.db), course);
    expect(next.status).toBe(200);
  });

  test('with a payment nobody has told us of, the order is confirmed', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    world.payOnPage(answer);
    await world.endHoldIn(answer.reference, 1);
    await world.runJob('end-holds');
    expect(await world.stateOf(answer.reference)).toBe('confirmed');
    expect((await world.countsOf(course)).enrolled).toBe(1);
  });

  test('while the gateway is silent, the seat waits for ten minutes and no longer', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endHoldIn(answer.reference, -9);
    await world.runJob('end-holds');
    expect(await world.stateOf(answer.reference)).toBe('placed');
    await world.endHoldIn(answer.reference, -11);
    await world.runJob('end-holds');
    world.gateway.trouble = {};
    expect(await world.stateOf(answer.reference)).toBe('lapsed');
    expect((await world.countsOf(course)).taken).toBe(0);
  });

  test('the button makes a new order with the same code, not the old one again', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { capacity: 1 });
    const promo = await addPromo(database.db, { maxUses: 1 });
    const input = { courseId: course.slug, promoCode: promo.code };
    await world.call(checkoutEndpoints.applyPromo, input, person);
    const old = await world.press(person, course);
    await world.endHoldIn(old.answer.reference, 1);
    const fresh = await world.press(person, course);
    expect(fresh.answer.reference).not.toBe(old.answer.reference);
    expect(await world.stateOf(old.answer.reference)).toBe('lapsed');
    world.payOnPage(fresh.answer);
    expect((await world.check(person, fresh.answer.reference)).answer).toMatchObject({ paidEur: 130_500 });
  });
});

describe('a payment that comes after its hold', () => {
  test('gets a seat while one is left', async () => {
    const { person, course, answer, reference } = await lapseUnheard();
    world.payOnPage(answer);
    await world.check(person, reference);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('goes back in full when the seat has gone to somebody else', async () => {
    const { person, course, answer, reference } = await lapseUnheard();
    await world.buy(await addUser(database.db), course);
    world.payOnPage(answer);
    const checked = await world.check(person, reference);
    expect(checked.answer).toMatchObject({ status: 'refunding', state: 'lapsed', paidAed: 0 });
    const shown = await world.call(orderEndpoints.getOrder, { reference }, person);
    expect(shown.answer.order).toMatchObject({ parts: [{ state: 'void', payable: false }] });
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
    await world.sendRefunds();
    expect([...world.gateway.refunds.values()].at(-1)).toMatchObject({ amountAed: 627_850 });
    expect(world.announced('payment.refused').length).toBeGreaterThan(0);
  });

  test('goes back when the academy has cancelled the course', async () => {
    const { person, course, answer, reference } = await lapseUnheard();
    await database.pool.query(`update courses set status = 'cancelled' where id = $1`, [course.id]);
    world.payOnPage(answer);
    const checked = await world.check(person, reference);
    expect(checked.answer).toMatchObject({ status: 'refunding', state: 'lapsed' });
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    await world.sendRefunds();
  });

  test('stands in for the order that its person has placed since, whose own payment goes back', async () => {
    const { person, course, answer, reference } = await lapseUnheard();
    const newer = await world.press(person, course);
    expect(newer.answer.reference).not.toBe(reference);
    world.payOnPage(answer);
    await world.check(person, reference);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.stateOf(newer.answer.reference)).toBe('lapsed');
    world.payOnPage(newer.answer);
    expect((await world.check(person, newer.answer.reference)).answer.status).toBe('refunding');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
    await world.sendRefunds();
  });
});

describe('giving an order up', () => {
  const abandon = (person: Parameters<typeof world.check>[0], reference: unknown) =>
    world.call(orderEndpoints.abandonOrder, { reference: String(reference) }, person);

  test('frees the seat and closes the card page, once', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    expect((await abandon(person, answer.reference)).answer).toMatchObject({ state: 'cancelled' });
    expect((await abandon(person, answer.reference)).answer).toMatchObject({ state: 'cancelled' });
    expect(world.payOnPage(answer)).toBe(false);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
  });

  test('comes too late after a payment', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    world.payOnPage(answer);
    expect((await abandon(person, answer.reference)).answer).toMatchObject({ state: 'confirmed' });
    expect((await abandon(person, answer.reference)).answer.code).toBe('wrong-state');
  });

  test('waits while the gateway cannot be asked', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    world.gateway.trouble = { expire: 'refuse' };
    expect((await abandon(person, answer.reference)).status).toBe(503);
    world.gateway.trouble = {};
    expect(await world.stateOf(answer.reference)).toBe('placed');
  });
});
