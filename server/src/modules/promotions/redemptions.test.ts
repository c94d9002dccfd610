import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { type promoCodes, promoRedemptions } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addPromo } from '#server/testing/test-world.ts';
import { type PromoQuestion, promoProblemFor } from './check-promo.ts';
import { findPromo, type Promo } from './promotions.repository.ts';
import { releasePromo } from './release-promo.ts';
import { reservePromo } from './reserve-promo.ts';
import { usePromo } from './use-promo.ts';

const NOW = new Date('2027-02-01T08:00:00Z');
const COURSE = uuidv7();

const database = given(freshDatabase);
const academy = given(() => testCalls([], { db: database.db, now: () => NOW }));

const LINE = { courseId: COURSE, price: eur(145_000), isEarlyBird: false };

const promoWith = (terms: Partial<typeof promoCodes.$inferInsert>) => addPromo(database.db, terms);
const ask = (code: string, question: Partial<PromoQuestion> = {}) =>
  promoProblemFor(database.db, {
    code,
    userId: uuidv7(),
    lines: [LINE],
    now: NOW,
    ...question,
  });
const reserve = (promo: Promo, orderId = uuidv7(), userId = uuidv7()) =>
  academy.ctx((ctx) => reservePromo(ctx, { promoId: promo.id, userId, orderId }));
const use = (orderId: string) => academy.ctx((ctx) => usePromo(ctx, orderId));
const release = (orderId: string) => academy.ctx((ctx) => releasePromo(ctx, orderId));
const statesOf = async (orderId: string) => {
  const redemptions = database.db.select().from(promoRedemptions);
  const rows = await redemptions.where(eq(promoRedemptions.orderId, orderId)).orderBy(promoRedemptions.id);
  return rows.map((row) => row.state);
};

test('a code is found however it is typed', async () => {
  const promo = await promoWith({ code: 'WELCOME' });
  expect(await findPromo(database.db, ' welcome ')).toEqual(promo);
  expect(await ask('Welcome')).toEqual({ promo });
});

test('an unknown code is invalid', async () => {
  expect(await ask('NOSUCHCODE')).toEqual({ problem: 'unknown', message: 'Invalid promo code' });
});

test.each<[string, Partial<typeof promoCodes.$inferInsert>, Partial<PromoQuestion>]>([
  ['This promo code is no longer active', { active: false }, {}],
  ['This promo code is not valid yet', { startsAt: new Date(NOW.getTime() + 1) }, {}],
  ['This promo code has expired', { endsAt: new Date(NOW.getTime() - 1) }, {}],
  ['This promo code is not valid for this course', { courseIds: [uuidv7()] }, {}],
  [
    'This promo code cannot be combined with the early-bird price',
    { stacksWithEarlyBird: false },
    { lines: [{ ...LINE, isEarlyBird: true }] },
  ],
  ['This promo code is for prices of €1,450.01 or more', { minimumPriceEur: 145_001 }, {}],
])('%s', async (message, terms, question) => {
  const promo = await promoWith(terms);
  expect(await ask(promo.code, question)).toMatchObject({ message });
});

test('a code that is reserved by others is used up, but not for the order that reserved it', async () => {
  const promo = await promoWith({ maxUses: 1 });
  const orderId = uuidv7();
  await reserve(promo, orderId);
  expect(await ask(promo.code)).toMatchObject({
    problem: 'exhausted',
    message: 'This promo code has been used up',
  });
  expect(await ask(promo.code, { orderId })).toEqual({ promo });
});

test('a person uses a code as often as its limit for each person says', async () => {
  const promo = await promoWith({ maxUsesPerUser: 1 });
  const userId = uuidv7();
  expect(await reserve(promo, uuidv7(), userId)).toBe(true);
  expect(await reserve(promo, uuidv7(), userId)).toBe(false);
  expect(await reserve(promo)).toBe(true);
  expect(await ask(promo.code, { userId })).toMatchObject({
    message: 'You have already used this promo code',
  });
});

test('an order reserves a code once', async () => {
  const promo = await promoWith({ maxUses: 1 });
  const orderId = uuidv7();
  expect([await reserve(promo, orderId), await reserve(promo, orderId)]).toEqual([true, true]);
  expect(await statesOf(orderId)).toEqual(['reserved']);
});

test('an order that changes its code gives the first one back', async () => {
  const [first, second] = [await promoWith({ maxUses: 1 }), await promoWith({})];
  const orderId = uuidv7();
  await reserve(first, orderId);
  expect(await reserve(second, orderId)).toBe(true);
  expect(await statesOf(orderId)).toEqual(['released', 'reserved']);
  expect(await reserve(first)).toBe(true);
});

test('a reservation that is released is free for others; one that was used is not', async () => {
  const promo = await promoWith({ maxUses: 1 });
  const [lapsed, paid] = [uuidv7(), uuidv7()];
  await reserve(promo, lapsed);
  await release(lapsed);
  await release(lapsed);
  expect(await reserve(promo, paid)).toBe(true);
  expect([await use(paid), await use(paid), await use(lapsed)]).toEqual([true, false, false]);
  expect(await reserve(promo)).toBe(false);
  expect([await statesOf(lapsed), await statesOf(paid)]).toEqual([['released'], ['used']]);
});

test('an order that is cancelled gives its used code back', async () => {
  const promo = await promoWith({ maxUses: 1 });
  const orderId = uuidv7();
  await reserve(promo, orderId);
  await use(orderId);
  await release(orderId);
  expect(await reserve(promo)).toBe(true);
});

test('a code that does not exist cannot be reserved', async () => {
  const reservation = { promoId: uuidv7(), userId: uuidv7(), orderId: uuidv7() };
  expect(await academy.ctx((ctx) => reservePromo(ctx, reservation))).toBe(false);
});
