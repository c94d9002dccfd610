import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const HOUR_MS = 3_600_000;

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const transfer = async (course: InPersonCourse, person?: User) =>
  world.press(person ?? (await addUser(database.db)), course, { method: 'bank' });
/** A course that can be booked and that begins in so many hours. */
const courseIn = async (hours: { deadline: number; start: number }): Promise<InPersonCourse> => {
  const course = await addCourse(database.db);
  const inHours = (count: number) => sql`now() + make_interval(hours => ${count}::int)`;
  await database.db.execute(sql`update course_runs set deadline_at = ${inHours(hours.deadline)},
    starts_at = ${inHours(hours.start)} where course_id = ${course.id}`);
  return course;
};

describe('a seat waits for a transfer', () => {
  test('of a confirmed address only', async () => {
    const course = await addCourse(database.db);
    const stranger = await addUser(database.db, { emailVerifiedAt: null });
    const { answer } = await transfer(course, stranger);
    expect(answer).toMatchObject({ code: 'wrong-state' });
    expect(answer.message).toContain('confirm your email address');
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
    expect((await world.press(stranger, course)).status).toBe(200);
  });

  test('in one order of a person at a time', async () => {
    const person = await addUser(database.db);
    const first = await transfer(await addCourse(database.db), person);
    const course = await addCourse(database.db);
    const { answer } = await transfer(course, person);
    expect(answer.message).toContain(`Your order ${first.answer.reference} is waiting`);
    await world.call(orderEndpoints.abandonOrder, { reference: String(first.answer.reference) }, person);
    expect((await transfer(course, person)).status).toBe(200);
  });

  test('in at most three of ten seats, however many ask at once; the others are for who pays', async () => {
    const course = await addCourse(database.db, { capacity: 10 });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => transfer(course)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await world.countsOf(course)).toMatchObject({ taken: 3 });
    expect((await world.press(await addUser(database.db), course)).status).toBe(200);
  });

  test('in more where staff have accepted it, for the one whom they accepted', async () => {
    const course = await addCourse(database.db, { capacity: 2 });
    await transfer(course);
    const person = await addUser(database.db);
    const { answer } = await world.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, person);
    expect((await transfer(course, person)).status).toBe(409);
    const { reference } = (answer as { order: { reference: string } }).order;
    const accept = () => world.call(office.acceptTransfer, { reference }, staff);
    expect((await accept()).status).toBe(200);
    expect((await transfer(course)).status).toBe(409);
    expect((await transfer(course, person)).status).toBe(200);
    expect(await world.countsOf(course)).toMatchObject({ taken: 2, enrolled: 0 });
    expect((await accept()).answer.code).toBe('wrong-state');
  });

  test('not beyond the deadline, nor until the day before the start', async () => {
    const holdOf = async (course: InPersonCourse) => {
      const person = await addUser(database.db);
      const { answer } = await transfer(course, person);
      const { holdEndsAt } = await world.read(person, answer.reference);
      return Math.round((Date.parse(holdEndsAt ?? '') - Date.now()) / HOUR_MS);
    };
    expect(await holdOf(await courseIn({ deadline: 10, start: 100 }))).toBe(10);
    expect(await holdOf(await courseIn({ deadline: 60, start: 60 }))).toBe(36);
    const tooNear = await courseIn({ deadline: 20, start: 20 });
    expect((await transfer(tooNear)).answer.message).toContain('too near');
  });

  test('as long as staff say, but never beyond the start', async () => {
    const course = await courseIn({ deadline: 60, start: 100 });
    const { answer } = await transfer(course);
    const extend = (days: number) =>
      world.call(office.extendHold, { reference: String(answer.reference), days }, staff);
    expect((await extend(1)).status).toBe(200);
    expect((await extend(2)).answer.message).toBe('A seat cannot be held beyond the start of its course.');
  });
});

describe('an order that a transfer has paid in part', () => {
  const partPaid = async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const reference = String((await transfer(course, person)).answer.reference);
    const facts = { amountAed: 600_000, transactionId: reference, receivedOn: '2026-11-20', note: '' };
    await world.call(office.recordBankTransfer, { reference, ...facts }, staff);
    const openPage = () => world.call(orderEndpoints.payObligation, { reference }, person);
    return { person, course, reference, facts, openPage };
  };

  test('is finished by card, with the rest and no more', async () => {
    const { person, reference, openPage } = await partPaid();
    const { parts } = await world.read(person, reference);
    expect(parts).toMatchObject([{ payable: true, paidAed: 600_000 }]);
    const { answer } = await openPage();
    world.payOnPage(answer);
    await world.check(person, reference);
    expect(await world.read(person, reference)).toMatchObject({
      state: 'confirmed',
      paidAed: 627_850,
      nextDue: null,
    });
  });

  test('is finished by another transfer, which closes the card page', async () => {
    const { reference, facts, openPage } = await partPaid();
    const { answer } = await openPage();
    const rest = { reference, ...facts, amountAed: 27_850, transactionId: `${reference}-2` };
    await world.call(office.recordBankTransfer, rest, staff);
    expect(world.payOnPage(answer)).toBe(false);
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('leads from the checkout to its own page', async () => {
    const { person, course, reference } = await partPaid();
    expect((await world.press(person, course)).answer.redirectUrl).toBe(`/orders/${reference}`);
  });
});
