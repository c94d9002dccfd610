import { afterAll, describe, expect, test } from 'vitest';
import { lineOptionEndpoints } from '#contracts/after-sale/line-options.ts';
import { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld, dayIn } from '#server/testing/worlds/moving-world.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('what moving to another date costs', () => {
  // Was €1,450.00; days before the start → fee of the policy.
  test.each([
    { inDays: 40, becomes: 145_000, pay: 0, back: 0 },
    { inDays: 40, becomes: 165_000, pay: 20_000, back: 0 },
    { inDays: 40, becomes: 120_000, pay: 0, back: 25_000 },
    { inDays: 20, becomes: 145_000, pay: 5_000, back: 0 },
    { inDays: 20, becomes: 165_000, pay: 25_000, back: 0 },
    { inDays: 20, becomes: 120_000, pay: 0, back: 20_000 },
    { inDays: 20, becomes: 142_000, pay: 2_000, back: 0 },
  ])('$inDays days before, to a run of $becomes cents: pay $pay, back $back', async ({ inDays, ...sums }) => {
    const { person, from, reference } = await world.bought({ inDays });
    const to = await world.addRun({ inDays: 120, priceEur: sums.becomes }, from);
    const [date] = await world.listDates(person, reference);
    expect(date).toMatchObject({
      course: { _id: to.id },
      differenceEur: sums.becomes - 145_000,
      pay: { eur: sums.pay },
      back: { eur: sums.back },
    });
    const before = world.sentBack().length;
    const asked = await world.move(person, reference, { to });
    expect(asked.status).toBe(200);
    if (sums.pay > 0) {
      expect(await world.courseOf(person, reference)).toBe(from.id);
      world.payOnPage(asked.answer);
      expect((await world.about(person, reference, 'check')).answer).toMatchObject({ state: 'done' });
    }
    expect(await world.courseOf(person, reference)).toBe(to.id);
    expect(await world.liveOn(from)).toEqual([]);
    expect(await world.liveOn(to)).toMatchObject([{ userId: person.id }]);
    expect(await world.countsOf(from)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 1 });
    await world.sendRefunds();
    expect(world.sentBack().slice(before)).toEqual(sums.back > 0 ? [Math.round(sums.back * 4.33)] : []);
    expect((await world.read(person, reference)).lines[0]).toMatchObject({ priceEur: sums.becomes });
    expect(await world.paidNow(person, reference)).toBe(sums.becomes);
  });

  test('is not permitted any more shortly before the start', async () => {
    const { person, from, reference } = await world.bought({ inDays: 10 });
    const to = await world.addRun({ inDays: 120 }, from);
    const asked = await world.move(person, reference, { to });
    expect(asked).toMatchObject({
      status: 409,
      answer: { message: 'The date of this course can no longer be changed.' },
    });
    expect(await world.courseOf(person, reference)).toBe(from.id);
  });

  test.each([
    // 10 % of the new price; an amount as much as it took off before.
    [{}, 130_500, 148_500],
    [{ kind: 'amount' as const, amountEur: 10_000 }, 135_000, 155_000],
  ])('counts the code of the order where it still counts: %o', async (terms, paid, becomes) => {
    const [person, from] = [await addUser(database.db), await world.addRun()];
    const { code } = await addPromo(database.db, terms);
    const key = { courseId: from.slug };
    await world.call(checkoutEndpoints.addToEnrollment, key, person);
    await world.call(checkoutEndpoints.applyPromo, { ...key, promoCode: code }, person);
    const reference = await world.buy(person, from);
    expect(await world.paidNow(person, reference)).toBe(paid);
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    await world.moveAndPay(person, reference, to);
    expect((await world.read(person, reference)).lines[0]).toMatchObject({
      listEur: 165_000,
      priceEur: becomes,
      promoEur: 165_000 - becomes,
    });
    expect(await world.paidNow(person, reference)).toBe(becomes);
  });

  test('forgets a code that is over', async () => {
    const [person, from] = [await addUser(database.db), await world.addRun()];
    const { code, id } = await addPromo(database.db);
    const key = { courseId: from.slug };
    await world.call(checkoutEndpoints.addToEnrollment, key, person);
    await world.call(checkoutEndpoints.applyPromo, { ...key, promoCode: code }, person);
    const reference = await world.buy(person, from);
    await database.pool.query('update promo_codes set active = false where id = $1', [id]);
    await world.addRun({ inDays: 120 }, from);
    expect(await world.listDates(person, reference)).toMatchObject([{ differenceEur: 14_500 }]);
  });
});

describe('where one can move to', () => {
  test('are runs of the same series that can be bought now, with a seat for each place', async () => {
    const { person, from, reference } = await world.bought();
    const open = await world.addRun({ inDays: 120 }, from);
    const full = await world.addRun({ inDays: 130, capacity: 1 }, from);
    await world.buy(await addUser(database.db), full);
    await world.addRun({ inDays: 140, status: 'closed' }, from);
    await world.addRun({ inDays: 150, status: 'draft' }, from);
    await world.addRun({ inDays: -3 }, from);
    const other = await world.addRun({ inDays: 120 });
    const own = await world.addRun({ inDays: 160 }, from);
    await world.buy(person, own);
    expect((await world.listDates(person, reference)).map(({ course }) => course._id)).toEqual([open.id]);
    for (const to of [other, own, from])
      expect(await world.move(person, reference, { to })).toMatchObject({ status: 409 });
    expect(await world.courseOf(person, reference)).toBe(from.id);
  });

  test('is nothing to a stranger', async () => {
    const { person, from, reference } = await world.bought();
    const to = await world.addRun({ inDays: 120 }, from);
    const lineId = await world.lineOf(person, reference);
    const stranger = await addUser(database.db);
    const wish = { reference, lineId, courseId: to.id, payEur: 0, backEur: 0 };
    expect(await world.call(moveLineEndpoints.moveLine, wish, stranger)).toMatchObject({ status: 404 });
  });

  test('figures that were not shown are not carried out', async () => {
    const { person, from, reference } = await world.bought();
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    const asked = await world.move(person, reference, { to, payEur: 0 });
    expect(asked).toMatchObject({ status: 409, answer: { code: 'conflict' } });
    expect(asked.answer.message).toContain('€200.00 to pay now');
    expect(await world.countsOf(to)).toMatchObject({ taken: 0 });
  });
});

describe('what stands after a move', () => {
  test('the policy counts from the earliest start, however often it is moved', async () => {
    const { person, from, reference } = await world.bought({ inDays: 40 });
    const later = await world.addRun({ inDays: 120 }, from);
    const between = await world.addRun({ inDays: 60 }, from);
    for (const to of [later, between]) {
      await world.move(person, reference, { to });
      const key = { reference, lineId: await world.lineOf(person, reference) };
      const { answer } = await world.call(lineOptionEndpoints.getLineOptions, key, person);
      expect(answer.options).toMatchObject({ startDate: dayIn(40), course: { _id: to.id } });
    }
    expect(await world.changesOfOrder(reference)).toHaveLength(2);
  });

  test('instalments keep their distance to the course, and open parts stay open', async () => {
    const [person, from] = [
      await addUser(database.db),
      await world.addRun({ inDays: 90, paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const reference = await world.buy(person, from, { paymentPlan: 'deposit' });
    const [, balance] = (await world.read(person, reference)).parts;
    const to = await world.addRun({ inDays: 104, priceEur: 165_000 }, from);
    const [date] = await world.listDates(person, reference);
    expect(date).toMatchObject({ pay: { eur: 20_000 }, parts: [{ sequence: 1, was: balance?.dueOn }] });
    await world.moveAndPay(person, reference, to);
    const [, moved] = (await world.read(person, reference)).parts;
    expect(moved).toMatchObject({ eur: balance?.eur, dueOn: date?.parts[0]?.becomes });
    expect(Date.parse(moved?.dueOn ?? '') - Date.parse(balance?.dueOn ?? '')).toBe(14 * 86_400_000);
    const page = await world.call(orderEndpoints.payObligation, { reference }, person);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect(await world.paidNow(person, reference)).toBe(165_000);
  });

  test('a deposit that is less than what the new date costs less keeps its date until the rest is paid', async () => {
    const [person, from] = [
      await addUser(database.db),
      await world.addRun({ paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const reference = await world.buy(person, from, { paymentPlan: 'deposit' });
    const to = await world.addRun({ inDays: 120, priceEur: 100_000 }, from);
    expect(await world.listDates(person, reference)).toMatchObject([{ isUncovered: true }]);
    expect(await world.move(person, reference, { to })).toMatchObject({ status: 409 });
    expect(await world.courseOf(person, reference)).toBe(from.id);
  });
});
