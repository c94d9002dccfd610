import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { eur } from '#domain/money/money.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { listCaptures, listRefunds } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import type { Wish } from '../checkout/new-draft.ts';
import { callOffOrder } from '../ending/call-off-order.ts';
import { endLine } from '../ending/end-lines.ts';
import { endOrder } from '../ending/end-order.ts';
import { giveBack } from '../ending/give-back.ts';
import { previewCallOffs } from '../ending/preview-call-offs.ts';
import { findOpenOrder, findOrder, lockOrder, type Order } from '../orders.repository.ts';
import { placeSeveral, placeSeveralFree } from '../placing/place-several.ts';
import { listConcernedOrders } from '../reading/course-people.repository.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

type Cart = { others: { course: InPersonCourse; invited?: string[] }[]; promoCode?: string };

/** The button of a cart: the first course for its buyer, the others as wished. */
const place = async (buyer: User, course: InPersonCourse, { others, promoCode }: Cart): Promise<Order> => {
  const wishes = [{ course }, ...others];
  const purchase = { userId: buyer.id, wishes, promoCode, agreed: new Map() };
  return world.ctx(async (ctx) => (await placeSeveral(ctx, purchase)).order, buyer);
};

const pay = async (buyer: User, { reference }: Order): Promise<void> => {
  const { answer } = await world.call(orderEndpoints.payObligation, { reference }, buyer);
  world.payOnPage(answer);
  await world.check(buyer, reference);
};
const enrolledIn = async ({ id }: InPersonCourse) =>
  (await database.db.select().from(enrolments).where(eq(enrolments.courseId, id))).filter(
    ({ cancelledAt }) => cancelledAt === null,
  );

describe('an order of two courses', () => {
  test('has one price, one payment and one receipt, and enrolls in both', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db, { priceEur: 100_000 })];
    const second = await addCourse(database.db, { priceEur: 50_000 });
    const order = await place(buyer, first, { others: [{ course: second }] });
    expect(order.breakdown).toMatchObject({ listPrice: 150_000, total: 150_000, plan: 'full' });
    expect(order.lines.map(({ priceEur }) => priceEur)).toEqual([100_000, 50_000]);
    expect(await world.countsOf(first)).toMatchObject({ taken: 1, enrolled: 0 });
    await pay(buyer, order);
    expect(await world.read(buyer, order.reference)).toMatchObject({
      state: 'confirmed',
      paidEur: 150_000,
      lines: [{ enrolled: true }, { enrolled: true }],
    });
    expect((await world.read(buyer, order.reference)).receipts).toHaveLength(1);
    for (const course of [first, second]) {
      expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
      expect(await enrolledIn(course)).toMatchObject([{ userId: buyer.id }]);
    }
  });

  test('shares a code among the lines that it counts for, and each keeps its own price', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db, { priceEur: 100_000 })];
    const second = await addCourse(database.db, { priceEur: 50_000 });
    const promo = await addPromo(database.db, { courseIds: [second.id] });
    const order = await place(buyer, first, { others: [{ course: second }], promoCode: promo.code });
    expect(order.lines.map(({ promoEur, priceEur }) => [promoEur, priceEur])).toEqual([
      [0, 100_000],
      [5_000, 45_000],
    ]);
    expect(order.totalEur).toBe(145_000);
  });

  test('takes all of its seats or none, and says which course is full', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db)];
    const full = await addCourse(database.db, { capacity: 1, title: 'Fillers in Berlin' });
    await world.press(await addUser(database.db), full);
    await expect(place(buyer, first, { others: [{ course: full }] })).rejects.toMatchObject({
      code: 'no-seat-left',
      message: 'No seat is left in Fillers in Berlin.',
    });
    expect(await world.countsOf(first)).toMatchObject({ orders: 0, taken: 0 });
  });

  test('is held for as long as the shortest of its courses', async () => {
    const [buyer, long] = [await addUser(database.db), await addCourse(database.db, { seatHoldMinutes: 60 })];
    const short = await addCourse(database.db, { seatHoldMinutes: 15 });
    const { holdEndsAt } = await place(buyer, long, { others: [{ course: short }] });
    expect(Math.round((Number(holdEndsAt) - Date.now()) / 60_000)).toBe(15);
  });

  test('that lapsed and is paid when one of them is full gets nothing, and the money goes back', async () => {
    const [buyer, open] = [await addUser(database.db), await addCourse(database.db)];
    const scarce = await addCourse(database.db, { capacity: 1 });
    const order = await place(buyer, open, { others: [{ course: scarce }] });
    const { answer } = await world.call(orderEndpoints.payObligation, { reference: order.reference }, buyer);
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endHoldIn(order.reference, -11);
    await world.runJob('end-holds');
    world.gateway.trouble = {};
    expect(await world.stateOf(order.reference)).toBe('lapsed');
    await world.buy(await addUser(database.db), scarce);
    world.payOnPage(answer);
    await world.check(buyer, order.reference);
    expect(await world.stateOf(order.reference)).toBe('lapsed');
    expect(await world.countsOf(open)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await enrolledIn(open)).toEqual([]);
    const owner = { kind: 'order', id: order.id };
    const [capture] = await listCaptures(database.db, owner);
    expect(await listRefunds(database.db, owner)).toMatchObject([{ aed: capture?.aed, kind: 'excess' }]);
  });

  test('that ends gives everything back', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db)];
    const second = await addCourse(database.db);
    const order = await place(buyer, first, { others: [{ course: second }] });
    await pay(buyer, order);
    await world.ctx(async (ctx) => endOrder(ctx, await lockOrder(ctx.db, order.id), 'Asked for'));
    for (const course of [first, second]) {
      expect(await world.countsOf(course)).toMatchObject({ taken: 0, enrolled: 0 });
      expect(await enrolledIn(course)).toEqual([]);
    }
    const ended = await findOrder(database.db, order.id);
    const states = ended?.lines.flatMap(({ places }) => places.map(({ state }) => state));
    expect(states).toEqual(['cancelled', 'cancelled']);
  });

  test('of which one is called off stays, and its price goes back', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db)];
    const second = await addCourse(database.db);
    const order = await place(buyer, first, { others: [{ course: second }] });
    await pay(buyer, order);
    await database.pool.query("update courses set status = 'cancelled' where id = $1", [second.id]);
    await callOffOrder(world.outer(), order.id);
    expect(await world.stateOf(order.reference)).toBe('confirmed');
    await callOffOrder(world.outer(), order.id);
    await world.sendRefunds();
    expect((await world.read(buyer, order.reference)).refunds).toMatchObject([{ eur: 145_000 }]);
    expect(await world.countsOf(second)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await world.countsOf(first)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('of which one was left before gives back the price of the other when that is called off', async () => {
    const [buyer, first] = [await addUser(database.db), await addCourse(database.db, { priceEur: 100_000 })];
    const second = await addCourse(database.db, { priceEur: 50_000 });
    const order = await place(buyer, first, { others: [{ course: second }] });
    await pay(buyer, order);
    await world.ctx(async (ctx) => {
      const left = await lockOrder(ctx.db, order.id);
      const [line] = left.lines;
      if (line) await endLine(ctx, left, { line, reason: 'Left by its person' });
      await giveBack(ctx, left, { eur: eur(40_000), reason: 'What the policy gives back' });
    }, buyer);
    await database.pool.query("update courses set status = 'cancelled' where id = $1", [second.id]);
    const concerned = await listConcernedOrders(database.db, second.id);
    expect(await previewCallOffs(database.db, concerned)).toMatchObject({ moneyEur: 50_000 });
    await callOffOrder(world.outer(), order.id);
    await world.sendRefunds();
    expect(await world.stateOf(order.reference)).toBe('cancelled');
    expect((await world.read(buyer, order.reference)).refunds.map((one) => one.eur)).toEqual([
      40_000, 50_000,
    ]);
  });
});

describe('a line for several people', () => {
  test('takes a seat for each and enrolls nobody who has not accepted', async () => {
    const [buyer, own] = [await addUser(database.db), await addCourse(database.db)];
    const shared = await addCourse(database.db, { capacity: 2, priceEur: 40_000 });
    const invited = ['ada@example.com', 'grace@example.com'];
    const order = await place(buyer, own, { others: [{ course: shared, invited }] });
    expect(order.lines[1]).toMatchObject({ listEur: 80_000, priceEur: 80_000 });
    expect(await world.countsOf(shared)).toMatchObject({ taken: 2, enrolled: 0 });
    await pay(buyer, order);
    expect(await world.countsOf(shared)).toMatchObject({ taken: 2, enrolled: 2 });
    expect(await enrolledIn(shared)).toEqual([]);
    const confirmed = await findOrder(database.db, order.id);
    const waiting = confirmed?.lines[1]?.places.filter(({ state }) => state === 'open');
    expect(waiting?.map(({ email }) => email).sort()).toEqual(invited);
  });

  test('is refused whole where one seat is missing', async () => {
    const [buyer, own] = [await addUser(database.db), await addCourse(database.db)];
    const small = await addCourse(database.db, { capacity: 1 });
    const wish = { course: small, invited: ['ada@example.com', 'grace@example.com'] };
    await expect(place(buyer, own, { others: [wish] })).rejects.toMatchObject({ code: 'no-seat-left' });
    expect(await world.countsOf(small)).toMatchObject({ taken: 0 });
  });
});

describe('what is bought together', () => {
  test('takes the place of a draft of one of the courses, which nobody hears of again', async () => {
    const [buyer, course] = [await addUser(database.db), await addCourse(database.db)];
    await world.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, buyer);
    const { id } = await place(buyer, course, { others: [{ course: await addCourse(database.db) }] });
    expect(await findOpenOrder(database.db, { userId: buyer.id, courseId: course.id })).toMatchObject({ id });
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('waits for an order that is being paid, whichever of the two comes second', async () => {
    const [buyer, course] = [await addUser(database.db), await addCourse(database.db)];
    const others = [{ course: await addCourse(database.db) }];
    const { answer } = await world.press(buyer, course);
    await expect(place(buyer, course, { others })).rejects.toMatchObject({
      code: 'wrong-state',
      redirectUrl: `/orders/${answer.reference}`,
    });
    const late = await addUser(database.db);
    const { reference } = await place(late, course, { others });
    const second = await world.press(late, course);
    expect(second.answer).toMatchObject({ success: false, redirectUrl: `/orders/${reference}` });
    expect(second.answer.message).toContain('together with others');
  });

  test('is refused to who has one of the courses, unless it is for somebody else', async () => {
    const [buyer, course] = [await addUser(database.db), await addCourse(database.db)];
    await world.buy(buyer, course);
    const again = { userId: buyer.id, agreed: new Map() };
    const buy = (wishes: Wish[]) => world.ctx((ctx) => placeSeveral(ctx, { ...again, wishes }), buyer);
    await expect(buy([{ course }])).rejects.toMatchObject({ code: 'already-enrolled' });
    const { order } = await buy([{ course, invited: [''] }]);
    expect(order.lines[0]?.places).toMatchObject([{ userId: null, email: null, state: 'open' }]);
    expect(await world.countsOf(course)).toMatchObject({ taken: 2, enrolled: 1 });
  });

  test('for nothing is final at once, and what was given enrolls nobody yet', async () => {
    const buyer = await addUser(database.db);
    const [own, given] = [
      await addCourse(database.db, { priceEur: 0 }),
      await addCourse(database.db, { priceEur: 0 }),
    ];
    const wishes = [{ course: own }, { course: given, invited: ['ada@example.com'] }];
    const purchase = { userId: buyer.id, wishes, notes: 'PO 12', agreed: new Map() };
    const order = await world.ctx((ctx) => placeSeveralFree(ctx, purchase), buyer);
    expect(order).toMatchObject({ state: 'confirmed', method: 'free', notes: 'PO 12', totalEur: 0 });
    expect(await enrolledIn(own)).toMatchObject([{ userId: buyer.id }]);
    expect(await enrolledIn(given)).toEqual([]);
    expect(await world.countsOf(given)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('two presses at the same time make one order of it', async () => {
    const buyer = await addUser(database.db);
    const wishes = [{ course: await addCourse(database.db) }, { course: await addCourse(database.db) }];
    const press = () =>
      world.ctx((ctx) => placeSeveral(ctx, { userId: buyer.id, wishes, agreed: new Map() }), buyer);
    const outcomes = await Promise.allSettled([press(), press()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: expect.stringMatching(/^(conflict|wrong-state)$/) } });
    for (const { course } of wishes)
      expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });
});
