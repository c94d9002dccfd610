import { describe, expect, test } from 'vitest';
import { type Cart, cartEndpoints } from '#contracts/carts/cart.ts';
import { WISHLIST_LIMIT, wishlistEndpoints } from '#contracts/carts/wishlist.ts';
import { wishes } from '#server/db/schema/index.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

type Named = Pick<Course, 'slug'>;
const keep = (person: User, { slug }: Named) =>
  world.call(wishlistEndpoints.addToWishlist, { courseId: slug }, person);
const wishlistOf = async (person: User) =>
  wishlistEndpoints.listWishlist.response.parse(
    (await world.call(wishlistEndpoints.listWishlist, {}, person)).answer,
  ).courses;
const cartOf = async (person: User): Promise<Cart> =>
  cartEndpoints.getCart.response.parse((await world.call(cartEndpoints.getCart, {}, person)).answer);
const slugs = (courses: readonly { courseId: string }[]) => courses.map(({ courseId }) => courseId);

describe('a wishlist', () => {
  test('keeps courses of both kinds, each once, the newest first and priced now', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    const selfPaced = await addSelfPaced(database.db);
    for (const one of [course, selfPaced, course]) expect((await keep(person, one)).status).toBe(200);
    expect(await wishlistOf(person)).toMatchObject([
      { courseId: selfPaced.slug, price: 140, displayType: 'Self-paced' },
      { courseId: course.slug, price: 1_450, problem: null },
    ]);
    expect((await world.call(cartEndpoints.countCart, {}, person)).answer).toMatchObject({
      cart: 0,
      wishlist: 2,
      inCart: [],
      onWishlist: expect.arrayContaining([course.slug, selfPaced.slug]),
    });
  });

  test('keeps what is fully booked and says so, and refuses what nobody may see', async () => {
    const person = await addUser(database.db);
    const full = await addCourse(database.db, { capacity: 1 });
    await world.buy(await addUser(database.db), full);
    await keep(person, full);
    expect(await wishlistOf(person)).toMatchObject([{ courseId: full.slug, problem: { code: 'full' } }]);
    const draft = await addCourse(database.db, { status: 'draft' });
    expect((await keep(person, draft)).answer).toMatchObject({ message: 'Course not found' });
  });

  test(`has at most ${WISHLIST_LIMIT} courses, and says so`, async () => {
    const person = await addUser(database.db);
    const courses = await Promise.all(
      Array.from({ length: WISHLIST_LIMIT }, () => addSelfPaced(database.db)),
    );
    const addedAt = new Date();
    await database.db
      .insert(wishes)
      .values(courses.map(({ id }) => ({ userId: person.id, courseId: id, addedAt })));
    const outcome = await keep(person, await addSelfPaced(database.db));
    expect(outcome).toMatchObject({
      status: 409,
      answer: { message: 'A wishlist can have at most 200 courses.' },
    });
  });

  test('loses what is taken off, and nothing of anybody else’s', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const course = await addCourse(database.db);
    await keep(person, course);
    await keep(other, course);
    const courseIds = [course.slug, 'no-such-course'];
    await world.call(wishlistEndpoints.removeFromWishlist, { courseIds }, person);
    expect(await wishlistOf(person)).toEqual([]);
    expect(await wishlistOf(other)).toHaveLength(1);
  });
});

describe('a course', () => {
  const toWishlist = (person: User, { slug }: Named) =>
    world.call(wishlistEndpoints.moveToWishlist, { courseId: slug }, person);
  const toCart = (person: User, { slug }: Named) =>
    world.call(wishlistEndpoints.moveToCart, { courseId: slug }, person);

  test('moves from the cart to the wishlist and back, also when it is pressed twice', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    await world.call(cartEndpoints.addToCart, { courseId: course.slug }, person);
    for (let time = 0; time < 2; time += 1) {
      expect((await toWishlist(person, course)).status).toBe(200);
      expect(slugs((await cartOf(person)).courses)).toEqual([]);
      expect(slugs(await wishlistOf(person))).toEqual([course.slug]);
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await toCart(person, course)).status).toBe(200);
      expect(slugs((await cartOf(person)).courses)).toEqual([course.slug]);
      expect(slugs(await wishlistOf(person))).toEqual([]);
    }
  });

  test('that is not in the cart is not put on the wishlist by moving it', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    await toWishlist(person, course);
    expect(await wishlistOf(person)).toEqual([]);
  });

  test('that cannot be put into the cart stays on the wishlist', async () => {
    const person = await addUser(database.db);
    const full = await addCourse(database.db, { capacity: 1 });
    await world.buy(await addUser(database.db), full);
    const own = await addCourse(database.db);
    await world.buy(person, own);
    for (const course of [full, own]) await keep(person, course);
    expect((await toCart(person, full)).answer).toMatchObject({ message: 'This course is fully booked.' });
    expect((await toCart(person, own)).answer).toMatchObject({
      message: 'You are already enrolled in this course!',
    });
    expect(await wishlistOf(person)).toHaveLength(2);
    expect((await cartOf(person)).courses).toEqual([]);
  });
});
