import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import { giftEndpoints } from '#contracts/gifts/gifts.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCreditsWorld } from '#server/testing/worlds/credits-world.ts';

const PASSWORD = 'Pa55word-of-an-admin';

const database = given(freshDatabase);
const world = given(() => createCreditsWorld(database.db));
afterEach(() => expectTrueBooks(database.db));
afterAll(() => expectTrueBooks(database.db));

const thousand = () => addCourse(database.db, { priceEur: 100_000 });

describe('what is given back', () => {
  const buyWith = async (cents: number, expiresOn?: string) => {
    const known = await world.withCredit(cents, expiresOn);
    return buyBy(known, await thousand());
  };
  const buyBy = async (
    { person, noteId }: Awaited<ReturnType<typeof world.withCredit>>,
    course: Awaited<ReturnType<typeof thousand>>,
  ) => {
    const { answer } = await world.press(person, course, { useCredit: true });
    if (String(answer.redirectUrl).includes('pay.test')) world.payOnPage(answer);
    await world.check(person, answer.reference);
    return { person, noteId, course, reference: String(answer.reference) };
  };
  const refund = async (reference: string, wish: Record<string, unknown>) => {
    const admin = await addUser(database.db, { role: 'admin', password: PASSWORD });
    return world.call(
      adminOrderEndpoints.refundOrder,
      { reference, amountAed: 0, reason: 'Illness', password: PASSWORD, ...wish },
      admin,
    );
  };
  const asStaff = async (reference: string) =>
    adminOrderEndpoints.adminGetOrder.response.parse(
      (await world.call(adminOrderEndpoints.adminGetOrder, { reference }, world.staff)).answer,
    ).order;

  test('of a course that the academy calls off is money to the card and credit to the note', async () => {
    const { person, noteId, course, reference } = await buyWith(40_000);
    await world.cancel(course);
    await world.workOff();
    expect(await world.moneyOf(reference)).toEqual({ captured: 259_800, refunded: 259_800 });
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0, expiresOn: '2028-03-01' });
    expect(await world.creditsOf(person)).toMatchObject({
      balanceEur: 40_000,
      notes: [{ uses: [{ reference, eur: 40_000, returnedEur: 40_000 }] }],
    });
  });

  test('of one that credit alone has paid is credit alone', async () => {
    const { noteId, course, reference } = await buyWith(100_000);
    await world.cancel(course);
    await world.workOff();
    expect(await world.stateOf(reference)).toBe('cancelled');
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
    expect(await world.moneyOf(reference)).toEqual({ captured: 0, refunded: 0 });
  });

  test('is told by the figure of a free withdrawal and by the letter of the new dates, money and credit apart', async () => {
    const { person, course, reference } = await buyWith(40_000);
    const { now } = world.post;
    world.post.now = new Date(now.getTime() + 3_600_000);
    await world.postpone(course, { newStartDate: '2027-06-18' });
    await world.workOff();
    expect((await world.read(person, reference)).lines).toMatchObject([
      { freeWithdrawal: { refundEur: 60_000, creditEur: 40_000 } },
    ]);
    const letter = world.post.sent.findLast(({ to }) => to === person.email);
    expect(letter?.text).toContain(
      'Everything you paid comes back, €600.00 (AED 2,598.00) and €400.00 by credit note.',
    );
    await world.withdraw(person, reference);
    await world.workOff();
    expect(await world.moneyOf(reference)).toEqual({ captured: 259_800, refunded: 259_800 });
    expect((await world.creditsOf(person)).balanceEur).toBe(40_000);
    world.post.now = now;
  });

  test('is told to staff before they cancel the course, and to its people after', async () => {
    const { person, course } = await buyWith(40_000);
    const { person: other } = await buyBy(await world.withCredit(100_000), course);
    const before = await world.consequences(course);
    expect(before).toMatchObject({
      refundEur: 60_000,
      refundAed: 259_800,
      byCard: 259_800,
      creditEur: 140_000,
    });
    await world.cancel(course);
    await world.workOff();
    const lettersTo = ({ email }: { email: string }) =>
      world.post.sent.filter(
        ({ to, subject }) => to === email && subject.startsWith('Your course is cancelled'),
      );
    expect(lettersTo(person)[0]?.text).toContain('€600.00 (AED 2,598.00) and €400.00 by credit note');
    expect(lettersTo(other)[0]?.text).toContain('goes back to you, €1,000.00 by credit note');
    expect(await world.consequences(course)).toMatchObject({ refundEur: 0, creditEur: 0 });
  });

  test('is told at the button that takes a gift back', async () => {
    const { person } = await world.withCredit(40_000);
    await world.call(cartEndpoints.addToCart, { courseId: (await thousand()).slug }, person);
    const wish = {
      agreeTerms: true,
      isGift: true,
      giftRecipientEmail: 'hassan@example.com',
      useCredit: true,
    };
    const { answer } = await world.call(cartEndpoints.initiatePayment, wish, person);
    world.payOnPage(answer);
    await world.check(person, answer.reference);
    const reference = String(answer.reference);
    const gift = async () =>
      giftEndpoints.getGift.response.parse(
        (await world.call(giftEndpoints.getGift, { reference }, person)).answer,
      ).gift;
    expect(await gift()).toMatchObject({
      takeBack: { refundEur: 60_000, refundAed: 259_800, creditEur: 40_000 },
    });
    await world.call(giftEndpoints.takeGiftBack, { reference }, person);
    expect((await world.creditsOf(person)).balanceEur).toBe(40_000);
  });

  test('by staff says money and credit apart, and never above what each has paid', async () => {
    const { noteId, reference } = await buyWith(40_000);
    expect(await asStaff(reference)).toMatchObject({ refundableAed: 259_800, refundableCreditEur: 40_000 });
    expect((await refund(reference, {})).answer).toMatchObject({ issues: [{ field: 'amountAed' }] });
    expect((await refund(reference, { creditEur: 40_001, cancelEnrolment: true })).status).toBe(422);
    expect((await refund(reference, { amountAed: 259_800, creditEur: 40_000 })).answer).toMatchObject({
      issues: [{ field: 'cancelEnrolment' }],
    });
    expect((await refund(reference, { creditEur: 15_000 })).status).toBe(200);
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 25_000 });
    const rest = await refund(reference, { amountAed: 259_800, creditEur: 25_000, cancelEnrolment: true });
    expect(rest.status).toBe(200);
    await world.workOff();
    expect(await world.noteOf(noteId)).toMatchObject({ spentEur: 0 });
    expect(await asStaff(reference)).toMatchObject({
      state: 'cancelled',
      refundableAed: 0,
      refundableCreditEur: 0,
    });
  });

  test('to a note that has ended can be spent for another 30 days', async () => {
    const { person, noteId, course } = await buyWith(40_000, '2027-06-10');
    const now = world.post.now;
    world.post.now = new Date('2027-07-01T08:00:00Z');
    await world.runJob('expire-credits');
    await world.cancel(course);
    await world.workOff();
    expect(await world.noteOf(noteId)).toEqual({ spentEur: 0, expiredEur: 0, expiresOn: '2027-07-31' });
    expect((await world.creditsOf(person)).balanceEur).toBe(40_000);
    world.post.now = now;
  });

  test('a credit that was given for an order stands for its money: neither goes back again', async () => {
    const person = await addUser(database.db);
    const before = await world.give(person, 50_000);
    const [{ reference } = { reference: '' }] = (await world.creditsOf(person)).notes;
    expect(before).toBeTruthy();
    expect(await asStaff(reference)).toMatchObject({
      refundableAed: 0,
      creditNotes: [{ eur: 50_000, leftEur: 50_000 }],
    });
    expect((await refund(reference, { amountAed: 1 })).answer).toMatchObject({ code: 'refund-too-large' });
  });
});
