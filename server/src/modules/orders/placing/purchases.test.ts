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

const ALL_PLANS = { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true };

const setTransfers = (enabled: boolean) =>
  database.pool.query(`update settings set value = jsonb_set(value, '{bank,enabled}', $1::jsonb)`, [
    String(enabled),
  ]);

describe('a purchase', () => {
  test('in full: place, pay, enrolled, with a receipt of what was charged', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const placed = await world.press(person, course);
    expect(placed.answer).toMatchObject({ redirectUrl: expect.stringMatching(/^https:\/\/pay\.test\/cs_/) });
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 0 });
    const { reference } = placed.answer;
    expect((await world.check(person, reference)).answer).toMatchObject({ status: 'waiting', paidAed: 0 });

    world.payOnPage(placed.answer);
    expect((await world.check(person, reference)).answer).toMatchObject({
      status: 'completed',
      state: 'confirmed',
      paidEur: 145_000,
      paidAed: 627_850,
      courseId: course.slug,
    });
    const order = await world.read(person, reference);
    expect(order).toMatchObject({
      lines: [{ enrolled: true }],
      totalEur: 145_000,
      nextDue: null,
      parts: [{ kind: 'full', state: 'paid', paidAed: 627_850, payable: false }],
      receipts: [{ aed: 627_850, href: expect.stringContaining(`/api/orders/${reference}/receipts/`) }],
    });
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1, enrolled: 1 });
    const mine = await world.call(orderEndpoints.listMyCourses, {}, person);
    expect(mine.answer.courses).toMatchObject([{ slug: course.slug, orderReference: reference, openEur: 0 }]);
  });

  test('with a deposit: the balance is paid later and stands in the ledger as a second payment', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { paymentOptions: ALL_PLANS });
    const reference = await world.buy(person, course, { paymentPlan: 'deposit' });
    const before = await world.read(person, reference);
    expect(before).toMatchObject({
      state: 'confirmed',
      paidEur: 29_000,
      paidAed: 125_570,
      nextDue: { eur: 116_000, aed: 502_280 },
      parts: [
        { kind: 'deposit', state: 'paid' },
        { kind: 'balance', state: 'upcoming', payable: true },
      ],
    });
    const page = await world.call(orderEndpoints.payObligation, { reference }, person);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect(await world.read(person, reference)).toMatchObject({
      paidEur: 145_000,
      paidAed: 627_850,
      nextDue: null,
    });
    const captures = await database.pool.query(
      `select count(distinct j.capture_id)::int as n, sum(l.amount)::int as aed from journals j
       join journal_lines l on l.journal_id = j.id join orders o on o.id = j.owner_id
       where o.reference = $1 and l.account = 'clearing:fake'`,
      [reference],
    );
    expect(captures.rows).toEqual([{ n: 2, aed: 627_850 }]);
    const done = await world.call(orderEndpoints.payObligation, { reference }, person);
    expect(done.answer.code).toBe('wrong-state');
  });

  test('in installments, with a code on the early-bird price: every part is of that price', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, {
      paymentOptions: ALL_PLANS,
      earlyBirdPriceEur: 120_000,
      earlyBirdDays: 30,
    });
    const promo = await addPromo(database.db);
    await world.call(checkoutEndpoints.applyPromo, { courseId: course.slug, promoCode: promo.code }, person);
    const reference = await world.buy(person, course, { paymentPlan: 'installment' });
    const order = await world.read(person, reference);
    expect(order).toMatchObject({ totalEur: 108_000, paidEur: 54_000, breakdown: { plan: 'installments' } });
    expect(order.parts.map(({ eur }) => eur)).toEqual([54_000, 54_000]);
    const second = order.parts[1]?._id;
    const page = await world.call(orderEndpoints.payObligation, { reference, obligationId: second }, person);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect((await world.read(person, reference)).paidEur).toBe(108_000);
    const redemptions = await database.pool.query('select state from promo_redemptions where promo_id = $1', [
      promo.id,
    ]);
    expect(redemptions.rows).toEqual([{ state: 'used' }]);
  });
});

describe('a transfer', () => {
  test('holds the seat for days, and the order tells where to send it', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course, { method: 'bank' });
    expect(answer.redirectUrl).toBe(`/orders/${answer.reference}`);
    const order = await world.read(person, answer.reference);
    expect(order.bankTransfer).toMatchObject({ reference: answer.reference, iban: expect.any(String) });
    const days = (Date.parse(order.holdEndsAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(5);
    expect(world.announced('order.transfer-awaited')).toHaveLength(1);
  });

  test('can be changed for a card, which has minutes', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { capacity: 1 });
    const { answer } = await world.press(person, course, { method: 'bank' });
    const card = await world.press(person, course);
    expect(card.answer.reference).toBe(answer.reference);
    const { holdEndsAt, bankTransfer } = await world.read(person, answer.reference);
    expect(Date.parse(holdEndsAt ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(bankTransfer).toBeNull();
  });

  test('is refused where the academy does not take any', async () => {
    await setTransfers(false);
    const course = await addCourse(database.db);
    const { answer } = await world.press(await addUser(database.db), course, { method: 'bank' });
    await setTransfers(true);
    expect(answer.code).toBe('wrong-state');
    expect(await world.countsOf(course)).toMatchObject({ orders: 0, taken: 0 });
  });
});
