import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import { adminLicenceEndpoints } from '#contracts/licences/admin-licences.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { claimEndpoints } from '#contracts/orders/claims.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { enrolments, orders } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { placeSeveralFree } from '../placing/place-several.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
afterAll(() => expectTrueBooks(database.db));

const DAY = 24 * 60 * 60_000;
const PROFESSION = 'Dermatologist';
const asking = (more: Parameters<typeof addCourse>[1] = {}) =>
  addCourse(database.db, { content: { professions: [PROFESSION] }, ...more });

/** Somebody who has pressed the button for a seat while their licence is looked at. */
const waiting = async (course?: InPersonCourse) => {
  const [on, person] = [course ?? (await asking({ capacity: 1 })), await addUser(database.db)];
  const licence = await addLicence(database.db, person);
  const pressed = await world.press(person, on);
  return { course: on, person, licence, pressed, reference: String(pressed.answer.reference) };
};
const decide = async (id: string, isAccepted: boolean, by: User = staff) => {
  const reason = isAccepted ? '' : 'It cannot be read';
  return world.call(adminLicenceEndpoints.decideLicence, { id, isAccepted, reason }, by);
};
const decideAndFollow = async (id: string, isAccepted: boolean) => {
  const decided = await decide(id, isAccepted);
  await world.runJob('licence.decided', { licenceId: id });
  return decided;
};
const rowOf = async (reference: string) => {
  const [row] = await database.db.select().from(orders).where(eq(orders.reference, reference));
  return row;
};
const enrolledOf = async ({ id }: User) => {
  const rows = await database.db.select().from(enrolments).where(eq(enrolments.userId, id));
  return rows.map(({ courseId }) => courseId);
};
const pay = (person: User, reference: string) =>
  world.call(orderEndpoints.payObligation, { reference }, person);

describe('a course that asks for a licence', () => {
  test.each([
    ['has none', null, /asks for a license of your profession/],
    ['was refused', { state: 'refused', reason: 'Unreadable' }, /yours was refused/],
    [
      'has one that ends before the course does',
      { state: 'accepted', expiresOn: '2020-01-01' },
      /ends before/,
    ],
    ['has one of another profession', { state: 'accepted', profession: 'Pharmacist' }, /other professions/],
  ] as const)('holds nothing for who %s, and says why', async (...[, licence, message]) => {
    const [course, person] = [await asking(), await addUser(database.db)];
    if (licence) await addLicence(database.db, person, licence);
    const { status, answer } = await world.press(person, course);
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'wrong-state' });
    expect(answer.message).toMatch(message);
    const cart = await world.pressCart(person, [course]);
    expect(cart.answer.message).toMatch(message);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
  });

  test('is sold as any other to who has one that was accepted', async () => {
    const [course, person] = [await asking(), await addUser(database.db)];
    await addLicence(database.db, person, { state: 'accepted' });
    const reference = await world.buy(person, course);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect((await rowOf(reference))?.licence).toBeNull();
  });

  test('tells at its checkout whose licence it asks for and how it stands', async () => {
    const [course, person] = [await asking(), await addUser(database.db)];
    const read = async () =>
      (await world.call(checkoutEndpoints.getCheckout, { courseId: course.slug }, person)).answer;
    expect(await read()).toMatchObject({ licence: 'none', course: { professions: [PROFESSION] } });
    await addLicence(database.db, person);
    expect(await read()).toMatchObject({ licence: 'awaiting' });
  });
});

describe('while a licence is looked at', () => {
  test('the last seat is held for a week, no card page opens and nothing can be paid', async () => {
    const { course, person, pressed, reference } = await waiting();
    expect(pressed.answer).toMatchObject({ success: true, redirectUrl: `/orders/${reference}` });
    const row = await rowOf(reference);
    expect(row).toMatchObject({ state: 'placed', licence: 'awaiting' });
    expect(Number(row?.holdEndsAt) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect((await pay(person, reference)).answer).toMatchObject({ code: 'wrong-state' });
    expect(await world.read(person, reference)).toMatchObject({
      isLookedAt: true,
      nextDue: null,
      parts: [{ payable: false }],
    });
    const next = await addUser(database.db);
    await addLicence(database.db, next, { state: 'accepted' });
    expect((await world.press(next, course)).answer.code).toBe('no-seat-left');
  });

  test('the button pressed again is the same order', async () => {
    const { course, person, reference } = await waiting();
    const again = await Promise.all([1, 2, 3].map(() => world.press(person, course)));
    expect(again.map(({ answer }) => answer.reference)).toEqual([reference, reference, reference]);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('no transfer is recorded, since money would confirm the seat', async () => {
    const { course, reference } = await waiting();
    const facts = { amountAed: 100, transactionId: 'early', receivedOn: '2026-01-02', note: '' };
    const { answer } = await world.call(
      adminOrderEndpoints.recordBankTransfer,
      { reference, ...facts },
      staff,
    );
    expect(answer.message).toMatch(/decide on it first/);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 0 });
  });

  test('no transfer is waited for', async () => {
    const [course, person] = [await asking(), await addUser(database.db)];
    await addLicence(database.db, person);
    const { answer } = await world.press(person, course, { method: 'bank' });
    expect(answer).toMatchObject({ code: 'wrong-state' });
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
  });

  test('a cart is held whole, without a card page', async () => {
    const [course, plain, person] = [
      await asking(),
      await addCourse(database.db),
      await addUser(database.db),
    ];
    const { id } = await addLicence(database.db, person);
    const { answer } = await world.pressCart(person, [course, plain]);
    expect(answer).toMatchObject({ success: true, redirectUrl: `/orders/${answer.reference}` });
    expect(await world.countsOf(plain)).toMatchObject({ taken: 1 });
    const again = await world.call(cartEndpoints.initiatePayment, { agreeTerms: true }, person);
    expect(again.answer).toMatchObject({ reference: answer.reference });
    await decideAndFollow(id, true);
    const paid = await pay(person, String(answer.reference));
    expect(world.payOnPage(paid.answer)).toBe(true);
  });

  test('a course that begins tomorrow holds nothing', async () => {
    const startDate = new Date(Date.now() + DAY).toISOString().slice(0, 10);
    const [course, person] = [await asking({ startDate }), await addUser(database.db)];
    await addLicence(database.db, person);
    expect((await world.press(person, course)).answer.message).toMatch(/too near/);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
  });
});

describe('once it was looked at', () => {
  test('accepted, its person has days to pay, and pays', async () => {
    const { person, licence, reference } = await waiting();
    await decideAndFollow(licence.id, true);
    const orderId = (await rowOf(reference))?.id;
    expect(world.announced('order.licence-accepted')).toContainEqual({ orderId });
    const opened = await pay(person, reference);
    expect(world.payOnPage(opened.answer)).toBe(true);
    await world.check(person, reference);
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('refused, the seat is free for others and nothing can be paid', async () => {
    const { course, person, licence, reference } = await waiting();
    await decideAndFollow(licence.id, false);
    expect(await rowOf(reference)).toMatchObject({ state: 'lapsed', licence: 'refused' });
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
    expect((await pay(person, reference)).answer.code).toBe('wrong-state');
  });

  test('one that was handed in meanwhile goes on waiting', async () => {
    const { person, licence, reference } = await waiting();
    await decide(licence.id, false);
    await addLicence(database.db, person);
    await world.runJob('licence.decided', { licenceId: licence.id });
    expect(await rowOf(reference)).toMatchObject({ state: 'placed', licence: 'awaiting' });
  });

  test('what costs nothing is confirmed at once', async () => {
    const [course, person] = [await asking({ priceEur: 0 }), await addUser(database.db)];
    const { id } = await addLicence(database.db, person);
    const registered = await world.call(
      checkoutEndpoints.completeRegistration,
      { courseId: course.slug, agreeTerms: true },
      person,
    );
    const reference = String(registered.answer.reference);
    expect(registered.answer.redirectUrl).toBe(`/orders/${reference}`);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 0 });
    await decideAndFollow(id, true);
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('not looked at in time, the seat goes; an acceptance that comes later opens nothing', async () => {
    const { course, person, licence, reference } = await waiting();
    await world.endHoldIn(reference, 1);
    await world.runJob('end-holds');
    expect(await rowOf(reference)).toMatchObject({ state: 'lapsed', licence: 'awaiting' });
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
    await decideAndFollow(licence.id, true);
    expect((await pay(person, reference)).answer.code).toBe('wrong-state');
    expect((await world.press(person, course)).answer.reference).not.toBe(reference);
  });

  test('an acceptance at the end of a hold either extends it or comes too late', async () => {
    for (const wins of [1, 2, 3]) {
      const { licence, reference, course } = await waiting();
      await world.endHoldIn(reference, 1);
      await decide(licence.id, true);
      await Promise.all([
        world.runJob('licence.decided', { licenceId: licence.id }),
        world.runJob('end-holds'),
      ]);
      const row = await rowOf(reference);
      const taken = (await world.countsOf(course)).taken;
      const isKept = row?.state === 'placed' && row.licence === 'accepted' && taken === 1;
      const isGone = row?.state === 'lapsed' && taken === 0;
      expect({ wins, is: isKept !== isGone }).toEqual({ wins, is: true });
    }
  });
});

describe('a place that waits for somebody', () => {
  test('is claimed once their own licence was accepted, and waits until then', async () => {
    const course = await asking({ priceEur: 0 });
    const giver = await addUser(database.db);
    const order = await world.ctx(
      (ctx) =>
        placeSeveralFree(ctx, {
          userId: giver.id,
          wishes: [{ course, invited: ['ada@example.com'] }],
          agreed: new Map(),
        }),
      giver,
    );
    const link = {
      reference: order.reference,
      token: world.outer().ports.claimLinks.tokenOf({ order, version: 1 }),
    };
    const person = await addUser(database.db);
    const claim = () => world.call(claimEndpoints.acceptClaim, { ...link, agreeTerms: true }, person);
    expect((await claim()).answer.message).toMatch(/asks for a license/);
    const { id } = await addLicence(database.db, person);
    expect((await claim()).answer.message).toMatch(/still being looked at/);
    expect((await world.call(claimEndpoints.getClaim, link, person)).answer).toMatchObject({
      claim: { state: 'open', invitation: { courses: [{ licence: 'awaiting', professions: [PROFESSION] }] } },
    });
    expect(await enrolledOf(person)).toEqual([]);
    await decideAndFollow(id, true);
    expect((await claim()).answer).toMatchObject({ claim: { state: 'claimed' } });
    expect(await enrolledOf(person)).toEqual([course.id]);
  });
});
