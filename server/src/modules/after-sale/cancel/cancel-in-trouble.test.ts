import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lineOptionEndpoints as calls } from '#contracts/after-sale/line-options.ts';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { listActions, listRefunds } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addPromo, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCancelWorld } from '#server/testing/worlds/cancel-world.ts';

const database = given(freshDatabase);
const world = given(() => createCancelWorld(database.db));
afterEach(() => {
  world.gateway.trouble = {};
});
afterAll(() => expectTrueBooks(database.db));

const PASSWORD = 'Correct horse battery';

const bought = async (course: InPersonCourse, wish?: Parameters<typeof world.buy>[2]) => {
  const person = await addUser(database.db);
  const reference = await world.buy(person, course, wish);
  return { person, reference, key: await world.keyOf(person, reference, course) };
};
const eurBack = async (reference: string) =>
  (await listRefunds(database.db, await world.ownerOf(reference))).map(({ eur }) => eur);

describe('who may not', () => {
  test('a course of another order is not found, neither to read nor to leave', async () => {
    const course = await world.courseIn(40);
    const [mine, foreign] = [await bought(course), await bought(course)];
    const key = { reference: mine.reference, lineId: foreign.key.lineId };
    const agreed = { refundEur: 90_000, creditEur: 0 };
    expect((await world.call(calls.getLineOptions, key, mine.person)).status).toBe(404);
    expect((await world.call(calls.cancelLine, { ...key, ...agreed }, mine.person)).status).toBe(404);
    expect(await world.stateOf(foreign.reference)).toBe('confirmed');
  });

  test('what has no date, and what was given to somebody, is not left here', async () => {
    const person = await addUser(database.db);
    const [course, selfPaced] = [await world.courseIn(40), await addSelfPaced(database.db)];
    const reference = await world.buyCart(person, [course, selfPaced]);
    const dateless = await world.keyOf(person, reference, selfPaced);
    const agreed = { refundEur: 0, creditEur: 0 };
    expect(await world.call(calls.cancelLine, { ...dateless, ...agreed }, person)).toMatchObject({
      status: 409,
      answer: { message: 'This course has no date to cancel or move. Please contact us about it.' },
    });
    const giver = await addUser(database.db);
    const gift = { isGift: true, giftRecipientEmail: 'hassan@example.com' };
    const { answer } = await world.pressCart(giver, [course], gift);
    world.payOnPage(answer);
    await world.check(giver, answer.reference);
    const given = await world.keyOf(giver, String(answer.reference), course);
    expect((await world.call(calls.cancelLine, { ...given, ...agreed }, giver)).status).toBe(409);
    expect(await eurBack(reference)).toEqual([]);
  });

  test('a person is no member of staff, and staff name no other figure', async () => {
    const { person, key, reference } = await bought(await world.courseIn(40));
    expect((await world.takeOff(person, key)).status).toBe(403);
    const other = { isOther: true, refundEur: 100_000 };
    expect((await world.takeOff(world.staff, key, other)).status).toBe(403);
    expect((await world.takeOff(world.admin, key, { ...other, refundEur: 100_001 })).status).toBe(422);
    expect((await world.takeOff(world.admin, key, { ...other, reason: ' ' })).status).toBe(422);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect((await world.takeOff(world.admin, key, other)).status).toBe(200);
    expect(await eurBack(reference)).toEqual([100_000]);
  });
});

describe('at the same time', () => {
  test('staff and the person: one of them does it, and one refund is sent', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { person, key, reference } = await bought(await world.courseIn(40));
      const press = await world.pressCancel(person, key);
      const outcomes = await Promise.all([press(), world.takeOff(world.staff, key), press()]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await eurBack(reference)).toEqual([90_000]);
    }
  });

  test('the card page of a later part is closed before its course is left', async () => {
    const { person, key, reference } = await bought(await world.courseIn(40), { paymentPlan: 'deposit' });
    const page = await world.openNext(person, reference);
    expect((await world.leave(person, key)).status).toBe(200);
    expect(world.payOnPage(page.answer)).toBe(false);
    expect(await eurBack(reference)).toEqual([18_000]);
  });

  test('a part that was just paid makes other figures, which are shown before anything moves', async () => {
    const { person, key, reference } = await bought(await world.courseIn(40), { paymentPlan: 'deposit' });
    const page = await world.openNext(person, reference);
    const press = await world.pressCancel(person, key);
    expect(world.payOnPage(page.answer)).toBe(true);
    expect(await press()).toMatchObject({
      status: 409,
      answer: { message: 'A payment for this order has just arrived. Please look at the new figures.' },
    });
    expect((await press()).status).toBe(409);
    expect((await world.optionsOf(person, key)).cancel.refundEur).toBe(90_000);
    expect((await world.leave(person, key)).status).toBe(200);
    // The oldest payment first, all of it, and the rest of the second one.
    expect(await eurBack(reference)).toEqual([20_000, 70_000]);
  });

  test('a card page that is opened meanwhile takes no money for what was left', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { person, key, reference } = await bought(await world.courseIn(40), { paymentPlan: 'deposit' });
      const press = await world.pressCancel(person, key);
      const [left, page] = await Promise.all([press(), world.openNext(person, reference)]);
      const isPaid = page.answer.redirectUrl !== undefined && world.payOnPage(page.answer);
      await world.check(person, reference);
      const paid = isPaid ? 100_000 : 20_000;
      if (left.status === 200) expect(isPaid).toBe(false);
      else expect((await world.optionsOf(person, key)).paidEur).toBe(paid);
    }
  });

  test('nothing moves while the gateway is silent about an open card page', async () => {
    const { person, key, reference } = await bought(await world.courseIn(40), { paymentPlan: 'deposit' });
    await world.openNext(person, reference);
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    expect((await world.leave(person, key)).status).toBe(503);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await eurBack(reference)).toEqual([]);
  });
});

describe('a course that the academy has moved', () => {
  test('is left for everything, alone or as one of several, and the others stay', async () => {
    const [moved, other] = [await world.courseIn(20), await world.courseIn(20)];
    const person = await addUser(database.db);
    const reference = await world.buyCart(person, [moved, other]);
    const alone = await bought(moved);
    const newStartDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    expect((await world.postpone(moved, { newStartDate, reason: 'The venue is flooded.' })).status).toBe(200);
    const key = await world.keyOf(person, reference, moved);
    const stale = { ...key, refundEur: 50_000, creditEur: 0 };
    expect((await world.call(calls.cancelLine, stale, person)).status).toBe(409);
    expect((await world.optionsOf(person, key)).cancel).toMatchObject({ isMoved: true, refundEur: 100_000 });
    expect((await world.leave(person, key)).status).toBe(200);
    expect((await world.leave(alone.person, alone.key)).status).toBe(200);
    expect(await eurBack(reference)).toEqual([100_000]);
    expect(await eurBack(alone.reference)).toEqual([100_000]);
    expect(await world.stateOf(reference)).toBe('confirmed');
    const rest = await world.optionsOf(person, await world.keyOf(person, reference, other));
    expect(rest.cancel).toMatchObject({ isMoved: false, refundEur: 50_000 });
  });
});

describe('the money', () => {
  test('that the gateway refuses to take back waits under Needs action, and is sent again', async () => {
    const { person, key, reference } = await bought(await world.courseIn(40));
    world.gateway.trouble = { refund: 'refuse' };
    expect((await world.leave(person, key)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await world.sendRefunds();
    const owner = await world.ownerOf(reference);
    expect(await listRefunds(database.db, owner)).toMatchObject([{ state: 'needs-action', eur: 90_000 }]);
    const waiting = (await listActions(database.db)).filter(({ ownerId }) => ownerId === owner.id);
    expect(waiting).toMatchObject([{ kind: 'refund-by-hand' }]);
    await expectTrueBooks(database.db);
    world.gateway.trouble = {};
    await world.call(needsActionEndpoints.resolveAction, { actionId: waiting[0]?.id ?? '' }, world.admin);
    expect(await listRefunds(database.db, owner)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('of which staff gave a part back before is shared of what is left', async () => {
    const { person, key, reference } = await bought(await world.courseIn(20));
    const admin = await addUser(database.db, { role: 'admin', password: PASSWORD });
    const wish = { reference, amountAed: 43_300, reason: 'A broken chair', password: PASSWORD };
    expect((await world.call(adminOrderEndpoints.refundOrder, wish, admin)).status).toBe(200);
    expect(await world.optionsOf(person, key)).toMatchObject({
      paidEur: 90_000,
      cancel: { refundEur: 45_000, keptEur: 45_000 },
    });
    await world.leave(person, key);
    expect(await eurBack(reference)).toEqual([10_000, 45_000]);
  });

  test('of three courses under one code, left one by one, adds up to the cent', async () => {
    const courses = [
      await world.courseIn(40, { priceEur: 33_333 }),
      await world.courseIn(40, { priceEur: 66_667 }),
      await world.courseIn(40, { priceEur: 10_001 }),
    ];
    const person = await addUser(database.db);
    const promo = await addPromo(database.db, { kind: 'amount', amountEur: 10_000, percentBp: null });
    for (const { slug } of courses) await world.call(cartEndpoints.addToCart, { courseId: slug }, person);
    await world.call(cartEndpoints.applyCartPromo, { code: promo.code }, person);
    const { answer } = await world.pressCart(person, []);
    world.payOnPage(answer);
    await world.check(person, answer.reference);
    const reference = String(answer.reference);
    let shares = 0;
    for (const course of courses) {
      const key = await world.keyOf(person, reference, course);
      const { paidEur, cancel } = await world.optionsOf(person, key);
      expect(cancel.refundEur + cancel.keptEur).toBe(paidEur);
      shares += paidEur;
      expect((await world.leave(person, key)).status).toBe(200);
    }
    expect(shares).toBe(100_001);
    expect(await world.stateOf(reference)).toBe('cancelled');
    const { captured, refunded } = await world.moneyOf(reference);
    expect(refunded).toBeLessThan(captured);
    expect((await world.countsOf(courses[0] as InPersonCourse)).redemptions).toBe(1);
    await expectTrueBooks(database.db);
  });
});

test('a letter says what goes back in euros and dirhams, once, and the seat is free', async () => {
  const course = await world.courseIn(40, { capacity: 1 });
  const { person, key } = await bought(course);
  await world.workOff();
  await world.leave(person, key);
  await world.workOff();
  expect(world.mailsTo(person, 'Your enrollment is cancelled')).toHaveLength(1);
  const letter = world.post.sent.findLast(({ to }) => to === person.email);
  expect(letter?.text).toContain('€900.00');
  expect(letter?.text).toContain('AED 3,897.00');
  expect(await world.stateOf(await world.buy(await addUser(database.db), course))).toBe('confirmed');
});
