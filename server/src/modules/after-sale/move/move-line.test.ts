import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { lineOptionEndpoints } from '#contracts/after-sale/line-options.ts';
import { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld, dayIn } from '#server/testing/worlds/moving-world.ts';
import type { InPersonCourse } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { callOffOrder, requireOrder } from '../../orders/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const sentBack = () => [...world.gateway.refunds.values()].map(({ amountAed }) => amountAed);
const courseOf = async (person: User, reference: string) =>
  (await world.read(person, reference)).lines[0]?.course._id;
const liveOn = async ({ id }: InPersonCourse) =>
  (await database.db.select().from(enrolments).where(eq(enrolments.courseId, id))).filter(
    ({ cancelledAt }) => cancelledAt === null,
  );
const paidNow = async (person: User, reference: string): Promise<number> => {
  const key = { reference, lineId: await world.lineOf(person, reference) };
  const { answer } = await world.call(lineOptionEndpoints.getLineOptions, key, person);
  return lineOptionEndpoints.getLineOptions.response.parse(answer).options.paidEur;
};

const bought = async (run: Parameters<typeof world.addRun>[0] = {}) => {
  const [person, from] = [await addUser(database.db), await world.addRun(run)];
  return { person, from, reference: await world.buy(person, from) };
};

describe('what moving to another date costs', () => {
  // Was €1,450.00; days before the start → fee of the policy.
  test.each([
    { inDays: 40, becomes: 145_000, pay: 0, back: 0 },
    { inDays: 40, becomes: 165_000, pay: 20_000, back: 0 },
    { inDays: 40, becomes: 120_000, pay: 0, back: 25_000 },
    { inDays: 20, becomes: 145_000, pay: 5_000, back: 0 },
    { inDays: 20, becomes: 165_000, pay: 25_000, back: 0 },
    { inDays: 20, becomes: 120_000, pay: 0, back: 20_000 },
    { inDays: 20, becomes: 142_000, pay: 2_000, back: 0 },
  ])('$inDays days before, to a run of $becomes cents: pay $pay, back $back', async ({ inDays, ...sums }) => {
    const { person, from, reference } = await bought({ inDays });
    const to = await world.addRun({ inDays: 120, priceEur: sums.becomes }, from);
    const [date] = await world.listDates(person, reference);
    expect(date).toMatchObject({
      course: { _id: to.id },
      differenceEur: sums.becomes - 145_000,
      pay: { eur: sums.pay },
      back: { eur: sums.back },
    });
    const before = sentBack().length;
    const asked = await world.move(person, reference, { to });
    expect(asked.status).toBe(200);
    if (sums.pay > 0) {
      expect(await courseOf(person, reference)).toBe(from.id);
      world.payOnPage(asked.answer);
      expect((await world.about(person, reference, 'check')).answer).toMatchObject({ state: 'done' });
    }
    expect(await courseOf(person, reference)).toBe(to.id);
    expect(await liveOn(from)).toEqual([]);
    expect(await liveOn(to)).toMatchObject([{ userId: person.id }]);
    expect(await world.countsOf(from)).toMatchObject({ taken: 0, enrolled: 0 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 1 });
    await world.sendRefunds();
    expect(sentBack().slice(before)).toEqual(sums.back > 0 ? [Math.round(sums.back * 4.33)] : []);
    expect((await world.read(person, reference)).lines[0]).toMatchObject({ priceEur: sums.becomes });
    expect(await paidNow(person, reference)).toBe(sums.becomes);
  });

  test('is not permitted any more shortly before the start', async () => {
    const { person, from, reference } = await bought({ inDays: 10 });
    const to = await world.addRun({ inDays: 120 }, from);
    const asked = await world.move(person, reference, { to });
    expect(asked).toMatchObject({
      status: 409,
      answer: { message: 'The date of this course can no longer be changed.' },
    });
    expect(await courseOf(person, reference)).toBe(from.id);
  });

  test.each([
    // 10 % of the new price; an amount as much as it took off before.
    [{}, 130_500, 148_500],
    [{ kind: 'amount' as const, amountEur: 10_000 }, 135_000, 155_000],
  ])('counts the code of the order where it still counts: %o', async (terms, paid, becomes) => {
    const [person, from] = [await addUser(database.db), await world.addRun()];
    const { code } = await addPromo(database.db, terms);
    const key = { courseId: from.slug };
    await world.call(checkoutEndpoints.addToEnrollment, key, person);
    await world.call(checkoutEndpoints.applyPromo, { ...key, promoCode: code }, person);
    const reference = await world.buy(person, from);
    expect(await paidNow(person, reference)).toBe(paid);
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    await world.moveAndPay(person, reference, to);
    expect((await world.read(person, reference)).lines[0]).toMatchObject({
      listEur: 165_000,
      priceEur: becomes,
      promoEur: 165_000 - becomes,
    });
    expect(await paidNow(person, reference)).toBe(becomes);
  });

  test('forgets a code that is over', async () => {
    const [person, from] = [await addUser(database.db), await world.addRun()];
    const { code, id } = await addPromo(database.db);
    const key = { courseId: from.slug };
    await world.call(checkoutEndpoints.addToEnrollment, key, person);
    await world.call(checkoutEndpoints.applyPromo, { ...key, promoCode: code }, person);
    const reference = await world.buy(person, from);
    await database.pool.query('update promo_codes set active = false where id = $1', [id]);
    await world.addRun({ inDays: 120 }, from);
    expect(await world.listDates(person, reference)).toMatchObject([{ differenceEur: 14_500 }]);
  });
});

describe('where one can move to', () => {
  test('are runs of the same series that can be bought now, with a seat for each place', async () => {
    const { person, from, reference } = await bought();
    const open = await world.addRun({ inDays: 120 }, from);
    const full = await world.addRun({ inDays: 130, capacity: 1 }, from);
    await world.buy(await addUser(database.db), full);
    await world.addRun({ inDays: 140, status: 'closed' }, from);
    await world.addRun({ inDays: 150, status: 'draft' }, from);
    await world.addRun({ inDays: -3 }, from);
    const other = await world.addRun({ inDays: 120 });
    const own = await world.addRun({ inDays: 160 }, from);
    await world.buy(person, own);
    expect((await world.listDates(person, reference)).map(({ course }) => course._id)).toEqual([open.id]);
    for (const to of [other, own, from])
      expect(await world.move(person, reference, { to })).toMatchObject({ status: 409 });
    expect(await courseOf(person, reference)).toBe(from.id);
  });

  test('is nothing to a stranger', async () => {
    const { person, from, reference } = await bought();
    const to = await world.addRun({ inDays: 120 }, from);
    const lineId = await world.lineOf(person, reference);
    const stranger = await addUser(database.db);
    const wish = { reference, lineId, courseId: to.id, payEur: 0, backEur: 0 };
    expect(await world.call(moveLineEndpoints.moveLine, wish, stranger)).toMatchObject({ status: 404 });
  });

  test('figures that were not shown are not carried out', async () => {
    const { person, from, reference } = await bought();
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    const asked = await world.move(person, reference, { to, payEur: 0 });
    expect(asked).toMatchObject({ status: 409, answer: { code: 'conflict' } });
    expect(asked.answer.message).toContain('€200.00 to pay now');
    expect(await world.countsOf(to)).toMatchObject({ taken: 0 });
  });
});

describe('a move that waits for its payment', () => {
  const waiting = async (to: Parameters<typeof world.addRun>[0] = {}) => {
    const given = await bought();
    const run = await world.addRun({ inDays: 120, priceEur: 165_000, ...to }, given.from);
    const asked = await world.move(given.person, given.reference, { to: run });
    return { ...given, to: run, asked };
  };
  const expectNothingMoved = async ({ person, reference, from, to }: Awaited<ReturnType<typeof waiting>>) => {
    expect(await courseOf(person, reference)).toBe(from.id);
    expect(await liveOn(from)).toHaveLength(1);
    expect(await world.countsOf(to)).toMatchObject({ taken: 0, enrolled: 0 });
  };

  test('holds the new seat and keeps the old one', async () => {
    const { from, to } = await waiting();
    expect(await world.countsOf(from)).toMatchObject({ taken: 1, enrolled: 1 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 0 });
  });

  test('pressed in two tabs is one change and one card page', async () => {
    const { person, reference, to, asked } = await waiting();
    const again = await world.move(person, reference, { to, payEur: 20_000 });
    expect(again.answer.redirectUrl).toBe(asked.answer.redirectUrl);
    expect(await world.changesOfOrder(reference)).toHaveLength(1);
    const pages = await Promise.all([
      world.about(person, reference, 'pay'),
      world.about(person, reference, 'pay'),
    ]);
    expect(pages.map(({ answer }) => answer.redirectUrl)).toEqual(Array(2).fill(asked.answer.redirectUrl));
  });

  test('keeps other dates waiting until it is given up', async () => {
    const given = await waiting();
    const other = await world.addRun({ inDays: 150 }, given.from);
    const refused = await world.move(given.person, given.reference, { to: other });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.answer.message).toContain('waits already');
    expect((await world.about(given.person, given.reference, 'giveUp')).answer).toMatchObject({
      state: 'given-up',
    });
    await expectNothingMoved(given);
    expect(world.payOnPage(given.asked.answer)).toBe(false);
    await world.move(given.person, given.reference, { to: other });
    expect(await courseOf(given.person, given.reference)).toBe(other.id);
  });

  test('is over when its time is, and nothing has moved', async () => {
    const given = await waiting();
    await world.endChangesIn(-1);
    await world.lapse();
    await expectNothingMoved(given);
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'lapsed' }]);
    expect((await world.about(given.person, given.reference, 'pay')).status).toBe(409);
  });

  test('that was paid on the page in the last second is carried out', async () => {
    const { person, reference, to, asked } = await waiting();
    world.payOnPage(asked.answer);
    await world.endChangesIn(-1);
    await world.lapse();
    expect(await courseOf(person, reference)).toBe(to.id);
  });

  test('waits for a silent gateway, for ten minutes; what is paid after that goes back', async () => {
    const given = await waiting();
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endChangesIn(-1);
    await world.lapse();
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'pending' }]);
    expect((await world.about(given.person, given.reference, 'giveUp')).status).toBe(503);
    await world.endChangesIn(-11);
    await world.lapse();
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'lapsed' }]);
    world.gateway.trouble = {};
    const before = sentBack().length;
    world.payOnPage(given.asked.answer);
    await database.db.execute(
      "update attempts set next_check_at = now() - interval '1 minute' where next_check_at is not null",
    );
    await world.runJob('reconcile-attempts');
    await world.sendRefunds();
    expect(sentBack().slice(before)).toEqual([86_600]);
    await expectNothingMoved(given);
  });

  test('goes back where the place was given up meanwhile', async () => {
    const given = await waiting();
    await database.pool.query("update courses set status = 'cancelled' where id = $1", [given.from.id]);
    const order = await world.ctx(({ db }) => requireOrder(db, given.reference));
    await callOffOrder(world.outer(), order.id);
    world.payOnPage(given.asked.answer);
    const told = await world.about(given.person, given.reference, 'check');
    expect(told.answer).toMatchObject({ state: 'lapsed' });
    expect(await world.countsOf(given.to)).toMatchObject({ taken: 0, enrolled: 0 });
    await world.sendRefunds();
    expect(await world.stateOf(given.reference)).toBe('cancelled');
  });

  test.each([
    ['was called off', "update courses set status = 'cancelled' where id = $1"],
    [
      'was itself moved',
      `insert into course_postponements (id, course_id, from_date, to_date, withdraw_until, at)
       values (gen_random_uuid(), $1, '2027-01-01', '2027-01-08', now(), now() + interval '1 second')`,
    ],
  ])('goes back where the new date %s meanwhile', async (_, statement) => {
    const given = await waiting();
    await database.pool.query(statement, [given.to.id]);
    world.payOnPage(given.asked.answer);
    expect((await world.about(given.person, given.reference, 'check')).answer.state).toBe('lapsed');
    await expectNothingMoved(given);
    const before = sentBack().length;
    await world.sendRefunds();
    expect(sentBack().slice(before)).toEqual([86_600]);
  });
});

describe('what stands after a move', () => {
  test('the policy counts from the earliest start, however often it is moved', async () => {
    const { person, from, reference } = await bought({ inDays: 40 });
    const later = await world.addRun({ inDays: 120 }, from);
    const between = await world.addRun({ inDays: 60 }, from);
    for (const to of [later, between]) {
      await world.move(person, reference, { to });
      const key = { reference, lineId: await world.lineOf(person, reference) };
      const { answer } = await world.call(lineOptionEndpoints.getLineOptions, key, person);
      expect(answer.options).toMatchObject({ startDate: dayIn(40), course: { _id: to.id } });
    }
    expect(await world.changesOfOrder(reference)).toHaveLength(2);
  });

  test('instalments keep their distance to the course, and open parts stay open', async () => {
    const [person, from] = [
      await addUser(database.db),
      await world.addRun({ inDays: 90, paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const reference = await world.buy(person, from, { paymentPlan: 'deposit' });
    const [, balance] = (await world.read(person, reference)).parts;
    const to = await world.addRun({ inDays: 104, priceEur: 165_000 }, from);
    const [date] = await world.listDates(person, reference);
    expect(date).toMatchObject({ pay: { eur: 20_000 }, parts: [{ sequence: 1, was: balance?.dueOn }] });
    await world.moveAndPay(person, reference, to);
    const [, moved] = (await world.read(person, reference)).parts;
    expect(moved).toMatchObject({ eur: balance?.eur, dueOn: date?.parts[0]?.becomes });
    expect(Date.parse(moved?.dueOn ?? '') - Date.parse(balance?.dueOn ?? '')).toBe(14 * 86_400_000);
    const page = await world.call(orderEndpoints.payObligation, { reference }, person);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect(await paidNow(person, reference)).toBe(165_000);
  });

  test('a deposit that is less than what the new date costs less keeps its date until the rest is paid', async () => {
    const [person, from] = [
      await addUser(database.db),
      await world.addRun({ paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const reference = await world.buy(person, from, { paymentPlan: 'deposit' });
    const to = await world.addRun({ inDays: 120, priceEur: 100_000 }, from);
    expect(await world.listDates(person, reference)).toMatchObject([{ isUncovered: true }]);
    expect(await world.move(person, reference, { to })).toMatchObject({ status: 409 });
    expect(await courseOf(person, reference)).toBe(from.id);
  });
});

describe('ten people and one seat', () => {
  const race = async (payEur: number) => {
    const from = await world.addRun({ capacity: 20 });
    const scarce = await world.addRun({ inDays: 120, capacity: 1, priceEur: 145_000 + payEur }, from);
    const people: { person: User; reference: string }[] = [];
    for (let i = 0; i < 10; i++) {
      const person = await addUser(database.db);
      people.push({ person, reference: await world.buy(person, from) });
    }
    const lines = await Promise.all(people.map(({ person, reference }) => world.lineOf(person, reference)));
    const outcomes = await Promise.all(
      people.map(({ person, reference }, i) =>
        world.call(
          moveLineEndpoints.moveLine,
          { reference, lineId: lines[i] ?? '', courseId: scarce.id, payEur, backEur: 0 },
          person,
        ),
      ),
    );
    return { from, scarce, outcomes };
  };

  test.each([0, 20_000])('one moves for %s cents, nine keep their date', async (payEur) => {
    const { from, scarce, outcomes } = await race(payEur);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await world.countsOf(scarce)).toMatchObject({ taken: 1 });
    expect(await world.countsOf(from)).toMatchObject({ taken: payEur > 0 ? 10 : 9 });
  });
});
