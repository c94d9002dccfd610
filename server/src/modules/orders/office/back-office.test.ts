import { afterAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { needsActionEndpoints as needs } from '#contracts/orders/admin-needs-action.ts';
import { type AdminOrderDetail, adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const PASSWORD = 'an office password';
const DEPOSIT = { acceptFullPayment: true, acceptDeposit: true };
const DAY_MS = 86_400_000;

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin', password: PASSWORD }));
afterAll(() => expectTrueBooks(database.db));

const readOrder = async (reference: string): Promise<AdminOrderDetail> => {
  const { answer } = await world.call(calls.adminGetOrder, { reference }, staff);
  return calls.adminGetOrder.response.parse(answer).order;
};
const auditedActions = async () => {
  const { rows } = await database.pool.query<{ action: string }>('select action from audit_entries');
  return rows.map(({ action }) => action);
};

describe('a transfer', () => {
  const order = async (course: InPersonCourse) => {
    const person = await addUser(database.db);
    const { answer } = await world.press(person, course, { method: 'bank' });
    return { person, reference: String(answer.reference) };
  };
  const record = (reference: string, transfer: Partial<RequestOf<typeof calls.recordBankTransfer>>) => {
    const facts = { amountAed: 627_850, transactionId: reference, receivedOn: '2026-11-20', ...transfer };
    return world.call(calls.recordBankTransfer, { reference, ...facts }, staff);
  };

  test('that was recorded twice counts once', async () => {
    const course = await addCourse(database.db);
    const { reference } = await order(course);
    expect((await record(reference, {})).answer).toMatchObject({ order: { state: 'confirmed' } });
    expect((await record(reference, {})).status).toBe(200);
    const { captures, paidAed, lines } = await readOrder(reference);
    expect([captures.length, paidAed, lines[0]?.enrolled]).toEqual([1, 627_850, true]);
    expect(await auditedActions()).toContain('order.transfer-recorded');
    const other = await order(await addCourse(database.db));
    expect((await record(other.reference, { transactionId: reference })).answer.code).toBe('conflict');
  });

  test('of a part waits for the rest, and staff see that it does', async () => {
    const course = await addCourse(database.db);
    const { person, reference } = await order(course);
    await record(reference, { amountAed: 600_000, transactionId: 'first' });
    expect(await readOrder(reference)).toMatchObject({
      state: 'placed',
      paidAed: 600_000,
      lines: [{ enrolled: false }],
    });
    expect((await world.press(person, course)).answer.code).toBe('wrong-state');
    const listed = await world.call(calls.adminListOrders, { q: reference.toLowerCase() }, staff);
    expect(listed.answer.orders).toMatchObject([{ reference, hasOpenAction: true }]);
    await record(reference, { amountAed: 27_850, transactionId: 'second' });
    expect(await readOrder(reference)).toMatchObject({ state: 'confirmed', paidAed: 627_850 });
  });

  test('may be given more days', async () => {
    const { reference } = await order(await addCourse(database.db));
    const before = (await readOrder(reference)).holdEndsAt ?? '';
    const { answer } = await world.call(calls.extendHold, { reference, days: 3 }, staff);
    const { holdEndsAt } = (answer as { order: AdminOrderDetail }).order;
    expect(Date.parse(holdEndsAt ?? '') - Date.parse(before)).toBe(3 * DAY_MS);
    const byCard = await world.press(await addUser(database.db), await addCourse(database.db));
    const refused = await world.call(
      calls.extendHold,
      { reference: String(byCard.answer.reference), days: 3 },
      staff,
    );
    expect(refused.answer.code).toBe('wrong-state');
  });

  test('that never came in full ends the hold all the same, and staff decide what becomes of the money', async () => {
    const course = await addCourse(database.db, { capacity: 1 });
    const { reference } = await order(course);
    await record(reference, { amountAed: 100_000 });
    await world.endHoldIn(reference, 0);
    await world.runJob('end-holds');
    expect(await world.stateOf(reference)).toBe('lapsed');
    expect((await world.countsOf(course)).taken).toBe(0);
    const { answer } = await world.call(needs.listNeedsAction, {}, staff);
    const about = (answer.actions as { kind: string; orderReference: string }[]).filter(
      ({ orderReference }) => orderReference === reference,
    );
    const told = { person: expect.stringMatching(/^Sample Person/), courseCode: course.code };
    expect(about).toContainEqual(expect.objectContaining({ ...told, kind: 'lapsed-with-money' }));
    const message = 'A transfer does not cover what is due';
    expect(about).toContainEqual(
      expect.objectContaining({ ...told, kind: 'underpaid', aed: 100_000, message }),
    );
  });

  test('after the hold still finds a seat', async () => {
    const course = await addCourse(database.db, { capacity: 1 });
    const { reference } = await order(course);
    await world.endHoldIn(reference, 0);
    await world.runJob('end-holds');
    expect(await world.stateOf(reference)).toBe('lapsed');
    await record(reference, {});
    expect(await world.stateOf(reference)).toBe('confirmed');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
  });
});

describe('a refund', () => {
  const refund = (reference: string, wish: Partial<RequestOf<typeof calls.refundOrder>>, by = admin) =>
    world.call(
      calls.refundOrder,
      { reference, amountAed: 1, reason: 'Illness', password: PASSWORD, ...wish },
      by,
    );

  test('needs an administrator and their password', async () => {
    const reference = await world.buy(await addUser(database.db), await addCourse(database.db));
    expect((await refund(reference, {}, staff)).status).toBe(403);
    const wrong = await refund(reference, { password: 'a wrong password' });
    expect([wrong.status, wrong.answer.code]).toEqual([403, 'confirm-password']);
    expect((await readOrder(reference)).refunds).toEqual([]);
  });

  test('of a part leaves the person enrolled; never more than was paid goes back', async () => {
    const reference = await world.buy(await addUser(database.db), await addCourse(database.db));
    expect((await refund(reference, { amountAed: 100_000 })).status).toBe(200);
    expect(await readOrder(reference)).toMatchObject({ refundableAed: 527_850, lines: [{ enrolled: true }] });
    const tooMuch = await refund(reference, { amountAed: 527_851, cancelEnrolment: true });
    expect([tooMuch.status, tooMuch.answer.code]).toEqual([422, 'refund-too-large']);
    expect(await readOrder(reference)).toMatchObject({ state: 'confirmed', lines: [{ enrolled: true }] });
    await world.sendRefunds();
    expect(await readOrder(reference)).toMatchObject({
      paidAed: 527_850,
      parts: [{ state: 'paid' }],
      refunds: [{ aed: 100_000, state: 'succeeded' }],
    });
  });

  test('of everything has to say what becomes of the place: cancelled too, or kept with the balance due', async () => {
    const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
    const reference = await world.buy(await addUser(database.db), course, { paymentPlan: 'deposit' });
    const unsaid = await refund(reference, { amountAed: 125_570 });
    expect(unsaid.answer.issues).toMatchObject([{ field: 'cancelEnrolment' }]);
    expect((await readOrder(reference)).refunds).toEqual([]);
    expect((await refund(reference, { amountAed: 125_570, cancelEnrolment: false })).status).toBe(200);
    await world.sendRefunds();
    expect(await readOrder(reference)).toMatchObject({
      state: 'confirmed',
      lines: [{ enrolled: true }],
      paidAed: 0,
      parts: [{ state: 'refunded', payable: false }, { payable: true }],
    });
  });

  test('with the enrollment closes the card page of a later part first', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
    const reference = await world.buy(person, course, { paymentPlan: 'deposit' });
    const { answer } = await world.call(orderEndpoints.payObligation, { reference }, person);
    await refund(reference, { amountAed: 125_570, cancelEnrolment: true });
    expect(world.payOnPage(answer)).toBe(false);
  });

  test('of everything with the enrollment frees the seat and drops what was still to be paid', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { capacity: 1, paymentOptions: DEPOSIT });
    const reference = await world.buy(person, course, { paymentPlan: 'deposit' });
    const done = await refund(reference, { amountAed: 125_570, cancelEnrolment: true });
    expect(done.answer).toMatchObject({
      order: { state: 'cancelled', lines: [{ enrolled: false }], nextDue: null },
    });
    await world.sendRefunds();
    expect(await readOrder(reference)).toMatchObject({
      paidAed: 0,
      paidEur: 0,
      parts: [{ state: 'refunded' }, { state: 'void', payable: false }],
    });
    expect((await world.check(person, reference)).answer.status).toBe('refunded');
    const [sent] = (await readOrder(reference)).refunds;
    expect(sent?.paper?.number).toMatch(/^RF-\d{4}-\d{6}$/);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
    const { rows } = await database.pool.query('select id from orders where reference = $1', [reference]);
    expect(world.announced('enrolment.cancelled')).toContainEqual({ orderId: rows[0]?.id });
    expect(await auditedActions()).toContain('order.refunded');
    const again = await world.buy(person, course);
    expect(await world.stateOf(again)).toBe('confirmed');
  });
});

test('staff ask once more for the part that is open, each time by a mail of its own, and not where all is paid', async () => {
  const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
  const reference = await world.buy(await addUser(database.db), course, { paymentPlan: 'deposit' });
  const remind = (of: string) => world.call(calls.remindOfPart, { reference: of }, staff);
  const before = world.announced('part.due').length;
  expect((await remind(reference)).status).toBe(200);
  expect((await remind(reference)).status).toBe(200);
  const { nextDue } = await readOrder(reference);
  const reminders = world.announced('part.due').slice(before);
  expect(reminders).toMatchObject(Array(2).fill({ obligationId: nextDue?.obligationId }));
  expect(new Set(reminders.map(({ kind }) => kind)).size).toBe(2);
  const paid = await world.buy(await addUser(database.db), await addCourse(database.db));
  expect((await remind(paid)).answer.code).toBe('wrong-state');
});

test('staff find orders by state, course, name and address', async () => {
  const person = await addUser(database.db, { firstName: 'Zelda', lastName: 'Quince' });
  const course = await addCourse(database.db);
  const reference = await world.buy(person, course);
  const find = async (query: RequestOf<typeof calls.adminListOrders>) => {
    const { answer } = await world.call(calls.adminListOrders, query, staff);
    return (answer.orders as { reference: string }[]).map((order) => order.reference);
  };
  expect(await find({ q: 'zelda quince' })).toEqual([reference]);
  expect(await find({ q: person.email.toUpperCase() })).toEqual([reference]);
  expect(await find({ q: '%' })).toEqual([]);
  expect(await find({ course: course.code })).toEqual([reference]);
  expect(await find({ course: course.slug, state: 'placed' })).toEqual([]);
  expect(await find({ course: 'no-such-course' })).toEqual([]);
});

test('what is coming up at the home of the back office is of every kind that has days', async () => {
  const day = addDays(localDate(new Date().toISOString().slice(0, 10)), 1);
  const evening = { date: day, startTime: '18:00', endTime: '19:30' };
  const { id } = await addLiveCourse(database.db, { sessions: [evening] });
  const { nextCourses } = (await world.call(calls.getDashboard, {}, staff)).answer.dashboard as {
    nextCourses: object[];
  };
  expect(nextCourses).toContainEqual(expect.objectContaining({ _id: id, kind: 'OnlineLiveTraining' }));
});

test('the home of the back office counts what waits, and shows what was ordered last', async () => {
  const read = async () =>
    (await world.call(calls.getDashboard, {}, staff)).answer.dashboard as {
      openActions: number;
      waitingTransfers: number;
      recentOrders: { reference: string }[];
    };
  const before = await read();
  const reference = await world.buy(await addUser(database.db), await addCourse(database.db));
  await world.press(await addUser(database.db), await addCourse(database.db), { method: 'bank' });
  const after = await read();
  expect(after.waitingTransfers - before.waitingTransfers).toBe(1);
  expect(after.recentOrders.map((order) => order.reference)).toContain(reference);
  const listed = await world.call(needs.listNeedsAction, {}, staff);
  const actions = listed.answer.actions as { _id: string; orderReference: string | null }[];
  expect(actions).toHaveLength(after.openActions);
  const actionId = actions[0]?._id ?? '';
  expect((await world.call(needs.resolveAction, { actionId }, staff)).status).toBe(200);
  expect((await world.call(needs.resolveAction, { actionId }, staff)).status).toBe(404);
  expect((await read()).openActions).toBe(after.openActions - 1);
  const counted = await world.call(needs.countNeedsAction, {}, staff);
  expect(counted.answer.count).toBe(after.openActions - 1);
  expect(await auditedActions()).toContain('action.resolved');
});
