import { describe, expect, test } from 'vitest';
import { checkoutEndpoints as calls } from '#contracts/orders/checkout.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const DAY_MS = 86_400_000;

describe('a promo code', () => {
  test('changes price and plans, one at a time, until it is removed', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { earlyBirdPriceEur: 120_000, earlyBirdDays: 30 });
    const promo = await addPromo(database.db);
    const courseId = course.slug;
    const applied = await world.call(
      calls.applyPromo,
      { courseId, promoCode: ` ${promo.code.toLowerCase()} ` },
      person,
    );
    expect(applied.answer).toEqual({
      success: true,
      message: 'Promo code applied',
      newPrice: 1080,
      newPriceAED: 4676.4,
      discountAmount: 120,
      discountAmountAED: 519.6,
      discountPercentage: 10,
      isFree: false,
    });
    const second = await world.call(calls.applyPromo, { courseId, promoCode: 'OTHER' }, person);
    expect(second).toMatchObject({
      status: 409,
      answer: { message: 'Promo code already applied. Remove it first to apply a different code.' },
    });
    const shown = await world.call(calls.getCheckout, { courseId }, person);
    expect(shown.answer).toMatchObject({
      course: { currentPrice: 1200, plans: [{ total: 108_000, promoCode: promo.code }] },
      order: { promoCode: promo.code },
    });
    const removed = await world.call(calls.removePromo, { courseId }, person);
    expect(removed.answer).toMatchObject({ success: true, newPrice: 1200, newPriceAED: 5196 });
  });

  test('that would leave less than a card can be charged takes the whole price', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const almostAll = await addPromo(database.db, { kind: 'amount', amountEur: 144_960 });
    const { answer } = await world.call(
      calls.applyPromo,
      { courseId: course.slug, promoCode: almostAll.code },
      person,
    );
    expect(answer).toMatchObject({ newPrice: 0, discountAmount: 1450, isFree: true });
    const agreed = { courseId: course.slug, agreeTerms: true };
    expect((await world.call(calls.completeRegistration, agreed, person)).status).toBe(200);
  });

  test('is refused with the reason, and leaves no order behind', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const expired = await addPromo(database.db, { endsAt: new Date(Date.now() - DAY_MS) });
    const apply = (promoCode: string) =>
      world.call(calls.applyPromo, { courseId: course.slug, promoCode }, person);
    expect(await apply('NOSUCH')).toMatchObject({ status: 422, answer: { message: 'Invalid promo code' } });
    expect((await apply(expired.code)).answer.message).toBe('This promo code has expired');
    expect((await apply('')).answer.message).toBe('Please enter a promo code');
    expect((await apply('X'.repeat(21))).status).toBe(400);
    expect((await world.countsOf(course)).orders).toBe(0);
  });

  test('needs a login', async () => {
    const course = await addCourse(database.db);
    const { status, answer } = await world.call(calls.applyPromo, { courseId: course.slug, promoCode: 'X' });
    expect([status, answer.message]).toEqual([401, 'Please login or register first']);
  });
});
