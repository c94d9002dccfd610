import { describe, expect, test } from 'vitest';
import { type Cart, cartEndpoints } from '#contracts/carts/cart.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { replaceLinks } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const link = (bringer: Course, ...linked: Course[]) =>
  transact(database.db, (tx) =>
    replaceLinks(
      tx,
      bringer.id,
      linked.map(({ id }) => id),
    ),
  );
const add = (person: User, { slug }: Course) =>
  world.call(cartEndpoints.addToCart, { courseId: slug }, person);
const remove = (person: User, ...courses: Course[]) =>
  world.call(cartEndpoints.removeFromCart, { courseIds: courses.map(({ slug }) => slug) }, person);
const cartOf = async (person: User): Promise<Cart> =>
  cartEndpoints.getCart.response.parse((await world.call(cartEndpoints.getCart, {}, person)).answer);
const pricesIn = ({ courses }: Pick<Cart, 'courses'>) =>
  courses.map(({ courseId, price, cameWith }) => [courseId, price, cameWith]);

/** A course in person at €1,450.00 and a self-paced one at €140.00 that comes with it. */
const pair = async () => {
  const [bringer, linked] = [await addCourse(database.db), await addSelfPaced(database.db)];
  await link(bringer, linked);
  return { person: await addUser(database.db), bringer, linked };
};

describe('a linked course', () => {
  test('comes along free of charge, its price still seen, and leaves with its bringer', async () => {
    const { person, bringer, linked } = await pair();
    await add(person, bringer);
    const cart = await cartOf(person);
    expect(cart.courses[1]).toMatchObject({
      courseId: linked.slug,
      cameWith: bringer.slug,
      isLinkedCourseFree: true,
      price: 0,
      originalPrice: 140,
      enrollmentType: 'free',
      formerPrice: null,
      problem: null,
    });
    expect(cart).toMatchObject({
      totalPrice: 1_450,
      originalPrice: 1_590,
      totalSavings: 140,
      breakdown: { listPrice: 145_000, total: 145_000 },
      leftOut: [],
    });
    await remove(person, bringer);
    expect((await cartOf(person)).courses).toEqual([]);
  });

  test('that its person had put in becomes free, and is paid again when the bringer leaves', async () => {
    const { person, bringer, linked } = await pair();
    await add(person, linked);
    expect(pricesIn(await cartOf(person))).toEqual([[linked.slug, 140, null]]);
    await add(person, bringer);
    expect(pricesIn(await cartOf(person))).toEqual([
      [bringer.slug, 1_450, null],
      [linked.slug, 0, bringer.slug],
    ]);
    await remove(person, bringer);
    expect(pricesIn(await cartOf(person))).toEqual([[linked.slug, 140, null]]);
  });

  test('that was brought and is then put in by its person stays when the bringer leaves', async () => {
    const { person, bringer, linked } = await pair();
    await add(person, bringer);
    await add(person, linked);
    expect(pricesIn(await cartOf(person))).toEqual([
      [bringer.slug, 1_450, null],
      [linked.slug, 0, bringer.slug],
    ]);
    await remove(person, bringer);
    expect(pricesIn(await cartOf(person))).toEqual([[linked.slug, 140, null]]);
  });

  test('can be taken out alone, does not come back by itself, and can be put in again for nothing', async () => {
    const { person, bringer, linked } = await pair();
    await add(person, bringer);
    await remove(person, linked);
    expect(await cartOf(person)).toMatchObject({ courses: [{ courseId: bringer.slug }], leftOut: [] });
    await add(person, linked);
    expect((await cartOf(person)).totalPrice).toBe(1_450);
  });

  test('that is full, closed or its person’s own already is left out and said', async () => {
    const person = await addUser(database.db);
    const bringer = await addCourse(database.db, { title: 'Foundation' });
    const full = await addCourse(database.db, { title: 'Workshop', capacity: 1 });
    const closed = await addSelfPaced(database.db, { title: 'Dosing', status: 'closed' });
    const owned = await addCourse(database.db, { title: 'Anatomy' });
    const draft = await addCourse(database.db, { status: 'draft' });
    await world.buy(await addUser(database.db), full);
    await world.buy(person, owned);
    await link(bringer, full, closed, owned, draft);
    await add(person, bringer);
    expect(await cartOf(person)).toMatchObject({
      courses: [{ courseId: bringer.slug }],
      leftOut: [
        'Workshop comes with Foundation, but is fully booked.',
        'Dosing comes with Foundation, but is closed for enrollment.',
        'Anatomy comes with Foundation, but was booked already.',
      ],
    });
  });

  test('that became full says so, and its bringer is bought without it', async () => {
    const [person, bringer] = [await addUser(database.db), await addCourse(database.db)];
    const linked = await addCourse(database.db, { capacity: 1 });
    await link(bringer, linked);
    await add(person, bringer);
    await world.buy(await addUser(database.db), linked);
    expect(await cartOf(person)).toMatchObject({
      courses: [{ problem: null }, { courseId: linked.slug, price: 0, problem: { code: 'full' } }],
      breakdown: { total: 145_000 },
    });
  });

  test('is not given to who cannot buy its bringer any more', async () => {
    const { person, bringer, linked } = await pair();
    await add(person, bringer);
    await setCourse(database.db, bringer.id, { status: 'closed' });
    expect(await cartOf(person)).toMatchObject({
      courses: [
        { problem: { code: 'closed' } },
        { courseId: linked.slug, problem: { code: 'not-left-for-bringer' } },
      ],
      totalPrice: 0,
      breakdown: null,
    });
    await add(person, linked);
    expect(await cartOf(person)).toMatchObject({ totalPrice: 140, breakdown: { total: 14_000 } });
  });

  test('is not given any more once it is no longer linked', async () => {
    const { person, bringer } = await pair();
    await add(person, bringer);
    await link(bringer);
    expect(await cartOf(person)).toMatchObject({
      courses: [{ problem: null }, { problem: { code: 'not-left-for-bringer' } }],
      breakdown: { total: 145_000 },
    });
  });

  test('of two bringers stays with the other one when the first leaves', async () => {
    const { person, bringer, linked } = await pair();
    const other = await addCourse(database.db);
    await link(other, linked);
    await add(person, bringer);
    await add(person, other);
    await remove(person, bringer);
    expect(pricesIn(await cartOf(person))).toEqual([
      [other.slug, 1_450, null],
      [linked.slug, 0, other.slug],
    ]);
    await remove(person, other);
    expect((await cartOf(person)).courses).toEqual([]);
  });

  test('brings nothing where it is linked itself, and two that name each other are both paid', async () => {
    const { person, bringer, linked } = await pair();
    const further = await addSelfPaced(database.db, { priceEur: 2_000 });
    await link(linked, further, bringer);
    await add(person, linked);
    await add(person, bringer);
    const cart = await cartOf(person);
    expect(Object.fromEntries(pricesIn(cart))).toEqual({
      [linked.slug]: 140,
      [further.slug]: 20,
      [bringer.slug]: 1_450,
    });
    expect(cart.courses.find(({ courseId }) => courseId === further.slug)?.problem).toMatchObject({
      code: 'not-left-for-bringer',
    });
    expect(cart.totalPrice).toBe(1_590);
  });

  test('comes along in the cart of a visitor too', async () => {
    const { bringer, linked } = await pair();
    const courses = [{ courseId: bringer.slug }];
    const { answer } = await world.call(cartEndpoints.previewCart, { courses });
    const cart = cartEndpoints.previewCart.response.parse(answer);
    expect(pricesIn(cart)).toEqual([
      [bringer.slug, 1_450, null],
      [linked.slug, 0, bringer.slug],
    ]);
    expect(cart.totalPrice).toBe(1_450);
  });
});
