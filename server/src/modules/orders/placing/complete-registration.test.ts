import { describe, expect, test } from 'vitest';
import { checkoutEndpoints as calls } from '#contracts/orders/checkout.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

describe('a registration without payment', () => {
  const complete = (person: Parameters<typeof world.press>[0], course: Parameters<typeof world.press>[1]) =>
    world.call(calls.completeRegistration, { courseId: course.slug, agreeTerms: true }, person);

  test('enrols at once for a year where a code takes off everything', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const promo = await addPromo(database.db, { percentBp: 10_000, maxUses: 1 });
    const applied = await world.call(
      calls.applyPromo,
      { courseId: course.slug, promoCode: promo.code },
      person,
    );
    expect(applied.answer).toMatchObject({ isFree: true, newPrice: 0 });
    const first = await complete(person, course);
    const again = await complete(person, course);
    expect(first.answer).toMatchObject({ success: true });
    expect(again.answer).toEqual(first.answer);
    expect(await world.countsOf(course)).toEqual({ orders: 1, taken: 1, enrolled: 1, redemptions: 1 });
    expect(await world.stateOf(first.answer.reference)).toBe('confirmed');
    const { rows } = await database.pool.query(
      'select access_until::text, method from enrolments e join order_places p on p.id = e.place_id join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id where o.reference = $1',
      [first.answer.reference],
    );
    const nextYear = new Date().getUTCFullYear() + 1;
    expect(rows).toEqual([{ access_until: expect.stringMatching(`^${nextYear}`), method: 'free' }]);
    const late = await addUser(database.db);
    const refused = await world.call(
      calls.applyPromo,
      { courseId: course.slug, promoCode: promo.code },
      late,
    );
    expect(refused.answer.message).toBe('This promo code has been used up');
  });

  test('is not for a course with a price', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { status, answer } = await complete(person, course);
    expect([status, answer.message]).toEqual([409, 'This course is not free']);
    expect(await world.countsOf(course)).toEqual({ orders: 0, taken: 0, enrolled: 0, redemptions: 0 });
  });

  test('is the way for a free course, which no card page is opened for', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { isFree: true, priceEur: 0, capacity: 1 });
    expect((await world.press(person, course)).answer.code).toBe('wrong-state');
    expect((await complete(person, course)).status).toBe(200);
    const late = await complete(await addUser(database.db), course);
    expect(late.answer.code).toBe('no-seat-left');
    expect((await world.countsOf(course)).enrolled).toBe(1);
  });

  test('takes over from a placed order that a code has made free', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const promo = await addPromo(database.db, { percentBp: 10_000 });
    const placed = await world.press(person, course);
    await world.call(calls.applyPromo, { courseId: course.slug, promoCode: promo.code }, person);
    const done = await complete(person, course);
    expect(done.answer.reference).toBe(placed.answer.reference);
    expect(world.payOnPage(placed.answer)).toBe(false);
    expect(await world.countsOf(course)).toEqual({ orders: 1, taken: 1, enrolled: 1, redemptions: 1 });
  });

  test('takes over from one whose hold is ending, on the last seat', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { capacity: 1 });
    const promo = await addPromo(database.db, { percentBp: 10_000 });
    const placed = await world.press(person, course);
    await world.call(calls.applyPromo, { courseId: course.slug, promoCode: promo.code }, person);
    await world.endHoldIn(placed.answer.reference, 1);
    const done = await complete(person, course);
    expect(done.status, JSON.stringify(done.answer)).toBe(200);
    expect(await world.stateOf(placed.answer.reference)).toBe('lapsed');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1, redemptions: 1 });
  });
});
