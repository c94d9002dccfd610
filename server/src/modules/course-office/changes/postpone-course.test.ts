import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCourseChangesWorld } from '#server/testing/worlds/course-changes-world.ts';

const database = given(freshDatabase);
const world = given(() => createCourseChangesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));
const TODAY = new Date('2027-01-11T08:00:00Z');
beforeEach(() => {
  world.post.now = TODAY;
});

const person = () => addUser(database.db);
const openCourse = () => world.openCourse({ startDate: '2027-04-09', endDate: '2027-04-10' });
const days = (count: number) => new Date(TODAY.getTime() + count * 24 * 3_600_000);
const buyer = async (course: InPersonCourse, paymentPlan: 'full' | 'deposit' | 'installments' = 'full') => {
  const one = await person();
  return { one, reference: await world.buy(one, course, { paymentPlan }) };
};
const move = { newStartDate: '2027-05-07', reason: 'The venue is being repaired.' };
const postponed = async (paymentPlan?: 'full' | 'deposit' | 'installments') => {
  const course = await openCourse();
  const bought = await buyer(course, paymentPlan);
  world.post.now = days(1);
  expect((await world.postpone(course, move)).status).toBe(200);
  await world.workOff();
  return { course, ...bought };
};
const letterTo = ({ email }: User) =>
  world.post.sent.find(({ to, subject }) => to === email && subject.startsWith('New dates'))?.text ?? '';
const refundsOf = async (one: User, reference: string) =>
  (await world.read(one, reference)).refunds.map(({ aed, eur }) => ({ aed, eur }));

describe('a course that is postponed', () => {
  test('keeps its length and its people, who are told of both dates and how to withdraw', async () => {
    const course = await openCourse();
    const { one, reference } = await buyer(course);
    const waiting = await person();
    await world.press(waiting, course);
    world.post.now = days(1);
    const { answer } = await world.postpone(course, move);
    expect(answer).toMatchObject({
      startDate: '2027-05-07',
      endDate: '2027-05-08',
      consequences: { enrolled: 1, held: 1, refundEur: 145_000 },
    });
    await world.workOff();
    const moved = (await courseDirectory(database.db, [course.id], 'InPersonCourse')).get(course.id);
    expect(moved).toMatchObject({ endDate: '2027-05-08', version: course.version + 1, status: 'open' });
    expect(moved?.startsAt).toEqual(new Date('2027-05-07T05:00:00Z'));
    for (const words of [
      'does not begin on 9 April 2027 but on 7 May 2027',
      '7–8 May 2027',
      'The venue is being repaired.',
      'until 26 January 2027, 23:59 in Dubai',
      'Everything you paid comes back, €1,450.00 (AED 6,278.50)',
      `/in-person/courses/${course.slug}/calendar.ics`,
      `/orders/${reference}`,
    ])
      expect(letterTo(one)).toContain(words);
    expect(letterTo(waiting)).toContain('If you pay for it, you pay for the new dates.');
    expect(letterTo(waiting)).not.toContain('withdraw');
    expect(await world.read(one, reference)).toMatchObject({
      state: 'confirmed',
      lines: [
        {
          freeWithdrawal: {
            formerStartDate: '2027-04-09',
            startDate: '2027-05-07',
            reason: 'The venue is being repaired.',
            until: '2027-01-26T19:59:59.999Z',
            refundEur: 145_000,
          },
        },
      ],
    });
  });

  test('is the course that the letter names, also where it was bought after another', async () => {
    const [one, course] = [await person(), await openCourse()];
    const other = await world.openCourse({ title: 'Fillers' });
    await world.call(cartEndpoints.addToCart, { courseId: other.slug }, one);
    world.post.now = days(1);
    const reference = await world.buyCart(one, [course]);
    await world.postpone(course, move);
    await world.workOff();
    for (const words of [course.title, '7–8 May 2027', 'Your place is kept'])
      expect(letterTo(one)).toContain(words);
    expect(letterTo(one)).not.toContain('Fillers');
    const { lines } = await world.read(one, reference);
    expect(lines).toMatchObject([
      { enrolled: true },
      { enrolled: true, course: { startDate: '2027-05-07' } },
    ]);
  });

  test('moves what is not paid and hangs on the start, also when the job is repeated and the course moved again', async () => {
    const { course, one, reference } = await postponed('deposit');
    const dueDates = async () => (await world.read(one, reference)).parts.map(({ dueOn }) => dueOn);
    expect(await dueDates()).toEqual(['2027-01-11', '2027-04-30']);
    expect(letterTo(one)).toContain('30 April 2027: €1,160.00');
    await world.postpone(course, { newStartDate: '2027-05-14' });
    const [again] = world.announced('course.postponed');
    await world.workOff();
    await world.runJob('course.postponed', again);
    await world.workOff();
    expect(await dueDates()).toEqual(['2027-01-11', '2027-05-07']);
    expect(
      world.post.subjectsTo(one.email).filter((subject) => subject.startsWith('New dates')),
    ).toHaveLength(2);
  });

  test('is moved by one of two administrators at the same moment, and the other is told', async () => {
    const course = await openCourse();
    const both = await Promise.all([world.postpone(course, move), world.postpone(course, move)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.answer.message).toBe(
      'The course starts on this day already',
    );
    await world.workOff();
  });

  test('is cancelled in the end, when one postpones and another one cancels it at the same moment', async () => {
    const course = await openCourse();
    const [moved, cancelled] = await Promise.all([world.postpone(course, move), world.cancel(course)]);
    expect(cancelled.status).toBe(200);
    if (moved.status !== 200)
      expect([moved.status, moved.answer.message]).toEqual([409, 'This course is cancelled.']);
    const now = (await courseDirectory(database.db, [course.id], 'InPersonCourse')).get(course.id);
    expect(now?.status).toBe('cancelled');
    await world.workOff();
  });

  test('is refused dates that are none, past or upside down, and staff where there are people', async () => {
    const course = await openCourse();
    const refusal = async (wish: Parameters<typeof world.postpone>[1]) =>
      (await world.postpone(course, wish)).answer.message;
    expect(await refusal({ newStartDate: '' })).toBe('Start date is required');
    expect(await refusal({ newStartDate: '2027-04-09' })).toBe('The course starts on this day already');
    expect(await refusal({ newStartDate: '2027-01-11' })).toBe('The new start date must be in the future');
    expect(await refusal({ newStartDate: '2027-05-07', newEndDate: '2027-05-06' })).toBe(
      'End date cannot be before start date',
    );
    expect(await refusal({ newStartDate: '2027-05-07', newRegistrationDeadline: '2027-05-08' })).toBe(
      'Registration deadline cannot be after course start date',
    );
    expect((await world.postpone(course, { newStartDate: '2027-05-07' }, world.staff)).status).toBe(200);
    await buyer(course);
    expect((await world.postpone(course, { newStartDate: '2027-06-04' }, world.staff)).status).toBe(403);
    await world.cancel(course);
    expect(await refusal({ newStartDate: '2027-06-04' })).toBe('This course is cancelled.');
    await world.workOff();
    const undated = await world.openCourse({ startDate: null });
    expect((await world.postpone(undated, move)).answer).toMatchObject({ code: 'wrong-state' });
    world.post.now = new Date('2028-01-01T00:00:00Z');
    expect((await world.postpone(await openCourse(), { newStartDate: '2028-02-01' })).answer.message).toBe(
      'This course is over.',
    );
  });
});

describe('who is on a course that was postponed', () => {
  test('withdraws with everything that was paid, to the cent, and is told', async () => {
    const { course, one, reference } = await postponed('installments');
    await world.payNext(one, reference);
    const [first, second] = (await world.read(one, reference)).parts;
    expect((await world.withdraw(one, reference)).answer.success).toBe(true);
    await world.workOff();
    const order = await world.read(one, reference);
    expect(order).toMatchObject({
      state: 'cancelled',
      lines: [{ enrolled: false, freeWithdrawal: null }],
      paidEur: 0,
      paidAed: 0,
    });
    expect(order.refunds.reduce((all, { eur }) => all + eur, 0)).toBe((first?.eur ?? 0) + (second?.eur ?? 0));
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    const subjects = world.post.subjectsTo(one.email);
    expect(subjects.filter((subject) => subject.startsWith('Your enrollment is cancelled'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('Your refund'))).toHaveLength(2);
  });

  test('withdraws once, also when the button is pressed twice at the same moment', async () => {
    const { one, reference } = await postponed();
    const answers = await Promise.all([1, 2].map(() => world.withdraw(one, reference)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await world.withdraw(one, reference)).status).toBe(409);
    await world.workOff();
    expect(await refundsOf(one, reference)).toEqual([{ aed: 627_850, eur: 145_000 }]);
  });

  test('withdraws until the end of the fourteenth day at the venue, and not after', async () => {
    const [early, late] = [await postponed(), await postponed()];
    world.post.now = new Date('2027-01-26T19:59:59.999Z');
    expect((await world.withdraw(early.one, early.reference)).status).toBe(200);
    world.post.now = new Date('2027-01-26T20:00:00Z');
    expect(await world.read(late.one, late.reference)).toMatchObject({ lines: [{ freeWithdrawal: null }] });
    expect((await world.withdraw(late.one, late.reference)).answer).toMatchObject({ code: 'wrong-state' });
    await world.workOff();
    expect(await refundsOf(late.one, late.reference)).toEqual([]);
  });

  test('withdraws until the new start, where that is sooner', async () => {
    const course = await openCourse();
    const { one, reference } = await buyer(course);
    world.post.now = days(1);
    await world.postpone(course, { newStartDate: '2027-01-15' });
    expect((await world.read(one, reference)).lines[0]?.freeWithdrawal?.until).toBe(
      '2027-01-15T05:00:00.000Z',
    );
    await world.workOff();
  });

  test('has no such right over an order of somebody else, or bought for the new dates', async () => {
    const { course, reference } = await postponed();
    expect((await world.withdraw(await person(), reference)).status).toBe(404);
    world.post.now = days(2);
    const later = await buyer(course);
    expect((await world.withdraw(later.one, later.reference)).answer).toMatchObject({ code: 'wrong-state' });
  });

  test('cannot pay a later part any more on a card page that was open', async () => {
    const { one, reference } = await postponed('deposit');
    const { answer } = await world.openNext(one, reference);
    await world.withdraw(one, reference);
    expect(world.payOnPage(answer)).toBe(false);
    await world.workOff();
    expect(await refundsOf(one, reference)).toEqual([{ aed: 125_570, eur: 29_000 }]);
  });
});
