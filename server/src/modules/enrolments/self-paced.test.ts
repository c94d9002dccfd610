import { describe, expect, test } from 'vitest';
import { checkoutEndpoints as inPerson } from '#contracts/orders/checkout.ts';
import { elearningCheckoutEndpoints as calls } from '#contracts/orders/elearning-checkout.ts';
import type { SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addPromo, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { findLiveEnrolment } from './enrolments.repository.ts';

const database = given(freshDatabase);
let today = new Date('2026-11-23T10:00:00Z');
const world = given(() => createOrdersWorld(database.db, { now: () => today }));

const pay = async (person: User, { slug }: SelfPacedCourse) => {
  const { answer } = await world.call(
    calls.processElearningPayment,
    { courseId: slug, agreeTerms: true },
    person,
  );
  world.payOnPage(answer);
  await world.check(person, answer.reference);
  return String(answer.reference);
};
const complete = (person: User, { slug }: SelfPacedCourse) =>
  world.call(calls.completeElearning, { courseId: slug, agreeTerms: true }, person);
const enrolmentOf = (person: User, { id }: SelfPacedCourse) =>
  findLiveEnrolment(database.db, { userId: person.id, courseId: id });

describe('a self-paced course', () => {
  test('is paid at once and learned for life', async () => {
    const [person, course] = [await addUser(database.db), await addSelfPaced(database.db)];
    const reference = await pay(person, course);
    const order = await world.read(person, reference);
    expect(order).toMatchObject({
      state: 'confirmed',
      lines: [{ enrolled: true }],
      totalEur: 14_000,
      paidEur: 14_000,
    });
    expect(order.parts).toHaveLength(1);
    expect(order.course).toMatchObject({ kind: 'ELearningCourse', startDate: null });
    expect(await enrolmentOf(person, course)).toMatchObject({ accessUntil: null });
  });

  test('is learned for as many months as it says, from the academy’s day on', async () => {
    const [person, course] = [
      await addUser(database.db),
      await addSelfPaced(database.db, { accessMonths: 6 }),
    ];
    await pay(person, course);
    expect(await enrolmentOf(person, course)).toMatchObject({ accessUntil: '2027-05-23' });
  });

  test('that is free is learned for a year', async () => {
    const [person, course] = [await addUser(database.db), await addSelfPaced(database.db, { priceEur: 0 })];
    const { answer } = await complete(person, course);
    expect(answer.redirectUrl).toMatch(
      /^\/elearning\/payment\/success\?order_id=AUR-\w+&amount=0\.00&courseId=/,
    );
    expect(await enrolmentOf(person, course)).toMatchObject({ accessUntil: '2027-11-23' });
    const paid = await addSelfPaced(database.db);
    expect((await complete(person, paid)).answer).toMatchObject({ message: 'This course is not free' });
  });

  test('can be bought again once its time is over, not before', async () => {
    const [person, course] = [
      await addUser(database.db),
      await addSelfPaced(database.db, { accessMonths: 1 }),
    ];
    await pay(person, course);
    const again = await world.call(calls.addElearning, { courseId: course.slug }, person);
    expect(again.answer).toMatchObject({
      alreadyEnrolled: true,
      message: 'You are already enrolled in this course!',
    });
    today = new Date('2026-12-24T10:00:00Z');
    await pay(person, course);
    today = new Date('2026-11-23T10:00:00Z');
    expect(await enrolmentOf(person, course)).toMatchObject({ accessUntil: '2027-01-24' });
  });

  test('is bought with one code, however it is written, and never with a second', async () => {
    const [person, course] = [await addUser(database.db), await addSelfPaced(database.db)];
    const promo = await addPromo(database.db);
    const apply = (promoCode: string) =>
      world.call(calls.applyElearningPromo, { courseId: course.slug, promoCode }, person);
    expect((await apply(promo.code.toLowerCase())).answer).toMatchObject({
      newPrice: 126,
      discountAmount: 14,
    });
    expect((await apply(promo.code)).answer.message).toBe(
      'Promo code already applied. Remove it first to apply a different code.',
    );
  });

  test('is not sold before something of it is published, nor once it is closed, nor as a course in person', async () => {
    const person = await addUser(database.db);
    const [empty, closed, open] = [
      await addSelfPaced(database.db, { isPublished: false }),
      await addSelfPaced(database.db, { status: 'closed' }),
      await addSelfPaced(database.db),
    ];
    const add = ({ slug }: SelfPacedCourse) => world.call(calls.addElearning, { courseId: slug }, person);
    expect((await add(empty)).status).toBe(409);
    expect((await add(closed)).status).toBe(409);
    const asInPerson = await world.call(inPerson.addToEnrollment, { courseId: open.slug }, person);
    expect(asInPerson.status).toBe(404);
  });
});
