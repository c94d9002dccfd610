import { describe, expect, test } from 'vitest';
import { adminLicenceEndpoints as office } from '#contracts/licences/admin-licences.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { orders } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const PLANS = { acceptFullPayment: true, acceptDeposit: true };
const asking = (days: { startDate?: string; endDate?: string } = {}) =>
  addCourse(database.db, { content: { professions: ['Dermatologist'] }, paymentOptions: PLANS, ...days });
const several = async (many: number) => {
  const courses: InPersonCourse[] = [];
  while (courses.length < many) courses.push(await asking());
  return courses;
};
const decide = async (id: string, isAccepted: boolean) => {
  const reason = isAccepted ? '' : 'Unreadable';
  await world.call(office.decideLicence, { id, isAccepted, reason }, staff);
  await world.runJob('licence.decided', { licenceId: id });
};
/** What the checkout says of a seat that would not be held, before anything is pressed. */
const foretoldOf = async (person: User, { slug: courseId }: InPersonCourse) => {
  const { answer } = await world.call(checkoutEndpoints.getCheckout, { courseId }, person);
  return checkoutEndpoints.getCheckout.response.parse(answer).licenceLimit;
};
const takenOf = async (courses: readonly InPersonCourse[]) => {
  let taken = 0;
  for (const course of courses) taken += (await world.countsOf(course)).taken;
  return taken;
};
const refusedHold = async (person: User, course: InPersonCourse) => {
  const licence = await addLicence(database.db, person);
  const { status } = await world.press(person, course);
  await decide(licence.id, false);
  return status;
};

describe('while a licence is looked at, its person holds three seats', () => {
  test('and no fourth, until one is given up or the licence accepted', async () => {
    const [person, courses] = [await addUser(database.db), await several(5)];
    const licence = await addLicence(database.db, person);
    const [one, two, three, four, five] = courses as [
      InPersonCourse,
      InPersonCourse,
      InPersonCourse,
      InPersonCourse,
      InPersonCourse,
    ];
    const first = await world.press(person, one);
    for (const course of [two, three]) expect((await world.press(person, course)).status).toBe(200);
    const { status, answer } = await world.press(person, four);
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'wrong-state' });
    expect(answer.message).toMatch(/up to 3 seats .* 3 of them are held already/);
    // Said before anything is pressed, in the same words; of what is held already nothing is said.
    expect(await foretoldOf(person, five)).toBe(answer.message);
    expect(await foretoldOf(person, four)).toBe(answer.message);
    expect(await foretoldOf(person, one)).toBeNull();
    expect(await foretoldOf(await addUser(database.db), five)).toBeNull();
    expect((await world.press(person, one)).answer.reference).toBe(first.answer.reference);
    await world.call(orderEndpoints.abandonOrder, { reference: String(first.answer.reference) }, person);
    expect(await foretoldOf(person, four)).toBeNull();
    expect((await world.press(person, four)).status).toBe(200);
    expect(await takenOf(courses)).toBe(3);
    await decide(licence.id, true);
    expect(await foretoldOf(person, five)).toBeNull();
    expect((await world.press(person, five)).status).toBe(200);
  });

  test('of several buttons at once too', async () => {
    const [person, courses] = [await addUser(database.db), await several(6)];
    await addLicence(database.db, person);
    const pressed = await Promise.all(courses.map((course) => world.press(person, course)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await takenOf(courses)).toBe(3);
  });

  test('of one cart too, which is held whole or not at all', async () => {
    const [person, courses] = [await addUser(database.db), await several(4)];
    await addLicence(database.db, person);
    const { answer } = await world.pressCart(person, courses);
    expect(answer.message).toMatch(/this order has 4/);
    expect(await takenOf(courses)).toBe(0);
  });

  test('and somebody else as many', async () => {
    const courses = await several(3);
    for (const person of [await addUser(database.db), await addUser(database.db)]) {
      await addLicence(database.db, person);
      for (const course of courses) expect((await world.press(person, course)).status).toBe(200);
    }
  });
});

describe('the same course', () => {
  test('is held once more after a refusal, and then not before a licence is accepted', async () => {
    const [person, course, other] = [await addUser(database.db), await asking(), await asking()];
    expect(await refusedHold(person, course)).toBe(200);
    expect(await refusedHold(person, course)).toBe(200);
    const licence = await addLicence(database.db, person);
    const { status, answer } = await world.press(person, course);
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'wrong-state' });
    expect(answer.message).toMatch(/was held for you 2 times/);
    expect(await foretoldOf(person, course)).toBe(answer.message);
    expect(await foretoldOf(person, other)).toBeNull();
    expect(await takenOf([course])).toBe(0);
    expect((await world.press(person, other)).status).toBe(200);
    await decide(licence.id, true);
    const reference = await world.buy(person, course);
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('is not held anew by giving it up and pressing again', async () => {
    const [person, course] = [await addUser(database.db), await asking()];
    await addLicence(database.db, person);
    for (const status of [200, 200, 409]) {
      const pressed = await world.press(person, course);
      expect(pressed.status).toBe(status);
      const reference = String(pressed.answer.reference);
      if (status === 200) await world.call(orderEndpoints.abandonOrder, { reference }, person);
    }
  });

  test('is held no longer by who chooses another plan meanwhile', async () => {
    const [person, course] = [await addUser(database.db), await asking()];
    await addLicence(database.db, person);
    const { answer } = await world.press(person, course);
    await world.endHoldIn(String(answer.reference), 60);
    const again = await world.press(person, course, { paymentPlan: 'deposit' });
    expect(again.answer.reference).toBe(answer.reference);
    const [row] = (await database.db.select().from(orders)).filter(
      ({ reference }) => reference === answer.reference,
    );
    expect(row).toMatchObject({ plan: 'deposit', licence: 'awaiting' });
    expect(Number(row?.holdEndsAt) - Date.now()).toBeLessThan(3_700_000);
  });
});

describe('a course that takes several days', () => {
  test.each([
    ['the day before its last', '2099-04-09', 409],
    ['its last', '2099-04-10', 200],
  ] as const)('asks for one that is good on its last day: one that ends on %s answers %s', async (...[
    ,
    expiresOn,
    status,
  ]) => {
    for (const state of ['accepted', 'awaiting'] as const) {
      const course = await asking({ startDate: '2099-04-08', endDate: '2099-04-10' });
      const person = await addUser(database.db);
      await addLicence(database.db, person, { state, expiresOn });
      expect((await world.press(person, course)).status).toBe(status);
    }
  });
});
