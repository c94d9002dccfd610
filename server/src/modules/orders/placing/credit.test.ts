import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { creditEndpoints } from '#contracts/credits/credits.ts';
import { checkoutEndpoints as calls } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCreditsWorld } from '#server/testing/worlds/credits-world.ts';

const database = given(freshDatabase);
const world = given(() => createCreditsWorld(database.db));
afterEach(() => expectTrueBooks(database.db));
afterAll(() => expectTrueBooks(database.db));

const offerTo = async (person: User, { slug }: Pick<Course, 'slug'>) =>
  calls.getCheckout.response.parse((await world.call(calls.getCheckout, { courseId: slug }, person)).answer)
    .credit;
const thousand = () => addCourse(database.db, { priceEur: 100_000 });

describe('a credit note at the checkout of a course', () => {
  test('pays a part before the card, which is charged the rest; the price stays the price', async () => {
    const { person, noteId } = await world.withCredit(40_000);
    const course = await thousand();
    expect(await offerTo(person, course)).toEqual({
      availableEur: 40_000,
      usedEur: 40_000,
      leftEur: 60_000,
      leftAed: 259_800,
    });
    const { answer } = await world.press(person, course, { useCredit: true });
    expect(await world.usesOf(noteId)).toEqual([{ eur: 40_000, returnedEur: 0, state: 'reserved' }]);
    expect(await world.read(person, answer.reference)).toMatchObject({
      totalEur: 100_000,
      creditEur: 40_000,
      nextDue: { eur: 60_000, aed: 259_800 },
      breakdown: { total: 100_000, promoDiscount: 0 },
    });
    world.payOnPage(answer);
    await world.check(person, answer.reference);
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      totalEur: 100_000,
      paidEur: 60_000,
      creditEur: 40_000,
      parts: [{ state: 'paid', eur: 60_000 }],
    });
    expect(await world.usesOf(noteId)).toEqual([{ eur: 40_000, returnedEur: 0, state: 'used' }]);
    expect((await world.creditsOf(person)).balanceEur).toBe(0);
  });

  test('that covers all of it confirms at once, and there is no card page', async () => {
    const { person } = await world.withCredit(150_000);
    const course = await thousand();
    const { answer } = await world.press(person, course, { useCredit: true });
    expect(answer.message).toBe('Your credit note has paid for it.');
    expect(String(answer.redirectUrl)).not.toContain('pay.test');
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      method: 'credit',
      paidEur: 0,
      creditEur: 100_000,
      lines: [{ enrolled: true }],
    });
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
    expect(await world.creditsOf(person)).toMatchObject({ balanceEur: 50_000, notes: [{ leftEur: 50_000 }] });
  });

  test('comes after the promo code, of which it changes nothing', async () => {
    const { person } = await world.withCredit(30_000);
    const [course, promo] = [await thousand(), await addPromo(database.db)];
    await world.call(calls.addToEnrollment, { courseId: course.slug }, person);
    await world.call(calls.applyPromo, { courseId: course.slug, promoCode: promo.code }, person);
    const { answer } = await world.press(person, course, { useCredit: true });
    expect(await world.read(person, answer.reference)).toMatchObject({
      breakdown: { promoDiscount: 10_000, total: 90_000 },
      creditEur: 30_000,
      nextDue: { eur: 60_000 },
    });
  });

  test('is used less where too little would be left for the card', async () => {
    const { person } = await world.withCredit(99_990);
    const course = await thousand();
    expect(await offerTo(person, course)).toMatchObject({
      availableEur: 99_990,
      usedEur: 99_953,
      leftAed: 204,
    });
    const { answer } = await world.press(person, course, { useCredit: true });
    expect(world.payOnPage(answer)).toBe(true);
    await world.check(person, answer.reference);
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      creditEur: 99_953,
    });
  });

  test('of several notes is of the one first that ends first', async () => {
    const { person, noteId: late } = await world.withCredit(50_000, '2029-01-01');
    const early = await world.give(person, 30_000, '2028-01-01');
    const { answer } = await world.press(person, await thousand(), { useCredit: true });
    expect(await world.usesOf(early)).toMatchObject([{ eur: 30_000 }]);
    expect(await world.usesOf(late)).toMatchObject([{ eur: 50_000 }]);
    expect(await world.read(person, answer.reference)).toMatchObject({ nextDue: { eur: 20_000 } });
  });

  test('pays towards a full payment only, and not without being asked', async () => {
    const { person, noteId } = await world.withCredit(40_000);
    const course = await world.openCourse();
    const { answer } = await world.press(person, course, { useCredit: true, paymentPlan: 'deposit' });
    expect(answer).toMatchObject({ success: false, issues: [{ field: 'useCredit' }] });
    const unasked = await world.press(person, course);
    expect(await world.read(person, unasked.answer.reference)).toMatchObject({ creditEur: 0 });
    expect(await world.usesOf(noteId)).toEqual([]);
  });

  test('pays before a transfer as before a card', async () => {
    const { person } = await world.withCredit(40_000);
    const { answer } = await world.press(person, await thousand(), { useCredit: true, method: 'bank' });
    expect(await world.read(person, answer.reference)).toMatchObject({
      method: 'bank',
      nextDue: { eur: 60_000 },
    });
    await world.transfer(String(answer.reference), 259_800);
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      creditEur: 40_000,
    });
  });
});

describe('what nobody gets', () => {
  test('amounts that a browser sends have no effect', async () => {
    const { person } = await world.withCredit(10_000);
    const wish = { useCredit: true, creditEur: 99_999, credit: { usedEur: 100_000 }, totalEur: 1 };
    const { answer } = await world.press(person, await thousand(), wish);
    expect(await world.read(person, answer.reference)).toMatchObject({
      creditEur: 10_000,
      nextDue: { eur: 90_000 },
    });
  });

  test('somebody else’s credit: it is not offered, not used, not listed and its paper not shown', async () => {
    const { person: owner, noteId } = await world.withCredit(40_000);
    const [stranger, course] = [await addUser(database.db), await thousand()];
    expect(await offerTo(stranger, course)).toBeNull();
    const { answer } = await world.press(stranger, course, { useCredit: true });
    expect(answer).toMatchObject({ success: false, code: 'wrong-state' });
    expect(await world.creditsOf(stranger)).toMatchObject({ balanceEur: 0, notes: [] });
    expect((await world.creditsOf(owner)).notes).toMatchObject([
      { _id: noteId, state: 'good', leftEur: 40_000 },
    ]);
    expect((await world.call(creditEndpoints.listCredits, {})).status).toBe(401);
  });

  test('a note that has ended; its last day counts whole, by the academy’s clocks', async () => {
    const { person, noteId } = await world.withCredit(40_000, '2027-06-10');
    const course = await addCourse(database.db, { priceEur: 100_000, startDate: '2027-12-01' });
    const now = world.post.now;
    world.post.now = new Date('2027-06-10T19:59:59Z');
    expect(await offerTo(person, course)).toMatchObject({ usedEur: 40_000 });
    await world.runJob('expire-credits');
    expect(await world.noteOf(noteId)).toMatchObject({ expiredEur: 0 });
    world.post.now = new Date('2027-06-10T20:00:00Z');
    expect(await offerTo(person, course)).toBeNull();
    expect((await world.press(person, course, { useCredit: true })).answer).toMatchObject({
      code: 'wrong-state',
    });
    await world.runJob('expire-credits');
    await world.runJob('expire-credits');
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0, expiredEur: 40_000 });
    expect((await world.creditsOf(person)).notes).toMatchObject([{ state: 'ended', leftEur: 0 }]);
    world.post.now = now;
  });
});

describe('what was reserved', () => {
  test('is given back when the hold ends, and when the order is given up', async () => {
    const { person, noteId } = await world.withCredit(40_000);
    const lapsed = await world.press(person, await thousand(), { useCredit: true });
    await world.endHoldIn(lapsed.answer.reference, 0);
    await world.runJob('end-holds');
    expect(await world.stateOf(lapsed.answer.reference)).toBe('lapsed');
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
    const given = await world.press(person, await thousand(), { useCredit: true });
    const reference = String(given.answer.reference);
    await world.call(orderEndpoints.abandonOrder, { reference }, person);
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
    expect((await world.creditsOf(person)).balanceEur).toBe(40_000);
  });

  test('follows the choice: with the credit, without it and with it again is one order', async () => {
    const { person, noteId } = await world.withCredit(40_000);
    const course = await thousand();
    const first = await world.press(person, course, { useCredit: true });
    const same = await world.press(person, course, { useCredit: true });
    expect(same.answer.redirectUrl).toBe(first.answer.redirectUrl);
    const without = await world.press(person, course);
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
    expect(world.payOnPage(first.answer)).toBe(false);
    const again = await world.press(person, course, { useCredit: true });
    expect(again.answer.reference).toBe(without.answer.reference);
    expect(await world.read(person, again.answer.reference)).toMatchObject({ nextDue: { eur: 60_000 } });
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 40_000 });
  });

  test('stays good for its order when its note ends meanwhile', async () => {
    const { person, noteId } = await world.withCredit(40_000, '2027-06-10');
    const now = world.post.now;
    world.post.now = new Date('2027-06-10T19:50:00Z');
    const course = await addCourse(database.db, { priceEur: 30_000, startDate: '2027-12-01' });
    const other = await addCourse(database.db, { priceEur: 30_000, startDate: '2027-12-01' });
    const bought = await world.press(person, course, { useCredit: true });
    expect(bought.answer.message).toBe('Your credit note has paid for it.');
    const { answer } = await world.press(person, other, { useCredit: true });
    world.post.now = new Date('2027-06-10T20:10:00Z');
    await world.runJob('expire-credits');
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 40_000, expiredEur: 0 });
    world.payOnPage(answer);
    await world.check(person, answer.reference);
    expect(await world.stateOf(answer.reference)).toBe('confirmed');
    world.post.now = now;
  });

  test('and given back counts again when the card is charged too late, or the money goes back', async () => {
    const late = async () => {
      const { person, noteId } = await world.withCredit(40_000);
      const { answer } = await world.press(person, await thousand(), { useCredit: true });
      world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
      await world.endHoldIn(answer.reference, -11);
      await world.runJob('end-holds');
      world.gateway.trouble = {};
      expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
      return { person, noteId, answer };
    };
    const lucky = await late();
    world.payOnPage(lucky.answer);
    await world.check(lucky.person, lucky.answer.reference);
    expect(await world.stateOf(lucky.answer.reference)).toBe('confirmed');
    expect(await world.noteOf(lucky.noteId)).toMatchObject({ spentEur: 40_000 });

    const unlucky = await late();
    await world.press(unlucky.person, await thousand(), { useCredit: true });
    world.payOnPage(unlucky.answer);
    await world.check(unlucky.person, unlucky.answer.reference);
    await world.sendRefunds();
    expect(await world.stateOf(unlucky.answer.reference)).toBe('lapsed');
    expect(await world.moneyOf(unlucky.answer.reference)).toEqual({ captured: 259_800, refunded: 259_800 });
  });
});
