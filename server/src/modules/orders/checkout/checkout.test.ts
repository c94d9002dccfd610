import { describe, expect, test } from 'vitest';
import { checkoutEndpoints as calls } from '#contracts/orders/checkout.ts';
import { orderEndpoints as orders } from '#contracts/orders/orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const GUEST = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  password: 'a long password',
  confirmPassword: 'a long password',
  phoneNumber: '+971 50 000 0000',
  country: 'United Arab Emirates',
  address: '1 Sample Street',
  city: 'Dubai',
  profession: 'Dermatologist',
  agreeTerms: true,
};

describe('the checkout of a signed-in person', () => {
  test('says that the course has to be added first, and then shows the draft', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const before = await world.call(calls.getCheckout, { courseId: course.slug }, person);
    expect(before.answer).toMatchObject({
      requiresEnrollment: true,
      alreadyEnrolled: false,
      message: 'Please add the course to enrollment first.',
      order: null,
      user: { email: person.email },
    });
    const added = await world.call(calls.addToEnrollment, { courseId: course.code }, person);
    const again = await world.call(calls.addToEnrollment, { courseId: course.id }, person);
    expect(again.answer.order).toEqual(added.answer.order);
    const after = await world.call(calls.getCheckout, { courseId: course.slug }, person);
    expect(after.answer).toMatchObject({ requiresEnrollment: false, order: { state: 'draft' } });
    expect((await world.countsOf(course)).orders).toBe(1);
  });

  test('shows every accepted plan with what is due today and when the rest is', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, {
      earlyBirdPriceEur: 120_000,
      earlyBirdDays: 30,
      paymentOptions: { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true },
      content: { prerequisites: ['a medical degree'] },
      practical: { safetyRequirements: { insuranceRequired: true } },
    });
    const { answer } = await world.call(calls.getCheckout, { courseId: course.slug }, person);
    const { paymentOptions, ...shown } = answer.course as ReturnType<
      typeof calls.getCheckout.response.parse
    >['course'];
    expect(shown).toMatchObject({
      basePrice: 1450,
      isEarlyBirdActive: true,
      currentPrice: 1200,
      currency: 'EUR',
      priceAED: 5196,
      isFree: false,
      defaultPlan: 'full',
      confirmations: [{ key: 'prerequisite-1' }, { key: 'insurance' }],
    });
    expect(shown.plans.map(({ plan, dueTodayEur }) => [plan, dueTodayEur])).toEqual([
      ['full', 120_000],
      ['deposit', 24_000],
      ['installments', 60_000],
    ]);
    expect(paymentOptions.depositInfo).toMatchObject({
      depositPercentage: 20,
      depositAmount: 240,
      remainingBalance: 960,
      remainingDueDate: dayIn(83),
    });
    expect(paymentOptions.installmentInfo).toMatchObject({
      numberOfInstallments: 2,
      installmentPlan: [{ percentageOfTotal: 50, calculatedAmount: 600 }, { calculatedAmount: 600 }],
    });
    expect(shown.consequences[0]).toMatchObject({ from: null, until: dayIn(60), refundBp: 9000 });
  });

  test('five days before the start promises no refund that is over, and freezes none', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { startDate: dayIn(5), endDate: dayIn(6) });
    const { answer } = await world.call(calls.getCheckout, { courseId: course.slug }, person);
    expect((answer.course as { consequences: unknown }).consequences).toEqual([
      { from: null, until: null, refundBp: 0, creditNote: true },
    ]);
    const reference = await world.buy(person, course);
    const { rows } = await database.pool.query(
      `select l.policy from order_lines l join orders o on o.id = l.order_id where o.reference = $1`,
      [reference],
    );
    expect(rows[0].policy.cancellation).toMatchObject([{ fromDaysBefore: 0, refundBp: 0 }]);
    expect((await world.read(person, reference)).lines[0]?.policy).toEqual({
      cancellation: [{ from: null, until: null, refundBp: 0, creditNote: true }],
      rescheduling: [{ from: null, until: null, fee: null }],
      transfer: null,
    });
  });

  test('counts down to the moment at which the seat goes, two minutes before its hold ends', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    const shown = (await world.call(calls.getCheckout, { courseId: course.slug }, person)).answer;
    const { rows } = await database.pool.query(
      `select hold_ends_at - interval '2 minutes' as goes from orders where reference = $1`,
      [answer.reference],
    );
    const goes = rows[0].goes.toISOString();
    expect((shown.order as { holdEndsAt: string }).holdEndsAt).toBe(goes);
    const status = await world.call(orders.getPaymentStatus, { reference: String(answer.reference) }, person);
    expect(status.answer.holdEndsAt).toBe(goes);
  });

  test('sends somebody who is enrolled to their courses', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    await world.buy(person, course);
    const shown = await world.call(calls.getCheckout, { courseId: course.slug }, person);
    expect(shown.answer).toMatchObject({
      alreadyEnrolled: true,
      requiresEnrollment: false,
      redirectUrl: '/library/in-person?problem=already-enrolled',
    });
    const added = await world.call(calls.addToEnrollment, { courseId: course.slug }, person);
    expect(added).toMatchObject({
      status: 409,
      answer: { code: 'already-enrolled', redirectUrl: '/library/in-person?problem=already-enrolled' },
    });
    expect((await world.press(person, course)).answer.code).toBe('already-enrolled');
  });

  test.each(['draft', 'cancelled'] as const)('does not know of a %s course', async (status) => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { status });
    const outcomes = [
      await world.call(calls.getCheckout, { courseId: course.slug }, person),
      await world.call(calls.validateCourse, { courseId: course.id }),
      await world.call(calls.addToEnrollment, { courseId: course.slug }, person),
      await world.call(calls.applyPromo, { courseId: course.slug, promoCode: 'X' }, person),
      await world.press(person, course),
    ];
    for (const { status: answered, answer } of outcomes)
      expect([answered, answer.code]).toEqual([404, 'course-not-found']);
  });

  test('lets nobody begin an order for a course that is closed or full', async () => {
    const person = await addUser(database.db);
    const closed = await addCourse(database.db, { status: 'closed' });
    const full = await addCourse(database.db, { capacity: 1 });
    await world.buy(await addUser(database.db), full);
    expect((await world.call(calls.addToEnrollment, { courseId: closed.slug }, person)).answer.code).toBe(
      'not-enrollable',
    );
    expect((await world.press(person, closed)).answer.code).toBe('not-enrollable');
    expect((await world.press(person, full)).answer.code).toBe('no-seat-left');
    expect(await world.countsOf(closed)).toMatchObject({ orders: 0, taken: 0 });
    expect(await world.countsOf(full)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('says that a course is closed or full before it asks for anything to be ticked', async () => {
    const person = await addUser(database.db);
    const asks = { content: { prerequisites: ['a medical degree'] } };
    const closed = await addCourse(database.db, { ...asks, status: 'closed' });
    const full = await addCourse(database.db, { ...asks, capacity: 1, isFree: true, priceEur: 0 });
    const begun = await addUser(database.db);
    await world.call(calls.addToEnrollment, { courseId: full.slug }, begun);
    await world.call(
      calls.completeRegistration,
      { courseId: full.slug, agreeTerms: true, confirmations: ['prerequisite-1'] },
      await addUser(database.db),
    );
    const unticked = (courseId: string) => ({ courseId, agreeTerms: false, confirmations: [] });
    for (const pay of [calls.processPayment, calls.completeRegistration]) {
      expect((await world.call(pay, unticked(closed.slug), person)).answer.code).toBe('not-enrollable');
      const { code, message } = (await world.call(pay, unticked(full.slug), person)).answer;
      expect([code, message]).toEqual(['no-seat-left', 'This course is fully booked.']);
      expect((await world.call(pay, unticked(full.slug), begun)).answer.code).toBe('no-seat-left');
    }
  });

  test('says that the last seat has just gone only to who began while there was one', async () => {
    const [early, late] = [await addUser(database.db), await addUser(database.db)];
    const course = await addCourse(database.db, { capacity: 1 });
    for (const person of [early, late])
      await world.call(calls.addToEnrollment, { courseId: course.slug }, person);
    await world.buy(await addUser(database.db), course);
    await database.pool.query(
      `update orders set created_at = created_at - interval '30 days' where user_id = $1`,
      [early.id],
    );
    expect((await world.press(late, course)).answer.message).toBe('The last seat has just been taken.');
    expect((await world.press(early, course)).answer.message).toBe('This course is fully booked.');
  });
});

describe('a guest', () => {
  test('sees the course without a session', async () => {
    const course = await addCourse(database.db);
    const { status, answer } = await world.call(calls.validateCourse, { courseId: course.slug });
    expect([status, answer.course]).toMatchObject([200, { _id: course.id, priceAED: 6278.5 }]);
  });

  test('gets account, session and draft in one step', async () => {
    const course = await addCourse(database.db);
    const outcome = await world.call(calls.guestCheckout, { courseId: course.slug, ...GUEST });
    expect(outcome.answer).toMatchObject({ success: true, order: { state: 'draft' } });
    const caller = await world.callerAfter(outcome);
    const shown = await world.call(calls.getCheckout, { courseId: course.slug }, caller);
    expect(shown.answer).toMatchObject({ requiresEnrollment: false, user: { email: GUEST.email } });
    const again = await world.call(calls.guestCheckout, { courseId: course.slug, ...GUEST });
    expect(again).toMatchObject({ status: 409, answer: { code: 'account-exists' }, cookies: [] });
  });

  test('is told all that is missing, in the order of the form', async () => {
    const course = await addCourse(database.db);
    const wrong = { ...GUEST, email: 'x', confirmPassword: 'other', city: '', agreeTerms: false };
    const { status, answer } = await world.call(calls.guestCheckout, { courseId: course.slug, ...wrong });
    expect(status).toBe(400);
    expect(answer.issues).toEqual([
      { field: 'email', message: 'Invalid email format' },
      { field: 'confirmPassword', message: 'Passwords do not match' },
      { field: 'city', message: 'City is required' },
      { field: 'agreeTerms', message: 'Please agree to terms and conditions' },
    ]);
  });

  test('chooses country and profession among those that are offered', async () => {
    const course = await addCourse(database.db);
    const wrong = { ...GUEST, country: 'Atlantis', profession: '' };
    const { answer } = await world.call(calls.guestCheckout, { courseId: course.slug, ...wrong });
    expect(answer.issues).toEqual([
      { field: 'country', message: 'Please choose a country from the list' },
      { field: 'profession', message: 'Profession is required' },
    ]);
  });

  test('gets no account when the course is closed', async () => {
    const course = await addCourse(database.db, { status: 'closed' });
    const guest = { ...GUEST, email: 'grace@example.test' };
    const outcome = await world.call(calls.guestCheckout, { courseId: course.slug, ...guest });
    expect(outcome).toMatchObject({ status: 409, cookies: [] });
    const open = await addCourse(database.db);
    expect((await world.call(calls.guestCheckout, { courseId: open.slug, ...guest })).status).toBe(200);
  });
});
