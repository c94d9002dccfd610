import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLearnerEndpoints as learners } from '#contracts/learning/admin-learners.ts';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { elearningCheckoutEndpoints as calls } from '#contracts/orders/elearning-checkout.ts';
import { orders } from '#server/db/schema/index.ts';
import type { SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addSelfPaced, addUser, type SelfPacedOverrides } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { createSelfPacedMails } from '#server/testing/worlds/self-paced-mails-world.ts';

const BOUGHT = new Date('2026-11-23T10:00:00Z');
const PASSWORD = 'an office password';

const database = given(freshDatabase);
const shop = given(() => createOrdersWorld(database.db, { now: () => BOUGHT }));
const world = givenEach(() => createSelfPacedMails(database.db));

const pay = async (person: User, { slug }: SelfPacedCourse) => {
  const { answer } = await shop.call(
    calls.processElearningPayment,
    { courseId: slug, agreeTerms: true },
    person,
  );
  shop.payOnPage(answer);
  await shop.check(person, answer.reference);
  const reference = String(answer.reference);
  return { reference, orderId: await idOf(reference) };
};
const idOf = async (reference: string) => {
  const [order] = await database.db.select().from(orders).where(eq(orders.reference, reference));
  return order?.id ?? '';
};
const bought = async (overrides: SelfPacedOverrides = {}) => {
  const [person, course] = [await addUser(database.db), await addSelfPaced(database.db, overrides)];
  return { person, course, ...(await pay(person, course)) };
};
const sentTo = ({ email }: User) => world.sent.filter(({ to }) => to === email);

test('whoever has bought a self-paced course is told that it starts at once, and how long it is open', async () => {
  for (const [accessMonths, access] of [
    [null, 'Lifetime'],
    [6, 'Until 23 May 2027'],
  ] as const) {
    const { person, course, orderId, reference } = await bought({ accessMonths });
    await world.happened('order.confirmed', { orderId });
    const [mail] = sentTo(person);
    expect(mail?.subject).toBe(`Your course is ready: ${course.title}`);
    for (const words of [
      'At once',
      access,
      reference,
      '€140.00 (AED 606.20)',
      `/elearning/course/${course.slug}`,
    ])
      expect(mail?.text).toContain(words);
    for (const words of ['seat', 'Venue', 'calendar', 'refund']) expect(mail?.text).not.toContain(words);
  }
  expect(world.sent.filter(({ subject }) => subject.startsWith('New order'))).toHaveLength(2);
});

test('a refund by staff ends access at once and says so, and that what was learned is kept', async () => {
  const admin = await addUser(database.db, { role: 'admin', password: PASSWORD });
  const { person, course, orderId, reference } = await bought();
  const refunded = await shop.call(
    office.refundOrder,
    { reference, amountAed: 60_620, reason: 'Goodwill', cancelEnrolment: true, password: PASSWORD },
    admin,
  );
  expect(refunded.status).toBe(200);
  expect(await findLiveEnrolment(database.db, { userId: person.id, courseId: course.id })).toBeUndefined();
  await world.happened('enrolment.cancelled', { orderId });
  expect(sentTo(person)[0]?.text).toContain('your access to the course below has ended');
  expect(sentTo(person)[0]?.text).toContain('What you have learned in it is kept');
});

test('an order of a self-paced course that nobody paid speaks of no seat', async () => {
  const [person, course] = [await addUser(database.db), await addSelfPaced(database.db)];
  const { answer } = await shop.call(
    calls.processElearningPayment,
    { courseId: course.slug, method: 'bank', agreeTerms: true },
    person,
  );
  world.now = BOUGHT;
  await world.happened('order.transfer-awaited', { orderId: await idOf(String(answer.reference)) });
  expect(sentTo(person)[0]?.text).toContain('Your order stands until');
  expect(sentTo(person)[0]?.text).not.toContain('seat');
});

test('the end of access is told 30 and 7 days before, each once, and not to who has access for life', async () => {
  const { person, course } = await bought({ accessMonths: 6 });
  const forLife = await bought();
  const free = await bought({ accessMonths: 1 });
  const tellOn = async (day: string) => {
    world.now = new Date(`${day}T08:00:00Z`);
    await world.happened('tell-of-ending-access', {});
  };
  for (const day of ['2027-04-22', '2027-04-23', '2027-04-24', '2027-05-16', '2027-05-17']) await tellOn(day);
  expect(world.subjectsTo(person.email)).toEqual([
    `Your access ends in 30 days: ${course.title}`,
    `Your access ends in 7 days: ${course.title}`,
  ]);
  expect(sentTo(person)[1]?.text).toContain('until the end of 23 May 2027');
  expect(sentTo(forLife.person)).toEqual([]);
  // A month is short: its end is not told of on the day it begins.
  await tellOn('2026-11-24');
  expect(sentTo(free.person)).toEqual([]);
  await tellOn('2026-12-16');
  expect(world.subjectsTo(free.person.email)).toEqual([`Your access ends in 7 days: ${free.course.title}`]);
});

test('who was given more time is told of its end as well, and of no end that is not theirs any more', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  const { person, course } = await bought({ accessMonths: 6 });
  const { id } = (await findLiveEnrolment(database.db, { userId: person.id, courseId: course.id })) ?? {};
  const extend = async (accessUntil: string) =>
    (
      await world.academy.call(
        learners.adminExtendAccess,
        { id: String(id), accessUntil, reason: 'Was ill' },
        staff,
      )
    ).status;
  const tellOn = async (day: string) => {
    world.now = new Date(`${day}T08:00:00Z`);
    await world.happened('tell-of-ending-access', {});
  };
  await tellOn('2027-04-23');
  expect(await extend('2027-08-01')).toBe(200);
  for (const day of ['2027-05-16', '2027-07-02', '2027-07-03', '2027-07-25', '2027-07-26']) await tellOn(day);
  expect(world.subjectsTo(person.email)).toEqual([
    `Your access ends in 30 days: ${course.title}`,
    `Your access ends in 30 days: ${course.title}`,
    `Your access ends in 7 days: ${course.title}`,
  ]);
  expect(sentTo(person)[1]?.text).toContain('until the end of 1 August 2027');
  // Announced before more time was given, heard of after it.
  const about = { enrolmentId: String(id), userId: person.id, courseId: course.id };
  expect(await extend('2027-09-01')).toBe(200);
  await world.happened('access.ending', { ...about, accessUntil: '2027-08-02', notice: '7' });
  expect(sentTo(person)).toHaveLength(3);
});
