import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { type ClaimView, claimEndpoints as calls } from '#contracts/orders/claims.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { auditEntries, enrolments, orderLines } from '#server/db/schema/index.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { endOrder } from '../ending/end-order.ts';
import { findOrder, lockOrder, type Order } from '../orders.repository.ts';
import { placeSeveral, placeSeveralFree } from '../placing/place-several.ts';
import { inviteTo } from './claimed-places.repository.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const FREE = { priceEur: 0 };

/** An order that is paid, of these courses for whoever is invited. */
const invite = async (courses: readonly Course[], email = 'ada@example.com'): Promise<Order> => {
  const buyer = await addUser(database.db, { firstName: 'Amira', lastName: 'Farouk' });
  const wishes = courses.map((course) => ({ course, invited: [email] }));
  const purchase = { userId: buyer.id, wishes, agreed: new Map() };
  return world.ctx((ctx) => placeSeveralFree(ctx, purchase), buyer);
};
const linkTo = (order: Order, version = 1) => ({
  reference: order.reference,
  token: world.outer().ports.claimLinks.tokenOf({ order, version }),
});
type Link = ReturnType<typeof linkTo>;
const accept = (person: User, link: Link, said: { agreeTerms?: boolean; confirmations?: string[] } = {}) =>
  world.call(calls.acceptClaim, { ...link, agreeTerms: true, ...said }, person);
const open = async (link: Link, person?: User): Promise<ClaimView> =>
  calls.getClaim.response.parse((await world.call(calls.getClaim, link, person)).answer).claim;
const coursesOf = async ({ id }: User): Promise<string[]> => {
  const rows = await database.db.select().from(enrolments).where(eq(enrolments.userId, id));
  return rows.filter(({ cancelledAt }) => cancelledAt === null).map(({ courseId }) => courseId);
};

describe('somebody who was invited', () => {
  test('reads what is waiting for them, and until when, without an account', async () => {
    const [run, selfPaced] = [await addCourse(database.db, FREE), await addSelfPaced(database.db, FREE)];
    const claim = await open(linkTo(await invite([run, selfPaced])));
    expect(claim).toMatchObject({
      state: 'open',
      invitation: { from: 'Amira Farouk', email: 'ada@example.com', claimBy: run.startDate, isOwn: false },
    });
    expect(claim.invitation?.courses).toMatchObject([
      { slug: run.slug, state: 'open' },
      { slug: selfPaced.slug, state: 'open' },
    ]);
  });

  test('claims everything with an account of any address, and owns no order by it', async () => {
    const [run, selfPaced] = [await addCourse(database.db, FREE), await addSelfPaced(database.db, FREE)];
    const order = await invite([run, selfPaced]);
    const person = await addUser(database.db);
    expect((await accept(person, linkTo(order))).answer).toMatchObject({
      success: true,
      claim: { state: 'claimed', invitation: { isOwn: true } },
    });
    expect((await coursesOf(person)).sort()).toEqual([run.id, selfPaced.id].sort());
    expect(await world.countsOf(run)).toMatchObject({ taken: 1, enrolled: 1 });
    expect((await world.call(orderEndpoints.getOrder, { reference: order.reference }, person)).status).toBe(
      404,
    );
    expect((await world.call(orderEndpoints.listOrders, {}, person)).answer).toMatchObject({ orders: [] });
    expect((await world.call(orderEndpoints.listMyCourses, {}, person)).answer).toMatchObject({
      courses: [{ slug: run.slug, orderReference: null, openEur: 0 }],
    });
    const own = await world.call(orderEndpoints.getOwnPlace, { courseId: run.slug }, person);
    expect(own.answer).toMatchObject({ place: { orderReference: null, paidEur: 0, nextDue: null } });
    expect(world.announced('place.claimed')).toContainEqual({
      orderId: order.id,
      placeId: order.lines[0]?.places[0]?.id,
    });
  });

  test('agrees to the terms and confirms what each course asks for, which stands with the course and in the log', async () => {
    const strict = await addCourse(database.db, {
      ...FREE,
      content: { prerequisites: ['A medical license'] },
    });
    const [order, person] = [await invite([strict]), await addUser(database.db)];
    const refused = await accept(person, linkTo(order), { agreeTerms: false });
    expect(refused.answer).toMatchObject({
      message: 'Please agree to the Terms and Conditions to proceed.',
      issues: [{ field: 'agreeTerms' }, { field: `confirmations.${strict.slug}:prerequisite-1` }],
    });
    expect(await coursesOf(person)).toEqual([]);
    const confirmations = (await open(linkTo(order))).invitation?.courses[0]?.confirmations ?? [];
    await accept(person, linkTo(order), { confirmations: confirmations.map(({ key }) => key) });
    expect(await coursesOf(person)).toEqual([strict.id]);
    const label = 'I meet this prerequisite: A medical license';
    const [line] = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(line?.confirmations).toMatchObject([{ label }]);
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, order.id));
    expect(entry).toMatchObject({
      action: 'place.claimed',
      actorId: person.id,
      after: { termsVersion: '2026-01' },
    });
  });

  test('presses twice and is enrolled once; somebody else comes too late', async () => {
    const order = await invite([await addCourse(database.db, FREE)]);
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    await accept(person, linkTo(order));
    expect((await accept(person, linkTo(order))).answer).toMatchObject({ success: true });
    expect(await coursesOf(person)).toHaveLength(1);
    expect((await accept(other, linkTo(order))).answer).toMatchObject({
      success: false,
      message: 'Somebody has claimed this already.',
    });
    expect(await open(linkTo(order), other)).toMatchObject({
      state: 'claimed',
      invitation: { isOwn: false },
    });
  });

  test('who has one of the courses claims the others, and that place waits for somebody else', async () => {
    const [had, fresh] = [await addCourse(database.db, FREE), await addCourse(database.db, FREE)];
    const [order, person] = [await invite([had, fresh]), await addUser(database.db)];
    await accept(person, linkTo(await invite([had])));
    const states = (claim: ClaimView) => claim.invitation?.courses.map(({ state }) => state);
    expect(states(await open(linkTo(order), person))).toEqual(['had', 'open']);
    expect((await accept(person, linkTo(order))).answer.success).toBe(true);
    expect((await coursesOf(person)).sort()).toEqual([had.id, fresh.id].sort());
    expect((await accept(await addUser(database.db), linkTo(order))).answer.success).toBe(true);
    expect((await accept(person, linkTo(await invite([had])))).answer).toMatchObject({
      message:
        'You have every course of this already. Nothing was claimed, and somebody else can be given it.',
    });
  });

  test('who invited may claim it themself', async () => {
    const [buyer, course] = [await addUser(database.db), await addCourse(database.db, FREE)];
    const purchase = { userId: buyer.id, wishes: [{ course, invited: [''] }], agreed: new Map() };
    const order = await world.ctx((ctx) => placeSeveralFree(ctx, purchase), buyer);
    expect((await accept(buyer, linkTo(order))).answer.success).toBe(true);
    expect(await coursesOf(buyer)).toEqual([course.id]);
  });
});

describe('a link that leads nowhere any more', () => {
  test('was replaced by another, and says nothing else', async () => {
    const order = await invite([await addCourse(database.db, FREE)]);
    const placeIds = order.lines.flatMap(({ places }) => places.map(({ id }) => id));
    await world.ctx((ctx) => inviteTo(ctx.db, placeIds, { email: 'grace@example.com', version: 2 }));
    expect(await open(linkTo(order))).toEqual({ state: 'replaced', invitation: null });
    const person = await addUser(database.db);
    expect((await accept(person, linkTo(order))).answer.message).toContain('replaced by another one');
    expect((await accept(person, linkTo(order, 2))).answer.success).toBe(true);
  });

  test('was taken back with its order', async () => {
    const order = await invite([await addCourse(database.db, FREE)]);
    await world.ctx(async (ctx) => endOrder(ctx, await lockOrder(ctx.db, order.id), 'Taken back'));
    expect(await open(linkTo(order))).toEqual({ state: 'taken-back', invitation: null });
    expect((await accept(await addUser(database.db), linkTo(order))).answer.message).toContain('taken back');
  });

  test('is too late for a course that has begun, and in time for the others', async () => {
    const [run, selfPaced] = [await addCourse(database.db, FREE), await addSelfPaced(database.db, FREE)];
    const [alone, both] = [await invite([run]), await invite([run, selfPaced])];
    await setCourse(database.db, run.id, { startsAt: new Date(Date.now() - 60_000) });
    expect((await open(linkTo(alone))).state).toBe('too-late');
    const person = await addUser(database.db);
    expect((await accept(person, linkTo(alone))).answer.message).toContain('has begun');
    expect((await accept(person, linkTo(both))).answer.success).toBe(true);
    expect(await coursesOf(person)).toEqual([selfPaced.id]);
  });

  test('is of another order, guessed, or of one that is not paid: none of them is there', async () => {
    const course = await addCourse(database.db);
    const [order, other] = [
      await invite([await addCourse(database.db, FREE)]),
      await invite([await addCourse(database.db, FREE)]),
    ];
    const buyer = await addUser(database.db);
    const wishes = [{ course, invited: [''] }];
    const unpaid = await world.ctx(
      (ctx) => placeSeveral(ctx, { userId: buyer.id, wishes, agreed: new Map() }),
      buyer,
    );
    for (const link of [
      { ...linkTo(order), reference: other.reference },
      { ...linkTo(order), token: 'x'.repeat(43) },
      linkTo(order, 0),
      linkTo(unpaid.order),
    ])
      expect((await world.call(calls.getClaim, link)).status).toBe(404);
  });
});

test('places of several people of one line are claimed one by one with one link that was handed on', async () => {
  const course = await addCourse(database.db, FREE);
  const buyer = await addUser(database.db);
  const purchase = { userId: buyer.id, wishes: [{ course, invited: ['', ''] }], agreed: new Map() };
  const order = await world.ctx((ctx) => placeSeveralFree(ctx, purchase), buyer);
  const people = [await addUser(database.db), await addUser(database.db)];
  for (const person of people) {
    expect((await accept(person, linkTo(order))).answer.success).toBe(true);
    expect(await coursesOf(person)).toEqual([course.id]);
  }
});

test('what is invited to waits again when a payment comes that was thought lost', async () => {
  const [buyer, course] = [await addUser(database.db), await addCourse(database.db)];
  const wishes = [{ course, invited: ['ada@example.com'] }];
  const { order } = await world.ctx(
    (ctx) => placeSeveral(ctx, { userId: buyer.id, wishes, agreed: new Map() }),
    buyer,
  );
  const { answer } = await world.call(orderEndpoints.payObligation, { reference: order.reference }, buyer);
  world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
  await world.endHoldIn(order.reference, -11);
  await world.runJob('end-holds');
  world.gateway.trouble = {};
  expect(await world.stateOf(order.reference)).toBe('lapsed');
  world.payOnPage(answer);
  await world.check(buyer, order.reference);
  expect(await world.stateOf(order.reference)).toBe('confirmed');
  expect((await findOrder(database.db, order.id))?.lines[0]?.places).toMatchObject([
    { state: 'open', userId: null },
  ]);
  const person = await addUser(database.db);
  expect((await accept(person, linkTo(order))).answer.success).toBe(true);
});
