import { expect, test } from 'vitest';
import { type Cart, cartEndpoints } from '#contracts/carts/cart.ts';
import { basisPoints } from '#domain/money/money.ts';
import { promoCodes } from '#server/db/schema/index.ts';
import { type Course, replaceLinks } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const cartOf = async (person: User): Promise<Cart> =>
  cartEndpoints.getCart.response.parse((await world.call(cartEndpoints.getCart, {}, person)).answer);
const apply = (person: User, code: string) => world.call(cartEndpoints.applyCartPromo, { code }, person);

const personWith = async (...courses: Course[]): Promise<User> => {
  const person = await addUser(database.db);
  for (const { slug } of courses) await world.call(cartEndpoints.addToCart, { courseId: slug }, person);
  return person;
};

test('one code counts for the whole cart, a second is refused, and removing it brings the old total back', async () => {
  const person = await personWith(
    await addCourse(database.db, { priceEur: 100_000 }),
    await addSelfPaced(database.db, { priceEur: 50_000 }),
  );
  const [promo, other] = [await addPromo(database.db), await addPromo(database.db)];
  expect((await apply(person, promo.code.toLowerCase())).answer).toMatchObject({
    message: 'Promo code applied',
    completeRegistration: false,
    totalPrice: 1_350,
  });
  expect(await cartOf(person)).toMatchObject({
    totalPrice: 1_500,
    promo: { code: promo.code, discount: 15_000, message: null },
    breakdown: { promoDiscount: 15_000, total: 135_000 },
  });
  expect(await apply(person, other.code)).toMatchObject({
    status: 409,
    answer: { message: 'Promo code already applied. Remove it first to apply a different code.' },
  });
  const removed = await world.call(cartEndpoints.removeCartPromo, {}, person);
  expect(removed.answer).toMatchObject({ totalPrice: 1_500 });
  expect(await cartOf(person)).toMatchObject({ promo: null, breakdown: { total: 150_000 } });
});

test('a code that makes the cart free says so', async () => {
  const person = await personWith(await addCourse(database.db), await addSelfPaced(database.db));
  const promo = await addPromo(database.db, { percentBp: basisPoints(10_000) });
  expect((await apply(person, promo.code)).answer).toMatchObject({
    completeRegistration: true,
    totalPrice: 0,
  });
});

test('a code for some courses counts for those lines only', async () => {
  const [first, second] = [
    await addCourse(database.db, { priceEur: 100_000 }),
    await addSelfPaced(database.db, { priceEur: 50_000 }),
  ];
  const person = await personWith(first, second);
  const promo = await addPromo(database.db, { courseIds: [second.id] });
  await apply(person, promo.code);
  expect(await cartOf(person)).toMatchObject({ promo: { discount: 5_000 }, breakdown: { total: 145_000 } });
});

test('a code for a course that is free in the cart is not for it', async () => {
  const [bringer, linked] = [await addCourse(database.db), await addSelfPaced(database.db)];
  await transact(database.db, (tx) => replaceLinks(tx, bringer.id, [linked.id]));
  const person = await personWith(bringer);
  const promo = await addPromo(database.db, { courseIds: [linked.id] });
  expect(await apply(person, promo.code)).toMatchObject({
    status: 422,
    answer: { message: 'This promo code is not valid for this course' },
  });
});

test('a code that has ended since stays named, takes nothing off and says why', async () => {
  const person = await personWith(await addCourse(database.db));
  const promo = await addPromo(database.db);
  await apply(person, promo.code);
  await database.db.update(promoCodes).set({ active: false });
  expect(await cartOf(person)).toMatchObject({
    promo: { code: promo.code, discount: 0, message: 'This promo code is no longer active' },
    breakdown: { total: 145_000 },
  });
});

test('an unknown code, one for an empty cart and the courses that a browser names take nothing off', async () => {
  const person = await personWith(await addCourse(database.db));
  expect((await apply(person, 'NOSUCHCODE')).answer).toMatchObject({ message: 'Invalid promo code' });
  const promo = await addPromo(database.db, { courseIds: [(await addCourse(database.db)).id] });
  const forged = { code: promo.code, courses: [{ courseId: promo.courseIds?.[0], price: 1 }] };
  expect((await world.call(cartEndpoints.applyCartPromo, forged, person)).status).toBe(422);
  expect((await apply(await addUser(database.db), promo.code)).answer).toMatchObject({
    message: 'Nothing in your cart can be bought now.',
  });
  expect((await cartOf(person)).promo).toBeNull();
});
