import { describe, expect, test } from 'vitest';
import { type Cart, cartEndpoints } from '#contracts/carts/cart.ts';
import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { eur } from '#domain/money/money.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const add = (person: User, { slug }: Pick<Course, 'slug'>) =>
  world.call(cartEndpoints.addToCart, { courseId: slug }, person);
const cartOf = async (person: User): Promise<Cart> =>
  cartEndpoints.getCart.response.parse((await world.call(cartEndpoints.getCart, {}, person)).answer);
const named = (...courses: Pick<Course, 'slug'>[]) => courses.map(({ slug }) => ({ courseId: slug }));
const slugsIn = ({ courses }: Pick<Cart, 'courses'>) => courses.map(({ courseId }) => courseId);

describe('a cart', () => {
  test('has courses of both kinds, each priced now, and one sum', async () => {
    const person = await addUser(database.db);
    const early = await addCourse(database.db, {
      priceEur: 165_000,
      earlyBirdPriceEur: 145_000,
      earlyBirdDays: 30,
    });
    const selfPaced = await addSelfPaced(database.db, { priceEur: 12_000 });
    await add(person, early);
    await add(person, selfPaced);
    const cart = await cartOf(person);
    expect(cart).toMatchObject({
      totalPrice: 1_570,
      originalPrice: 1_770,
      totalSavings: 200,
      hasEarlyBirdDiscounts: true,
      breakdown: { listPrice: 177_000, earlyBirdDiscount: 20_000, total: 157_000, plan: 'full' },
      promo: null,
      isBillingComplete: true,
      order: null,
      leftOut: [],
    });
    expect(cart.courses).toMatchObject([
      {
        courseId: early.slug,
        courseType: 'InPersonCourse',
        displayType: 'In-person',
        startDate: early.startDate,
        price: 1_450,
        originalPrice: 1_650,
        isEarlyBird: true,
        earlyBirdSavings: 200,
        enrollmentType: 'paid_early_bird',
        facts: 'Dubai, 2 days',
        seatsLeft: 20,
        timezone: 'Asia/Dubai',
        problem: null,
        formerPrice: null,
      },
      {
        courseId: selfPaced.slug,
        courseType: 'ELearningCourse',
        displayType: 'Self-paced',
        startDate: null,
        price: 120,
        enrollmentType: 'paid',
        facts: 'Lifetime access, 10 min',
        seatsLeft: null,
        consequences: [],
      },
    ]);
    expect(cart.courses[0]?.consequences.length).toBeGreaterThan(0);
  });

  test('keeps the order in which its courses were chosen, also where all come in one moment', async () => {
    const person = await addUser(database.db);
    const courses = [];
    for (let i = 0; i < 6; i++) courses.push(await addCourse(database.db));
    const chosen = courses.toReversed();
    await world.call(cartEndpoints.adoptCart, { courses: named(...chosen) }, person);
    expect(slugsIn(await cartOf(person))).toEqual(chosen.map(({ slug }) => slug));
  });

  test('takes no price, kind or total from the browser', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    const forged = { courseId: course.slug, price: 1, courseType: 'ELearningCourse' as const };
    await world.call(cartEndpoints.addToCart, forged, person);
    expect(await cartOf(person)).toMatchObject({
      totalPrice: 1_450,
      courses: [{ courseType: 'InPersonCourse' }],
    });
  });

  test('has a course once, also when two tabs put it in together, by its slug, its code or its id', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    const keys = [course.slug, course.code, course.id];
    const outcomes = await Promise.all(
      keys.map((courseId) => world.call(cartEndpoints.addToCart, { courseId }, person)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(slugsIn(await cartOf(person))).toEqual([course.slug]);
    const { answer } = await world.call(cartEndpoints.countCart, {}, person);
    expect(answer).toMatchObject({ cart: 1, wishlist: 0, inCart: [course.slug], onWishlist: [] });
  });

  test('refuses what is a draft, was cancelled or is unknown', async () => {
    const person = await addUser(database.db);
    const hidden = [
      await addCourse(database.db, { status: 'draft' }),
      await addCourse(database.db, { status: 'cancelled' }),
      { slug: 'no-such-course' },
    ];
    for (const course of hidden)
      expect((await add(person, course)).answer).toMatchObject({
        success: false,
        message: 'Course not found',
      });
    expect((await cartOf(person)).courses).toEqual([]);
  });

  test('refuses a course that is closed, fully booked or the person’s own already', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const full = await addCourse(database.db, { capacity: 1 });
    await world.buy(other, full);
    const own = await addCourse(database.db);
    await world.buy(person, own);
    expect((await add(person, full)).answer).toMatchObject({ message: 'This course is fully booked.' });
    expect((await add(person, await addCourse(database.db, { status: 'closed' }))).answer).toMatchObject({
      message: 'Enrollment for this course is closed.',
    });
    expect((await add(person, own)).answer).toMatchObject({
      success: true,
      alreadyEnrolled: true,
      message: 'You are already enrolled in this course!',
    });
    expect((await cartOf(person)).courses).toEqual([]);
  });

  test(`has at most ${CART_LIMIT} lines, and says so`, async () => {
    const person = await addUser(database.db);
    const courses = await Promise.all(Array.from({ length: CART_LIMIT }, () => addSelfPaced(database.db)));
    const { answer } = await world.call(cartEndpoints.adoptCart, { courses: named(...courses) }, person);
    expect(answer).toMatchObject({ leftOut: [] });
    expect(await add(person, await addSelfPaced(database.db))).toMatchObject({
      status: 409,
      answer: { message: 'A cart can have at most 50 courses.' },
    });
    const [first] = courses;
    expect(first && (await add(person, first)).status).toBe(200);
    expect((await cartOf(person)).courses).toHaveLength(CART_LIMIT);
  });

  test('loses several courses at once, and nothing of anybody else’s', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const courses = [
      await addCourse(database.db),
      await addCourse(database.db),
      await addCourse(database.db),
    ];
    for (const course of courses) {
      await add(person, course);
      await add(other, course);
    }
    const [first, second, third] = courses;
    if (!first || !second || !third) throw new Error('three courses were added');
    const courseIds = [first.slug, second.code, 'no-such-course'];
    expect(await world.call(cartEndpoints.removeFromCart, { courseIds }, person)).toMatchObject({
      status: 200,
    });
    expect(slugsIn(await cartOf(person))).toEqual([third.slug]);
    expect((await cartOf(other)).courses).toHaveLength(3);
  });
});

describe('a line of a cart', () => {
  test('says by itself that its course became full, closed or dearer, and only what can be bought is counted', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const full = await addCourse(database.db, { capacity: 1 });
    const closed = await addCourse(database.db);
    const template = await addCourse(database.db);
    const dearer = await addCourse(database.db, { priceEur: 100_000 });
    for (const course of [full, closed, template, dearer]) await add(person, course);
    await world.buy(other, full);
    await setCourse(database.db, closed.id, { status: 'closed' });
    await setCourse(database.db, template.id, { metadata: { ...template.metadata, isTemplate: true } });
    await setCourse(database.db, dearer.id, { priceEur: eur(110_000) });
    const cart = await cartOf(person);
    expect(cart.courses).toMatchObject([
      { courseId: full.slug, problem: { code: 'full', message: 'This course is fully booked.' } },
      { courseId: closed.slug, problem: { code: 'closed' } },
      { courseId: template.slug, problem: { code: 'closed' } },
      { courseId: dearer.slug, problem: null, formerPrice: 1_000, price: 1_100 },
    ]);
    expect(cart).toMatchObject({ totalPrice: 1_100, breakdown: { total: 110_000 } });
  });

  test('says that its course was bought elsewhere, or is being bought, with that order’s reference', async () => {
    const [person, owned] = [await addUser(database.db), await addCourse(database.db)];
    const underWay = await addCourse(database.db);
    for (const course of [owned, underWay]) await add(person, course);
    await world.buy(person, owned);
    const { answer } = await world.press(person, underWay);
    const cart = await cartOf(person);
    expect(cart.courses.map(({ problem }) => problem)).toEqual([
      { code: 'already-enrolled', message: 'You are already enrolled in this course!' },
      { code: 'under-way', message: expect.stringContaining(String(answer.reference)) },
    ]);
    expect(cart.breakdown).toBeNull();
  });

  test('does not mind the draft of its course’s own checkout', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    await world.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, person);
    await add(person, course);
    expect((await cartOf(person)).courses[0]?.problem).toBeNull();
  });
});

describe('the cart of a visitor', () => {
  const preview = async (...courses: Pick<Course, 'slug'>[]) =>
    cartEndpoints.previewCart.response.parse(
      (await world.call(cartEndpoints.previewCart, { courses: named(...courses) })).answer,
    );

  test('is priced like anybody’s, without what is unknown or hidden', async () => {
    const course = await addCourse(database.db);
    const draft = await addCourse(database.db, { status: 'draft' });
    expect(await preview(course, draft, { slug: 'no-such-course' })).toMatchObject({
      courses: [{ courseId: course.slug, price: 1_450 }],
      totalPrice: 1_450,
      breakdown: { total: 145_000 },
      leftOut: ['A course that is no longer offered was left out.'],
    });
    expect(await preview()).toMatchObject({ courses: [], breakdown: null, leftOut: [] });
  });

  test('becomes theirs at login without loss and without doubles, and what cannot be is told', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const [there, both, fresh] = [
      await addCourse(database.db),
      await addCourse(database.db),
      await addCourse(database.db, { capacity: 1 }),
    ];
    const owned = await addCourse(database.db);
    await world.buy(person, owned);
    await add(person, there);
    await add(person, both);
    await world.buy(other, fresh);
    const courses = named(both, fresh, fresh, owned, { slug: 'no-such-course' });
    for (let time = 0; time < 2; time += 1)
      expect((await world.call(cartEndpoints.adoptCart, { courses }, person)).answer).toMatchObject({
        leftOut: [
          { courseId: owned.slug, title: owned.title, message: 'You are already enrolled in this course!' },
          { courseId: 'no-such-course', title: null, message: 'Course not found' },
        ],
      });
    const cart = await cartOf(person);
    expect(slugsIn(cart)).toEqual([there.slug, both.slug, fresh.slug]);
    expect(cart.courses[2]?.problem).toMatchObject({ code: 'full' });
  });
});
