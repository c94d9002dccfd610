import { describe, expect, test } from 'vitest';
import { adminCourseCalls as courseCalls } from '#contracts/course-office/admin-courses.ts';
import type { AnswerOf, RequestOf } from '#contracts/endpoint.ts';
import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { orderSteps } from '#contracts/orders/order-query.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { bindings } from '#server/bindings.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

type ToFill = AnswerOf<typeof calls.getDashboard>['dashboard']['toFill'];

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

test('a coming course that too few are enrolled on says until when somebody has to decide', async () => {
  const startDate = addDays(localDate(new Date().toISOString().slice(0, 10)), 3);
  const course = await addCourse(database.db, { startDate, endDate: startDate, minEnrollment: 1 });
  const read = async () => {
    const { answer } = await world.call(calls.getDashboard, {}, staff);
    const { nextCourses } = calls.getDashboard.response.parse(answer).dashboard;
    return nextCourses.find(({ _id }) => _id === course.id);
  };
  expect(await read()).toMatchObject({ minEnrollment: 1, decideBy: addDays(startDate, -14) });
  await world.buy(await addUser(database.db), course);
  expect(await read()).toMatchObject({ enrolled: 1, decideBy: null });
});

test('licenses that wait are counted, and those that wait longest are named with their pages', async () => {
  const read = async () => {
    const { answer } = await world.call(calls.getDashboard, {}, staff);
    return calls.getDashboard.response.parse(answer).dashboard.licences;
  };
  expect(await read()).toEqual({ waiting: 0, oldest: [] });
  await addLicence(database.db, await addUser(database.db), { state: 'accepted' });
  const waiting = [];
  for (const lastName of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    waiting.push(await addLicence(database.db, await addUser(database.db, { firstName: 'Nr', lastName })));
  const { waiting: count, oldest } = await read();
  expect(count).toBe(6);
  expect(oldest.map(({ _id }) => _id)).toEqual(waiting.slice(0, 5).map(({ id }) => id));
  expect(oldest[0]).toMatchObject({ name: 'Nr One', profession: 'Dermatologist' });
});

describe('seats to fill are those of the courses that they lead to, by kind', () => {
  const own = given(freshDatabase);
  const shop = given(() => createOrdersWorld(own.db));
  const manager = given(() => testCalls(bindings, { db: own.db }));
  const clerk = given(() => addUser(own.db, { role: 'staff' }));

  const expectProvenOf = async (kind: RunKind, { until, kinds }: ToFill) => {
    const list = courseCalls[kind].listAdminCourses;
    const listed = async (view?: 'needs-minimum') => {
      const { answer } = await manager.call(list, { view, status: 'open', until }, clerk);
      return list.response.parse(answer);
    };
    const { capacity, left, courses, belowMinimum } = kinds[kind];
    const all = await listed();
    expect([kind, all.seats, all.total]).toEqual([kind, { capacity, left }, courses]);
    const free = all.courses.map(
      ({ enrollment: { seatsAvailable, seatsTaken } }) => seatsAvailable - seatsTaken,
    );
    expect([kind, free.length, free.reduce((sum, one) => sum + one, 0)]).toEqual([kind, courses, left]);
    const low = await listed('needs-minimum');
    expect([kind, low.courses.length, low.total]).toEqual([kind, belowMinimum, belowMinimum]);
  };
  const readProven = async () => {
    const { answer } = await shop.call(calls.getDashboard, {}, clerk);
    const { toFill } = calls.getDashboard.response.parse(answer).dashboard;
    for (const kind of RUN_KINDS) await expectProvenOf(kind, toFill);
    return toFill;
  };

  test('before there is a course', async () => {
    const { kinds } = await readProven();
    expect(kinds.InPersonCourse).toEqual({ capacity: 0, left: 0, courses: 0, belowMinimum: 0 });
  });

  test('until the last day of the month after next, of what is on sale', async () => {
    const { until } = await readProven();
    const today = localDate(localDateIn(new Date(), ACADEMY_ZONE));
    const on = (startDate: string, more = {}) =>
      addCourse(own.db, { startDate, endDate: startDate, capacity: 10, minEnrollment: 1, ...more });
    await shop.buy(await addUser(own.db), await on(addDays(today, 3)));
    await on(until);
    await on(addDays(localDate(until), 1));
    await on(addDays(today, 5), { status: 'draft' });
    await on(addDays(today, 5), { status: 'closed' });
    await addLiveCourse(own.db, {
      sessions: [{ date: addDays(today, 2), startTime: '18:00', endTime: '19:30' }],
    });
    const { kinds } = await readProven();
    expect(kinds.InPersonCourse).toEqual({ capacity: 20, left: 19, courses: 2, belowMinimum: 1 });
    expect(kinds.OnlineLiveTraining.courses).toBe(1);
  });

  test('a day that there is not is refused', async () => {
    const asked = { until: '2027-02-30' };
    for (const kind of RUN_KINDS)
      expect((await manager.call(courseCalls[kind].listAdminCourses, asked, clerk)).status).toBe(400);
  });
});

describe('every number of the home is that of the orders that it leads to', () => {
  const fresh = given(freshDatabase);
  const shop = given(() => createOrdersWorld(fresh.db));
  const clerk = given(() => addUser(fresh.db, { role: 'staff' }));
  const read = async () =>
    calls.getDashboard.response.parse((await shop.call(calls.getDashboard, {}, clerk)).answer).dashboard;

  /** Page by page, as a reader counts them. */
  const listed = async (asked: RequestOf<typeof calls.adminListOrders>) => {
    const references: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { ...asked, ...(cursor && { cursor }) };
      const { answer } = await shop.call(calls.adminListOrders, query, clerk);
      const { orders, total, nextCursor } = calls.adminListOrders.response.parse(answer);
      references.push(...orders.map(({ reference }) => reference));
      if (!nextCursor) return { references, total };
      cursor = nextCursor;
    }
  };

  const expectProven = async () => {
    const { due, steps, waitingTransfers } = await read();
    const { from, to } = steps;
    for (const step of orderSteps) {
      const { references, total } = await listed({ step, from, to });
      expect([step, references.length, total?.orders]).toEqual([step, steps[step], steps[step]]);
    }
    for (const state of ['late', 'soon'] as const) {
      const { references, total } = await listed({ due: state });
      expect([state, references.length, total]).toEqual([state, due[state].orders, due[state]]);
    }
    const waiting = await listed({ state: 'placed', method: 'bank' });
    expect(waiting.references).toHaveLength(waitingTransfers);
  };

  test('before anything is ordered', async () => {
    await expectProven();
    expect((await read()).steps).toMatchObject({ begun: 0, placed: 0, paid: 0 });
  });

  test('with orders at every step, and parts that are late, soon due, later due, paid and given up', async () => {
    const DEPOSIT = { acceptFullPayment: true, acceptDeposit: true };
    const plan = { paymentPlan: 'deposit' } as const;
    const course = await addCourse(fresh.db, { capacity: 90, paymentOptions: DEPOSIT });
    const parted = [];
    for (let at = 0; at < 3; at++) parted.push(await shop.buy(await addUser(fresh.db), course, plan));
    await shop.buy(await addUser(fresh.db), await addCourse(fresh.db));
    await shop.press(await addUser(fresh.db), await addCourse(fresh.db), { method: 'bank' });
    await shop.press(await addUser(fresh.db), await addCourse(fresh.db));
    const inDays = (reference: string | undefined, days: number) =>
      fresh.pool.query(
        `update obligations set due_on = (now() at time zone 'Asia/Dubai')::date + $2::int
         where sequence = 1 and owner_id = (select id from orders where reference = $1)`,
        [reference, days],
      );
    await inDays(parted[0], -1);
    await inDays(parted[1], 14);
    await inDays(parted[2], 15);
    await expectProven();
    const { due, steps } = await read();
    expect([due.late.orders, due.soon.orders]).toEqual([1, 2]);
    expect(due.soon.dueEur).toBe(2 * due.late.dueEur);
    expect(due.late.dueEur).toBeGreaterThan(0);
    expect(steps).toMatchObject({ begun: 6, placed: 6, paid: 4 });
    expect((await listed({ due: 'late' })).references).toEqual([parted[0]]);
  });

  test('what the list does not know is refused', async () => {
    for (const query of [{ due: 'never' }, { step: 'seen' }, { from: '2027-02-30' }])
      expect((await shop.call(calls.adminListOrders, query as never, clerk)).status).toBe(400);
  });
});
