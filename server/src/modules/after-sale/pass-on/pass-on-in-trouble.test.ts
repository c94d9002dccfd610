import { afterAll, describe, expect, test } from 'vitest';
import { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import { passOnEndpoints as calls } from '#contracts/after-sale/pass-on.ts';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPassingWorld, sessionOf } from '#server/testing/worlds/passing-world.ts';
import { type Course, replaceLinks } from '../../catalogue/index.ts';

const database = given(freshDatabase);
const world = given(() => createPassingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const FEE_AED = 43_300;

describe('while a seat waits for a colleague', () => {
  test('its giver can neither leave the course nor move to another date', async () => {
    const { giver, course, key, colleague, link } = await world.invited();
    const left = await world.leave(giver, key);
    expect(left.status).toBe(409);
    expect(left.answer.message).toContain('Another change of this course is under way.');
    const other = await addCourse(database.db, { priceEur: 100_000, series: course.series });
    const wish = { ...key, courseId: other.id, payEur: 0, backEur: 0 };
    expect((await world.call(moveLineEndpoints.moveLine, wish, giver)).answer.message).toContain(
      'waits already',
    );
    expect((await world.takeOff(world.staff, key)).status).toBe(409);
    expect((await world.accept(colleague, link)).status).toBe(200);
  });

  test('and the course is called off: nobody accepts it, the fee and the price go back', async () => {
    const { giver, course, key, reference, colleague, link, session } = await world.invited();
    await world.cancel(course);
    expect((await world.accept(colleague, link)).status).toBe(409);
    await world.workOff();
    await world.runJob('end-passing-on');
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.moneyOf(reference)).toEqual({ captured: 433_000, refunded: 433_000 });
    expect(await world.open(link)).toMatchObject({ state: 'taken-back' });
    expect((await world.see(giver, key)).offer).toBeNull();
    await world.workOff();
    expect(world.mailsTo(giver, 'Your seat was not passed on')).toHaveLength(1);
  });

  test('and the course is moved: the invitation was to other days, so that it ends', async () => {
    const { giver, course, key, colleague, link, session } = await world.invited();
    await world.postpone(course, { newStartDate: addDays(localDate(course.startDate ?? ''), 14) });
    const refused = await world.accept(colleague, link);
    expect(refused.answer.message).toBe('This seat can no longer be passed on.');
    await world.runJob('end-passing-on');
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.peopleOn(course)).toEqual([giver.id]);
    const again = await world.ask(giver, key);
    expect(again.status).toBe(200);
  });

  test('and the course is moved before the fee is paid: what is paid goes back', async () => {
    const { giver, course, key } = await world.seated();
    const asked = await world.ask(giver, key);
    await world.postpone(course, { newStartDate: addDays(localDate(course.startDate ?? ''), 14) });
    world.payOnPage(asked.answer);
    await world.checkFee(giver, key);
    expect(await world.feeBack(sessionOf(asked))).toBe(FEE_AED);
    expect(await world.peopleOn(course)).toEqual([giver.id]);
  });
});

describe('money after a seat was passed on', () => {
  test('open parts stay with who has paid so far', async () => {
    const [giver, colleague] = [await addUser(database.db), await addUser(database.db)];
    const course = await world.courseIn(40);
    const reference = await world.buy(giver, course, { paymentPlan: 'deposit' });
    const key = await world.keyOf(giver, reference, course);
    const asked = await world.ask(giver, key, { email: colleague.email });
    world.payOnPage(asked.answer);
    await world.checkFee(giver, key);
    await world.accept(colleague, await world.linkTo(colleague.email));
    const { parts, nextDue, paidEur } = await world.read(giver, reference);
    expect(parts).toHaveLength(2);
    expect(nextDue).toMatchObject({ eur: 80_000 });
    expect((await world.call(orderEndpoints.getOrder, { reference }, colleague)).status).toBe(404);
    await world.workOff();
    await world.payNext(giver, reference);
    expect((await world.read(giver, reference)).paidEur).toBe(paidEur + 80_000);
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
    const letter = world.post.sent.find(
      ({ to, subject }) => to === giver.email && subject.startsWith('Your seat was accepted'),
    );
    expect(letter?.text).toContain('What is still to be paid for it stays with you');
  });

  test('a refund goes to who has paid, and the seat is free', async () => {
    const { giver, course, key, reference, colleague, link } = await world.invited();
    await world.accept(colleague, link);
    expect((await world.takeOff(world.staff, key)).status).toBe(200);
    await world.sendRefunds();
    expect(await world.moneyOf(reference)).toEqual({ captured: 433_000, refunded: 389_700 });
    expect((await world.read(giver, reference)).refunds).toMatchObject([{ eur: 90_000 }]);
    expect(await world.seatsTaken(course)).toEqual({ taken: 0, enrolled: 0 });
  });

  test('whoever has given it can do nothing about it any more, and sees to whom it went', async () => {
    const { giver, key, reference, colleague, link } = await world.invited();
    await world.accept(colleague, link);
    for (const refused of [await world.ask(giver, key), await world.call(calls.sendPassOnAgain, key, giver)])
      expect(refused.status).toBe(409);
    expect((await world.ask(giver, key)).answer.message).toContain('This seat was passed on');
    expect(await world.see(giver, key)).toMatchObject({
      offer: null,
      passOn: { state: 'accepted', email: colleague.email, until: null },
    });
    const { answer } = await world.call(calls.listPassOns, { reference }, giver);
    expect(calls.listPassOns.response.parse(answer).passOns).toMatchObject([
      { lineId: key.lineId, state: 'accepted' },
    ]);
    const [line] = (await world.read(giver, reference)).lines;
    expect(line).toMatchObject({ enrolled: false, links: { calendar: null } });
  });
});

describe('what came with a course, free of charge', () => {
  const boughtWith = async (...linked: Course[]) => {
    const [giver, course, colleague] = [
      await addUser(database.db),
      await world.courseIn(40),
      await addUser(database.db),
    ];
    await transact(database.db, (tx) =>
      replaceLinks(
        tx,
        course.id,
        linked.map(({ id }) => id),
      ),
    );
    const reference = await world.buyCart(giver, [course]);
    const key = await world.keyOf(giver, reference, course);
    const pass = async () => {
      const asked = await world.ask(giver, key, { email: colleague.email });
      world.payOnPage(asked.answer);
      await world.checkFee(giver, key);
      expect((await world.accept(colleague, await world.linkTo(colleague.email))).status).toBe(200);
    };
    return { giver, course, colleague, reference, key, pass };
  };

  test('goes with it, and is not passed on alone', async () => {
    const [online, run] = [await addSelfPaced(database.db), await world.courseIn(60)];
    const { giver, course, colleague, reference, pass } = await boughtWith(online, run);
    const alone = await world.ask(giver, await world.keyOf(giver, reference, run));
    expect(alone.answer.message).toContain('came with another, free of charge');
    await pass();
    for (const one of [course, online, run]) expect(await world.peopleOn(one)).toEqual([colleague.id]);
    expect(await world.seatsTaken(run)).toEqual({ taken: 1, enrolled: 1 });
  });

  test('ends where the colleague has it already; what has begun stays with who attends it', async () => {
    const [online, begun] = [await addSelfPaced(database.db), await world.courseIn(60)];
    const { giver, course, colleague, pass } = await boughtWith(online, begun);
    await world.buyCart(colleague, [online]);
    await setCourse(database.db, begun.id, { startsAt: new Date(Date.now() - 3_600_000) });
    await pass();
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
    expect(await world.peopleOn(online)).toEqual([colleague.id]);
    expect(await world.peopleOn(begun)).toEqual([giver.id]);
  });
});

test('a gift is not passed on by who has given it', async () => {
  const [giver, course] = [await addUser(database.db), await world.courseIn(40)];
  await world.call(cartEndpoints.addToCart, { courseId: course.slug }, giver);
  const wish = { agreeTerms: true, isGift: true, giftRecipientEmail: 'gift@example.com' };
  const { answer } = await world.call(cartEndpoints.initiatePayment, wish, giver);
  world.payOnPage(answer);
  await world.check(giver, answer.reference);
  const key = await world.keyOf(giver, String(answer.reference), course);
  expect((await world.ask(giver, key)).answer.message).toContain('This course is a gift');
  expect((await world.askByStaff(world.staff, key)).answer.message).toContain('has no seat on it to pass on');
});

describe('the course office', () => {
  test('asks for somebody, who pays by the letter that says so', async () => {
    const { giver, key } = await world.seated();
    const email = 'by-the-office@example.com';
    const asked = await world.askByStaff(world.staff, key, { email });
    expect(asked.answer.message).toBe('A letter asks its giver for the fee.');
    await world.workOff();
    expect(world.mailsTo(giver, 'Please pay to pass your seat on')).toHaveLength(1);
    expect(world.post.subjectsTo(email)).toEqual([]);
    const page = await world.ask(giver, key, { email });
    expect(world.payOnPage(page.answer)).toBe(true);
    await world.checkFee(giver, key);
    expect(await world.stateFor(giver, key)).toBe('invited');
  });

  test('waives the fee as an administrator who says why; staff may not', async () => {
    const { giver, key, course } = await world.seated();
    expect((await world.askByStaff(world.staff, key, { waivesFee: true, reason: 'Illness' })).status).toBe(
      403,
    );
    const silent = await world.askByStaff(world.admin, key, { waivesFee: true });
    expect(silent.answer.issues).toMatchObject([{ field: 'reason' }]);
    const colleague = await addUser(database.db);
    const wish = { email: colleague.email, waivesFee: true, reason: 'Illness' };
    expect((await world.askByStaff(world.admin, key, wish)).answer.message).toBe('The colleague is invited.');
    expect((await world.see(giver, key)).passOn).toMatchObject({ state: 'invited', fee: { eur: 0, aed: 0 } });
    expect((await world.accept(colleague, await world.linkTo(colleague.email))).status).toBe(200);
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
  });

  test('and the person at once are one invitation', async () => {
    const { giver, key } = await world.seated();
    const outcomes = await Promise.all([world.ask(giver, key), world.askByStaff(world.staff, key)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('takes it back for somebody, once', async () => {
    const { giver, key, session } = await world.invited();
    for (const _ of [1, 2]) expect((await world.takeBackByStaff(world.staff, key)).status).toBe(200);
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.stateFor(giver, key)).toBe('taken-back');
    const { rows } = await database.pool.query(
      "select after from audit_entries where action = 'order.pass-on-taken-back'",
    );
    expect(rows.map(({ after }) => after.reason)).toEqual(['Asked by telephone']);
  });
});
