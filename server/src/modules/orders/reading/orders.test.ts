import { describe, expect, test } from 'vitest';
import { adminOrderEndpoints as office } from '#contracts/orders/admin-orders.ts';
import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { addDays, formatLongDate, localDate } from '#domain/time/local-date.ts';
import { listActions } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { ordersCsv } from '../office/orders-csv.ts';
import { reminderFor } from '../parts/remind-due-parts.ts';
import type { OpenPart } from './order-lists.repository.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db, { now: () => now }));
let now = new Date();

const today = localDate(new Date().toISOString().slice(0, 10));
const noonOf = (day: string) => new Date(`${day}T08:00:00Z`);
const atDay = async (day: string, work: () => Promise<void>) => {
  now = noonOf(day);
  await work();
  now = new Date();
};
const DEPOSIT = { acceptFullPayment: false, acceptDeposit: true };

describe('an order', () => {
  test('of somebody else looks like one that is not there, whatever is asked', async () => {
    const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
    const stranger = await addUser(database.db);
    const theirs = await world.buy(await addUser(database.db), course);
    const unknown = 'AUR-0000000000';
    for (const call of [
      calls.getOrder,
      calls.getPaymentStatus,
      calls.checkPayment,
      calls.payObligation,
      calls.abandonOrder,
    ]) {
      const ask = async (reference: string) => {
        const { status, answer } = await world.call(call, { reference }, stranger);
        return { status, message: answer.message, code: answer.code };
      };
      expect((await ask(theirs)).status).toBe(404);
      expect(await ask(theirs)).toEqual(await ask(unknown));
    }
    expect((await world.call(calls.listOrders, {}, stranger)).answer.orders).toEqual([]);
    expect((await world.call(calls.getOrder, { reference: theirs })).status).toBe(401);
    expect(await world.stateOf(theirs)).toBe('confirmed');
  });

  test('has the documents of its course for as long as its person is enrolled', async () => {
    const url = 'https://papers.example/handout.pdf';
    const course = await addCourse(database.db, {
      media: { documents: [url], captions: { [url]: 'Handout' } },
    });
    const person = await addUser(database.db);
    const reference = await world.buy(person, course);
    const documents = async () => (await world.read(person, reference)).lines[0]?.documents;
    expect(await documents()).toEqual([{ url, name: 'Handout' }]);
    await database.pool.query(
      `update enrolments e set cancelled_at = now() from orders o join order_lines l on l.order_id = o.id
        join order_places p on p.line_id = l.id where p.id = e.place_id and o.reference = $1`,
      [reference],
    );
    expect(await documents()).toEqual([]);
  });

  test('of several courses shows each with its own price, state and ways on, in the order of the cart', async () => {
    const person = await addUser(database.db);
    const run = await addCourse(database.db, { priceEur: 100_000, title: 'Fillers' });
    const selfPaced = await addSelfPaced(database.db, { priceEur: 20_000, title: 'Anatomy' });
    const { answer } = await world.pressCart(person, [run, selfPaced]);
    const reference = String(answer.reference);
    expect(await world.read(person, reference)).toMatchObject({
      title: 'Fillers and 1 more',
      lines: [
        { priceEur: 100_000, enrolled: false, policy: null, places: [{ state: 'open', email: null }] },
        { priceEur: 20_000, enrolled: false, links: { learning: null } },
      ],
    });
    world.payOnPage(answer);
    await world.check(person, reference);
    const { lines } = await world.read(person, reference);
    expect(lines).toMatchObject([
      {
        course: { title: 'Fillers' },
        enrolled: true,
        links: { calendar: `/in-person/courses/${run.slug}/calendar.ics`, learning: null },
        places: [{ state: 'accepted' }],
      },
      {
        course: { title: 'Anatomy' },
        enrolled: true,
        policy: null,
        links: { calendar: null, learning: `/elearning/course/${selfPaced.slug}` },
      },
    ]);
    expect(lines[0]?.policy?.cancellation).not.toEqual([]);
    const listed = await world.call(calls.listOrders, {}, person);
    expect(listed.answer.orders).toMatchObject([
      { title: 'Fillers and 1 more', lines: [{ priceEur: 100_000 }, { priceEur: 20_000 }] },
    ]);
  });

  test('of several courses is found in the office by each, with all of them in its row and the notes in its detail', async () => {
    const person = await addUser(database.db);
    const staff = await addUser(database.db, { role: 'staff' });
    const run = await addCourse(database.db, { title: 'Fillers' });
    const other = await addSelfPaced(database.db, { title: 'Anatomy', priceEur: 20_000 });
    const { answer } = await world.pressCart(person, [run, other], { orderNotes: 'PO 4711' });
    const reference = String(answer.reference);
    for (const { slug } of [run, other]) {
      const listed = await world.call(office.adminListOrders, { course: slug }, staff);
      const { orders } = office.adminListOrders.response.parse(listed.answer);
      expect(orders).toMatchObject([{ reference, title: 'Fillers and 1 more' }]);
      expect(ordersCsv(orders)).toContain(`${run.code}, ${other.code}`);
    }
    const detail = await world.call(office.adminGetOrder, { reference }, staff);
    expect(detail.answer.order).toMatchObject({ notes: 'PO 4711', lines: [{}, {}] });
  });

  test('is paid only in its own parts', async () => {
    const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
    const [mine, other] = [await addUser(database.db), await addUser(database.db)];
    const theirs = await world.buy(other, course);
    const reference = await world.buy(mine, course);
    const { rows } = await database.pool.query<{ id: string }>(
      'select b.id from obligations b join orders o on o.id = b.owner_id where o.reference = $1 and b.sequence = 1',
      [theirs],
    );
    const foreign = await world.call(calls.payObligation, { reference, obligationId: rows[0]?.id }, mine);
    expect(foreign.status).toBe(404);
  });

  test('that waits for its first payment leads back to the same card page', async () => {
    const person = await addUser(database.db);
    const { answer } = await world.press(person, await addCourse(database.db));
    const reference = String(answer.reference);
    const resumed = await world.call(calls.payObligation, { reference }, person);
    expect(resumed.answer.redirectUrl).toBe(answer.redirectUrl);
  });

  test('is listed newest first, a page at a time, and not before it is placed', async () => {
    const person = await addUser(database.db);
    const references: unknown[] = [];
    for (let n = 0; n < 22; n++) {
      const { answer } = await world.press(person, await addCourse(database.db));
      references.unshift(answer.reference);
    }
    const first = await world.call(calls.listOrders, {}, person);
    const second = await world.call(calls.listOrders, { cursor: String(first.answer.nextCursor) }, person);
    const orders = [first, second].flatMap(({ answer }) => answer.orders as { reference: string }[]);
    expect(orders.map(({ reference }) => reference)).toEqual(references);
    expect(second.answer.nextCursor).toBeNull();
    expect((await world.call(calls.listOrders, { cursor: 'x' }, person)).status).toBe(400);
  });

  test('whose card was declined has failed until the person tries again', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db);
    const { answer } = await world.press(person, course);
    world.gateway.decline(String(answer.redirectUrl).split('/').pop() ?? '');
    expect((await world.check(person, answer.reference)).answer.status).toBe('failed');
    const again = await world.press(person, course);
    world.payOnPage(again.answer);
    expect((await world.check(person, again.answer.reference)).answer.status).toBe('completed');
  });
});

describe('a part that is not paid', () => {
  test('is announced a week and a day before and when it was missed, then staff are told once', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, { paymentOptions: DEPOSIT });
    const reference = await world.buy(person, course);
    const dueOn = addDays(localDate(course.startDate ?? ''), -7);
    const remind = async (day: string) => {
      const before = world.announced('part.due').length;
      await atDay(day, () => world.runJob('remind-due-parts'));
      return world
        .announced('part.due')
        .slice(before)
        .map(({ kind }) => kind);
    };
    expect(await remind(addDays(dueOn, -8))).toEqual([]);
    expect(await remind(addDays(dueOn, -7))).toContain('week-before');
    expect(await remind(addDays(dueOn, -1))).toContain('day-before');
    expect(await remind(dueOn)).toEqual([]);
    expect(await remind(addDays(dueOn, 1))).toContain('missed');
    const ours = async () =>
      (await listActions(database.db)).filter(({ message }) => message.includes(formatLongDate(dueOn)))
        .length;
    const before = await ours();
    expect(await remind(addDays(dueOn, 2))).toEqual([]);
    const after = await ours();
    expect(after).toBeGreaterThan(before);
    await remind(addDays(dueOn, 3));
    expect(await ours()).toBe(after);
    expect(await world.stateOf(reference)).toBe('confirmed');
    await atDay(addDays(dueOn, 1), async () => {
      const { answer } = await world.call(calls.getOrder, { reference }, person);
      expect(answer.order).toMatchObject({ parts: [{ state: 'paid' }, { state: 'overdue', payable: true }] });
    });
  });

  test.each([
    [7, 30, 'week-before'],
    [7, 7, undefined],
    [6, 30, undefined],
    [1, 2, 'day-before'],
    [1, 1, undefined],
    [0, 30, undefined],
    [-1, 30, 'missed'],
    [-2, 30, undefined],
  ])('with %i days left, known for %i: %s', (left, known, kind) => {
    const dueOn = addDays(today, left);
    const part: OpenPart = {
      obligationId: 'b',
      orderId: 'o',
      dueOn,
      createdOn: addDays(dueOn, -known),
      today,
      wasReported: false,
    };
    expect(reminderFor(part)).toBe(kind);
  });
});

test('my courses are listed with the next at the top, past ones at the end', async () => {
  const person = await addUser(database.db);
  const soon = await addCourse(database.db, { startDate: addDays(today, 20), endDate: addDays(today, 21) });
  const later = await addCourse(database.db, { paymentOptions: DEPOSIT });
  const past = await addCourse(database.db, { startDate: addDays(today, 10), endDate: addDays(today, 11) });
  for (const course of [later, past, soon]) await world.buy(person, course);
  await database.pool.query(`update course_runs set start_date = $2, end_date = $2 where course_id = $1`, [
    past.id,
    addDays(today, -10),
  ]);
  const { answer } = await world.call(calls.listMyCourses, {}, person);
  expect(answer.courses).toMatchObject([
    { slug: soon.slug, isPast: false, openEur: 0 },
    { slug: later.slug, isPast: false, openEur: 116_000 },
    { slug: past.slug, isPast: true },
  ]);
});
