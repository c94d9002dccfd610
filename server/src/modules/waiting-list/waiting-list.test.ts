import { describe, expect, test } from 'vitest';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { waitingListEndpoints as calls } from '#contracts/waiting-list/waiting-list.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser, setCourse } from '#server/testing/test-world.ts';
import { createWaitingWorld } from '#server/testing/worlds/waiting-world.ts';
import type { InPersonCourse } from '../catalogue/index.ts';
import type { User } from '../identity/index.ts';

const database = given(freshDatabase);
const world = given(() => createWaitingWorld(database.db));

describe('who can wait for a seat', () => {
  test('of a full course stands behind those who came before, once', async () => {
    const { course } = await world.addFull(1);
    const [first, second] = await world.addPeople(2);
    if (!first || !second) throw new Error('two');
    await world.join(first, course);
    await world.join(second, course);
    const again = await world.join(second, course);
    expect(again.answer).toMatchObject({ waitingPlace: { place: 2, of: 2, offer: null } });
    expect(await world.inLine(course, [first, second])).toEqual(['1', '2']);
    const { answer } = await world.call(calls.listWaitingPlaces, {}, first);
    expect(answer).toMatchObject({ waitingPlaces: [{ course: { slug: course.slug }, place: 1, of: 2 }] });
  });

  test('is nobody where there is no list, a seat is free, the list is full or the course is closed', async () => {
    const { course: without } = await world.addFull(1, {
      waitlist: { enabled: false, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
    });
    const { course: short } = await world.addFull(1, {
      waitlist: { enabled: true, maxWaitlistSize: 1, autoNotifyOnAvailability: true },
    });
    await world.addLine(short, 1);
    const { course: closed } = await world.addFull(1);
    await setCourse(database.db, closed.id, { status: 'closed' });
    const open = await addCourse(database.db, { waitlist: without.waitlist });
    await setCourse(database.db, open.id, { waitlist: short.waitlist });
    const person = await addUser(database.db);
    const told = async (course: InPersonCourse) => (await world.join(person, course)).answer.message;
    expect(await told(without)).toBe('This course has no waiting list.');
    expect(await told(open)).toBe('A seat is free: you can enroll now.');
    expect(await told(short)).toBe('The waiting list of this course is full.');
    expect(await told(closed)).toBe('Enrollment for this course is closed.');
    const { answer } = await world.call(calls.getWaitingPlace, { courseId: short.slug }, person);
    expect(answer).toMatchObject({
      waitingPlace: null,
      obstacle: 'The waiting list of this course is full.',
    });
  });

  test('is nobody who is enrolled, or is buying it; a draft is in nobody’s way', async () => {
    const sold = await world.addFull(1);
    const { buyer } = sold.orders[0] ?? { buyer: undefined };
    if (!buyer) throw new Error('a buyer');
    expect(await world.join(buyer, sold.course)).toMatchObject({ answer: { code: 'already-enrolled' } });
    await setCourse(database.db, sold.course.id, { capacity: 2 });
    const asked = (person?: User) =>
      world.call(calls.getWaitingPlace, { courseId: sold.course.slug }, person ?? world.staff);
    expect((await asked(buyer)).answer).toMatchObject({ isEnrollable: false });
    expect((await asked()).answer).toMatchObject({ isEnrollable: true, waitingPlace: null });

    const course = await addCourse(database.db, { capacity: 1, waitlist: sold.course.waitlist });
    const [paying, looking] = await world.addPeople(2);
    if (!paying || !looking) throw new Error('two');
    await world.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, looking);
    await world.press(paying, course);
    expect((await world.join(paying, course)).answer.message).toContain('waits for its payment');
    expect((await world.join(looking, course)).status).toBe(200);
  });
});

describe('a freed seat', () => {
  test('is offered to the first in line for a day, and to nobody else', async () => {
    const sold = await world.addFull(2);
    const people = await world.addLine(sold.course, 2);
    await world.free(sold, 0);
    expect(await world.inLine(sold.course, people)).toEqual(['1 offered', '2']);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 2, enrolled: 1, offered: 1 });
    const { offer } = (await world.placeOf(people[0] ?? world.staff, sold.course)) ?? {};
    const hours = (Date.parse(offer?.endsAt ?? '') - Date.parse(offer?.offeredAt ?? '')) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const stranger = await world.press(await addUser(database.db), sold.course);
    expect(stranger.answer).toMatchObject({ code: 'no-seat-left' });
    const second = await world.press(people[1] ?? world.staff, sold.course);
    expect(second.answer).toMatchObject({ code: 'no-seat-left' });
    expect(world.announced('waiting.offered')).toHaveLength(1);
  });

  test('becomes the seat of an ordinary order of whoever it is offered to', async () => {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 2);
    await world.free(sold, 0);
    const [first] = people;
    if (!first) throw new Error('somebody');
    const { answer } = await world.press(first, sold.course);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, held: 1 });
    expect(await world.inLine(sold.course, people)).toEqual(['1 paying', '2']);
    world.payOnPage(answer);
    await world.check(first, answer.reference);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, enrolled: 1 });
    expect(await world.inLine(sold.course, people)).toEqual(['2']);
  });

  test('of whoever got it that way is the next one’s when they leave the course, and they may stand in line again', async () => {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 2);
    const [first] = people;
    if (!first) throw new Error('somebody');
    await world.free(sold, 0);
    const reference = await world.buy(first, sold.course);
    await world.free({ orders: [{ buyer: first, reference }] }, 0);
    expect(await world.inLine(sold.course, people)).toEqual(['2 offered']);
    expect((await world.join(first, sold.course)).answer).toMatchObject({ waitingPlace: { place: 2 } });
  });

  test('is held for as long as was offered, though its person pays at once', async () => {
    const sold = await world.addFull(1);
    const [first] = await world.addLine(sold.course, 1);
    await world.free(sold, 0);
    if (!first) throw new Error('somebody');
    const { answer } = await world.press(first, sold.course);
    const { holdEndsAt } = await world.read(first, answer.reference);
    expect(Date.parse(String(holdEndsAt)) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  test('that nobody paid for in time goes to the next, and its person stays right behind them', async () => {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 3);
    await world.free(sold, 0);
    await world.lapse(sold.course);
    expect(await world.inLine(sold.course, people)).toEqual(['2 offered', '1', '3']);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, offered: 1 });
  });

  test('that all have let pass is for everybody, and the next one is for the list again', async () => {
    const sold = await world.addFull(2);
    const people = await world.addLine(sold.course, 2);
    await world.free(sold, 0);
    await world.lapse(sold.course);
    await world.lapse(sold.course);
    expect(await world.inLine(sold.course, people)).toEqual(['2', '1']);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, enrolled: 1 });
    await world.buy(await addUser(database.db), sold.course);
    await world.free(sold, 1);
    expect(await world.inLine(sold.course, people)).toEqual(['2 offered', '1']);
  });

  test('that is declined goes to the next at once; who leaves is in line no more', async () => {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 3);
    const [first, second] = people;
    if (!first || !second) throw new Error('two');
    await world.free(sold, 0);
    await world.decline(first, sold.course);
    expect(await world.inLine(sold.course, people)).toEqual(['2 offered', '1', '3']);
    await world.leave(second, sold.course);
    expect(await world.inLine(sold.course, people)).toEqual(['1 offered', '3']);
    expect(await world.placeOf(second, sold.course)).toBeNull();
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, offered: 1 });
  });

  test('of an order that was given up before it was paid goes to the next, who was offered it too', async () => {
    const sold = await world.addFull(1);
    const people = await world.addLine(sold.course, 2);
    const [first] = people;
    if (!first) throw new Error('somebody');
    await world.free(sold, 0);
    const { answer } = await world.press(first, sold.course);
    expect((await world.leave(first, sold.course)).answer.message).toContain('Your order has taken the seat');
    await world.call(orderEndpoints.abandonOrder, { reference: String(answer.reference) }, first);
    expect(await world.inLine(sold.course, people)).toEqual(['2 offered', '1']);
  });

  test('is kept by an order that is paid in another way, though people wait', async () => {
    const course = await addCourse(database.db, {
      capacity: 1,
      waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
    });
    const buyer = await addUser(database.db);
    await world.press(buyer, course, { method: 'bank' });
    const people = await world.addLine(course, 1);
    expect((await world.press(buyer, course, { method: 'card' })).status).toBe(200);
    expect(await world.inLine(course, people)).toEqual(['1']);
    expect(await world.seatsOf(course)).toEqual({ taken: 1, held: 1 });
  });

  test('of a hold that ended without a payment is for the list', async () => {
    const course = await addCourse(database.db, {
      capacity: 1,
      waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
    });
    const { answer } = await world.press(await addUser(database.db), course);
    const people = await world.addLine(course, 1);
    await world.endHoldIn(answer.reference, -11);
    const stranger = await world.press(await addUser(database.db), course);
    expect(stranger.answer).toMatchObject({ code: 'no-seat-left' });
    await world.runJob('end-holds');
    expect(await world.inLine(course, people)).toEqual(['1 offered']);
  });

  test('is for everybody where staff offer by hand, or the deadline is near', async () => {
    const byHand = await world.addFull(1, {
      waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: false },
    });
    await world.addLine(byHand.course, 1);
    const near = await world.addFull(1);
    await world.addLine(near.course, 1);
    await setCourse(database.db, near.course.id, { deadlineAt: new Date(Date.now() + 12.5 * 3_600_000) });
    for (const sold of [byHand, near]) {
      await world.free(sold, 0);
      expect(await world.seatsOf(sold.course)).toEqual({ taken: 0 });
    }
  });

  test('ten of them, five who wait: each gets one, and five are for everybody', async () => {
    const sold = await world.addFull(10);
    const people = await world.addLine(sold.course, 5);
    await world.free(sold, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(await world.inLine(sold.course, people)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} offered`),
    );
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 5, offered: 5 });
    await world.buy(await addUser(database.db), sold.course);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 6, offered: 5, enrolled: 1 });
  });

  test('is one seat to its person, also where another is free: the offer is taken, not a second one', async () => {
    const sold = await world.addFull(2);
    const [first] = await world.addLine(sold.course, 1);
    if (!first) throw new Error('somebody');
    await world.free(sold, 0, 1);
    await world.press(first, sold.course);
    expect(await world.seatsOf(sold.course)).toEqual({ taken: 1, held: 1 });
  });
});

test('a page that everybody shares may ask for the own place; strangers have none', async () => {
  const { course } = await world.addFull(1);
  const [person] = await world.addLine(course, 1);
  const own = async (...who: [User?]) =>
    (await world.call(calls.findOwnWaiting, { courseId: course.slug }, ...who)).answer;
  expect(await own(person)).toMatchObject({ waitingPlace: { place: 1, of: 1 } });
  expect(await own(world.staff)).toMatchObject({ waitingPlace: null });
  expect(await own()).toMatchObject({ waitingPlace: null });
});

test('at the checkout a seat is left for whoever it is offered to, and says until when', async () => {
  const sold = await world.addFull(1);
  const people = await world.addLine(sold.course, 2);
  await world.free(sold, 0);
  const left = await Promise.all(
    people.map(async (person) => {
      const { answer } = await world.call(
        checkoutEndpoints.getCheckout,
        { courseId: sold.course.slug },
        person,
      );
      return [(answer.course as { seatsLeft?: number } | undefined)?.seatsLeft, answer.offerEndsAt !== null];
    }),
  );
  expect(left).toEqual([
    [1, true],
    [0, false],
  ]);
});
