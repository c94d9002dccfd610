import { afterAll, describe, expect, test } from 'vitest';
import { courseChangeEndpoints as calls } from '#contracts/course-office/course-changes.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { listActions } from '#server/modules/payments/index.ts';
import { takeSeat } from '#server/modules/seats/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';

const database = given(freshDatabase);
const world = given(() => createCourseChangesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const person = () => addUser(database.db);
/** Somebody for each way to be on a course or on the way there. */
const fill = async (course: InPersonCourse) => {
  const everybody = [];
  for (const paymentPlan of ['full', 'deposit', 'installments'] as const) {
    const one = await person();
    everybody.push({ one, reference: await world.buy(one, course, { paymentPlan }), paymentPlan });
  }
  const [, deposit, instalments] = everybody;
  if (instalments) await world.payNext(instalments.one, instalments.reference);
  const byBank = async (paymentPlan: 'full' | 'deposit', amountAed: number) => {
    const one = await person();
    const { answer } = await world.press(one, course, { method: 'bank', paymentPlan });
    const reference = String(answer.reference);
    await world.transfer(reference, amountAed);
    return { one, reference, paymentPlan };
  };
  everybody.push(await byBank('full', 627_850));
  everybody.push(await byBank('full', 100_001));
  const one = await person();
  const { answer: page } = await world.press(one, course);
  everybody.push({ one, reference: String(page.reference), paymentPlan: 'full' as const });
  return { everybody, deposit, page };
};

describe('a course that is cancelled', () => {
  test('does to everybody on it what the numbers said before, to the cent, and once', async () => {
    const course = await world.openCourse();
    const { everybody, deposit, page } = await fill(course);
    const before = await world.consequences(course);
    expect(before).toEqual({
      enrolled: 4,
      held: 2,
      // Two cards in full, a deposit of 20 %, a transfer in full and one in part.
      refundAed: 627_850 + 627_850 + 125_570 + 627_850 + 100_001,
      refundEur: 145_000 + 145_000 + 29_000 + 145_000 + 23_095,
      byCard: 627_850 + 627_850 + 125_570,
      byTransfer: 627_850 + 100_001,
      creditEur: 0,
      openEur: 116_000 + 121_905 + 145_000,
    });

    const { status, answer } = await world.cancel(course);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ consequences: before });
    await world.workOff();

    expect(world.payOnPage(page)).toBe(false);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    for (const { one, reference } of everybody) {
      const { captured, refunded } = await world.moneyOf(reference);
      expect(refunded).toBe(captured);
      const order = await world.read(one, reference);
      expect(order).toMatchObject({
        state: 'cancelled',
        nextDue: null,
        lines: [{ enrolled: false, courseCancelled: 'The trainer is ill.', links: { calendar: null } }],
      });
      // What came by transfer goes back by the hands of staff, and stays paid until then.
      const settled = ['refunded', 'paid', 'void'];
      expect(order.parts.every(({ payable, state }) => !payable && settled.includes(state))).toBe(true);
      expect(world.mailsTo(one, 'Your course is cancelled')).toHaveLength(1);
      expect(world.mailsTo(one, 'Your enrollment is cancelled')).toEqual([]);
    }
    const letter = world.post.sent.find(
      ({ to, subject }) => to === deposit?.one.email && subject.startsWith('Your course is cancelled'),
    );
    for (const words of ['The trainer is ill.', '€290.00 (AED 1,255.70)', deposit?.reference])
      expect(letter?.text).toContain(words);
    const byHand = (await listActions(database.db)).filter(({ kind }) => kind === 'refund-by-hand');
    expect(byHand.map(({ message }) => message.match(/AED [\d,.]+/)?.[0]).toSorted()).toEqual([
      'AED 1,000.01',
      'AED 6,278.50',
    ]);
    expect([...world.gateway.refunds.values()].reduce((all, { amountAed }) => all + amountAed, 0)).toBe(
      before.byCard,
    );
    expect(await world.consequences(course)).toEqual({
      enrolled: 0,
      held: 0,
      refundEur: 0,
      refundAed: 0,
      byCard: 0,
      byTransfer: 0,
      creditEur: 0,
      openEur: 0,
    });
  });

  test('repeated jobs, also two at once, give back once and write once', async () => {
    const course = await world.openCourse();
    const one = await person();
    const reference = await world.buy(one, course);
    await world.cancel(course);
    await world.runJob('course.cancelled', { courseId: course.id });
    const { id: orderId } = await world.ownerOf(reference);
    await Promise.all([1, 2].map(() => world.runJob('call-off-order', { orderId })));
    await world.workOff();
    await world.runJob('course.cancelled', { courseId: course.id });
    await world.workOff();
    expect(await world.moneyOf(reference)).toEqual({ captured: 627_850, refunded: 627_850 });
    expect(world.mailsTo(one, 'Your course is cancelled')).toHaveLength(1);
  });

  test('is cancelled by one of two administrators at the same moment', async () => {
    const course = await world.openCourse();
    const answers = await Promise.all([world.cancel(course), world.cancel(course)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(world.announced('course.cancelled').filter(({ courseId }) => courseId === course.id)).toHaveLength(
      1,
    );
    await world.workOff();
  });

  test('leaves nobody on it who places an order or pays at that very moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const course = await world.openCourse();
      const paying = await Promise.all(Array.from({ length: 3 }, person));
      const pages = await Promise.all(paying.map((one) => world.press(one, course)));
      for (const { answer } of pages) world.payOnPage(answer);
      const [, ...late] = await Promise.all([
        world.cancel(course),
        world.press(await person(), course),
        world.press(await person(), course, { method: 'bank' }),
        ...paying.map((one, at) => world.check(one, pages[at]?.answer.reference)),
      ]);
      await world.workOff();
      expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
      for (const { answer } of pages) {
        expect(await world.stateOf(answer.reference)).toBe('cancelled');
        expect(await world.moneyOf(answer.reference)).toEqual({ captured: 627_850, refunded: 627_850 });
      }
      for (const { answer } of late.slice(0, 2).filter(({ status }) => status === 200))
        expect(await world.stateOf(answer.reference)).toBe('cancelled');
    }
  });

  test('gives no seat any more, to nobody who was just about to take one', async () => {
    const course = await world.openCourse();
    await world.cancel(course);
    expect((await world.press(await person(), course)).answer).toMatchObject({ code: 'course-not-found' });
    const placeId = '018f0000-0000-7000-8000-000000000001';
    const seat = { courseId: course.id, placeId, as: 'held' } as const;
    expect(await world.ctx((ctx) => takeSeat(ctx, seat))).toEqual({ taken: false });
  });

  test('needs a reason, and an administrator where there are people on it', async () => {
    const course = await world.openCourse();
    const { answer } = await world.call(calls.cancelCourse, { id: course.id, reason: ' ' }, world.admin);
    expect(answer).toMatchObject({ code: 'invalid-input', message: 'Reason is required' });
    await world.press(await person(), course);
    expect((await world.cancel(course, world.staff)).answer).toMatchObject({ code: 'not-allowed' });
    const empty = await world.openCourse();
    expect((await world.cancel(empty, world.staff)).status).toBe(200);
  });

  test('asks who has logged in a while ago for the password, and says so before', async () => {
    const course = await world.openCourse();
    const { id, email, role } = await addUser(database.db, { role: 'admin', password: 'an office password' });
    const loggedInAt = new Date(world.post.now.getTime() - 3_600_000);
    const by = { id, email, role, emailVerified: true, sessionId: id, loggedInAt, owesTwoStep: false };
    const { answer: asked } = await world.call(calls.getCourseConsequences, { id: course.id }, by);
    expect(asked.asksPassword).toBe(true);
    const cancel = (password?: string) =>
      world.call(calls.cancelCourse, { id: course.id, reason: 'The trainer is ill.', password }, by);
    for (const wrong of [undefined, '', 'a wrong password'])
      expect((await cancel(wrong)).answer).toMatchObject({ code: 'confirm-password' });
    expect((await cancel('an office password')).status).toBe(200);
  });

  test('concerns of an order of several courses what was paid for the one that is cancelled', async () => {
    const course = await world.openCourse();
    const other = await world.openCourse({ priceEur: 55_000 });
    await world.buyCart(await person(), [course, other]);
    expect(await world.consequences(course)).toMatchObject({
      enrolled: 1,
      refundEur: 145_000,
      byCard: 627_850,
    });
    expect(await world.consequences(other)).toMatchObject({
      enrolled: 1,
      refundEur: 55_000,
      byCard: 238_150,
    });
    await world.pressCart(await person(), [course, other]);
    expect(await world.consequences(course)).toMatchObject({ held: 1, refundEur: 145_000, openEur: 145_000 });
  });

  test('without money: who came for nothing is told that nothing was charged, and the use of a code comes back', async () => {
    const course = await world.openCourse();
    const one = await person();
    const promo = await addPromo(database.db, { percentBp: 10_000, maxUses: 1 });
    await world.call(checkoutEndpoints.applyPromo, { courseId: course.slug, promoCode: promo.code }, one);
    const registered = await world.call(
      checkoutEndpoints.completeRegistration,
      { courseId: course.slug, agreeTerms: true },
      one,
    );
    expect(registered.status).toBe(200);
    expect(await world.consequences(course)).toMatchObject({ enrolled: 1, refundAed: 0 });
    await world.cancel(course);
    await world.workOff();
    expect(await world.countsOf(course)).toMatchObject({ enrolled: 0, redemptions: 0 });
    const letter = world.post.sent.find(
      ({ to, subject }) => to === one.email && subject.startsWith('Your course'),
    );
    expect(letter?.text).toContain('You have not been charged');
  });
});
