import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { waitingListEndpoints } from '#contracts/waiting-list/waiting-list.ts';
import { orders } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld, dayIn } from '#server/testing/worlds/moving-world.ts';
import { replaceLinks } from '../../catalogue/index.ts';
import { requireOrder } from '../../orders/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('who may not', () => {
  test('move a course of another order by the name of an own one', async () => {
    const [mine, foreign] = [await world.bought(), await world.bought()];
    const to = await world.addRun({ inDays: 120 }, foreign.from);
    const lineId = await world.lineOf(foreign.person, foreign.reference);
    const wish = { reference: mine.reference, lineId, courseId: to.id, payEur: 0, backEur: 0 };
    expect((await world.call(moveLineEndpoints.moveLine, wish, mine.person)).status).toBe(404);
    expect(await world.courseOf(foreign.person, foreign.reference)).toBe(foreign.from.id);
  });

  test('move what they have given away', async () => {
    const [giver, from] = [await addUser(database.db), await world.addRun()];
    const to = await world.addRun({ inDays: 120 }, from);
    const pressed = await world.pressCart(giver, [from], { isGift: true });
    world.payOnPage(pressed.answer);
    const reference = String(pressed.answer.reference);
    await world.check(giver, reference);
    const moved = await world.move(giver, reference, { to });
    expect(moved).toMatchObject({
      status: 409,
      answer: { message: expect.stringContaining('This course is a gift') },
    });
  });
});

describe('the money of a move', () => {
  test('is counted at the rate of its order, whatever the rate is now', async () => {
    const { person, from, reference } = await world.bought();
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    await database.db.update(orders).set({ rateMicro: 4_000_000 }).where(eq(orders.reference, reference));
    expect(await world.listDates(person, reference)).toMatchObject([{ pay: { eur: 20_000, aed: 80_000 } }]);
    const asked = await world.move(person, reference, { to });
    expect([...world.gateway.sessions.values()].at(-1)).toMatchObject({ askedAed: 80_000 });
    await world.about(person, reference, 'giveUp');
    expect(world.payOnPage(asked.answer)).toBe(false);
    await database.db.update(orders).set({ rateMicro: 4_330_000 }).where(eq(orders.reference, reference));
  });

  test('keeps what staff had agreed on above or below the price', async () => {
    const [admin, person] = [await addUser(database.db, { role: 'admin' }), await addUser(database.db)];
    const from = await world.addRun();
    const sold = await world.call(
      officeSaleEndpoints.sellCourses,
      {
        person: { kind: 'known', _id: person.id },
        lines: [{ courseId: from.slug, priceEur: 125_000, reason: 'A returning guest' }],
        totalEur: 125_000,
        payment: 'link',
        agreedTerms: true,
      },
      admin,
    );
    const reference = String(sold.answer.reference);
    const page = await world.call(orderEndpoints.payObligation, { reference, agreeTerms: true }, person);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    const [same, dearer] = [
      await world.addRun({ inDays: 120 }, from),
      await world.addRun({ inDays: 130, priceEur: 165_000 }, from),
    ];
    expect(await world.listDates(person, reference)).toMatchObject([
      { course: { _id: same.id }, differenceEur: 0 },
      { course: { _id: dearer.id }, differenceEur: 20_000 },
    ]);
    await world.moveAndPay(person, reference, dearer);
    expect(await world.read(person, reference)).toMatchObject({
      totalEur: 145_000,
      paidEur: 145_000,
      breakdown: { adjustment: -20_000, totalAed: 627_850 },
      lines: [{ listEur: 165_000, adjustmentEur: -20_000, priceEur: 145_000 }],
    });
  });

  test('goes back to the oldest payment first, and to what was paid for an earlier move last', async () => {
    const { person, from, reference } = await world.bought();
    const dear = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    await world.moveAndPay(person, reference, dear);
    const cheap = await world.addRun({ inDays: 130, priceEur: 10_000 }, from);
    const before = world.sentBack().length;
    await world.move(person, reference, { to: cheap });
    await world.sendRefunds();
    // €1,550.00: the first payment of €1,450.00 whole, and €100.00 of the €200.00 that the first move has cost.
    expect(world.sentBack().slice(before)).toEqual([627_850, 43_300]);
    expect(await world.paidNow(person, reference)).toBe(10_000);
  });
});

describe('at the same moment', () => {
  test('a person and staff who move a course to two dates move it once', async () => {
    const staff = await addUser(database.db, { role: 'staff' });
    const { person, from, reference } = await world.bought();
    const [one, two] = [await world.addRun({ inDays: 120 }, from), await world.addRun({ inDays: 130 }, from)];
    const outcomes = await Promise.all([
      world.move(person, reference, { to: one, payEur: 0, backEur: 0 }),
      world.moveByStaff(staff, { person, reference }, { courseId: two.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const at = await world.courseOf(person, reference);
    expect([one.id, two.id]).toContain(at);
    const taken = [await world.countsOf(one), await world.countsOf(two)].map((counts) => counts.taken);
    expect(taken.toSorted()).toEqual([0, 1]);
    expect(await world.countsOf(from)).toMatchObject({ taken: 0 });
  });

  test('a later part that is being paid is counted, and keeps its distance', async () => {
    const [person, from] = [
      await addUser(database.db),
      await world.addRun({ paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const reference = await world.buy(person, from, { paymentPlan: 'deposit' });
    const page = await world.call(orderEndpoints.payObligation, { reference }, person);
    const to = await world.addRun({ inDays: 120 }, from);
    expect((await world.move(person, reference, { to })).status).toBe(200);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect(await world.read(person, reference)).toMatchObject({ paidEur: 145_000, nextDue: null });
    expect(await world.courseOf(person, reference)).toBe(to.id);
  });
});

test('the seat that becomes free is offered to whoever waits for it', async () => {
  const from = await world.addRun({
    capacity: 1,
    waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
  });
  const person = await addUser(database.db);
  const reference = await world.buy(person, from);
  const next = await addUser(database.db);
  await world.call(waitingListEndpoints.joinWaitingList, { courseId: from.slug }, next);
  const to = await world.addRun({ inDays: 120 }, from);
  await world.move(person, reference, { to });
  const { answer } = await world.call(waitingListEndpoints.getWaitingPlace, { courseId: from.slug }, next);
  expect(answer.waitingPlace).toMatchObject({ offer: { endsAt: expect.any(String) } });
  expect(await world.countsOf(from)).toMatchObject({ taken: 1, enrolled: 0 });
});

test('the page of the order counts its policy from the earliest start too', async () => {
  const { person, from, reference } = await world.bought({ inDays: 40, zone: 'UTC' });
  const to = await world.addRun({ inDays: 120, zone: 'UTC' }, from);
  await world.move(person, reference, { to });
  const [line] = (await world.read(person, reference)).lines;
  expect(line?.policy?.cancellation[0]).toMatchObject({ until: dayIn(10) });
  expect(line?.links.calendar).toBe(`/api/orders/${reference}/lines/${line?._id}/calendar.ics`);
});

test('a course that came free of charge with the moved one stays with it, and leaves with it', async () => {
  const from = await world.addRun();
  const [brought, person] = [await addSelfPaced(database.db), await addUser(database.db)];
  await transact(database.db, (tx) => replaceLinks(tx, from.id, [brought.id]));
  const reference = await world.buyCart(person, [from]);
  const to = await world.addRun({ inDays: 120 }, from);
  await world.move(person, reference, { to });
  const moved = await world.read(person, reference);
  expect(moved.lines.map(({ course, enrolled }) => [course._id, enrolled])).toEqual([
    [to.id, true],
    [brought.id, true],
  ]);
  const order = await world.ctx(({ db }) => requireOrder(db, reference));
  expect(order.lines[1]?.cameWith).toBe(order.lines[0]?.id);
  expect((await world.optionsOf(person, reference)).companions).toHaveLength(1);
});
