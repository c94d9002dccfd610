import { afterEach, describe, expect, test } from 'vitest';
import { officeSaleEndpoints as calls } from '#contracts/orders/admin-office-sales.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addPromo, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOfficeSalesWorld } from '#server/testing/worlds/office-sales-world.ts';

const database = given(freshDatabase);
const world = given(() => createOfficeSalesWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));
const learner = () => addUser(database.db);

afterEach(() => expectTrueBooks(database.db));

describe('a transfer for what was sold by link', () => {
  const record = (reference: unknown, said: { agreedTerms?: boolean } = {}) => {
    const facts = { amountAed: 627_850, transactionId: `${reference}-IN`, receivedOn: '2026-11-20', ...said };
    return world.call(
      adminOrderEndpoints.recordBankTransfer,
      { reference: String(reference), ...facts },
      staff,
    );
  };

  test('is recorded when staff say that the person has agreed to the terms, and not before', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { reference } = (await world.sell({ by: staff, to: person }, [course])).answer;
    expect((await record(reference)).answer).toMatchObject({ issues: [{ field: 'agreedTerms' }] });
    expect(await world.readByStaff(staff, reference)).toMatchObject({ state: 'placed', captures: [] });
    expect((await record(reference, { agreedTerms: true })).status).toBe(200);
    expect(await world.readByStaff(staff, reference)).toMatchObject({
      state: 'confirmed',
      termsVersion: '2026-01',
      termsAcceptedAt: expect.any(String),
    });
  });

  test('asks for the same where its seat has gone meanwhile, for it may still buy one', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { reference } = (await world.sell({ by: staff, to: person }, [course])).answer;
    await world.endHoldIn(reference, -11);
    await world.runJob('end-holds');
    expect(await world.stateOf(reference)).toBe('lapsed');
    expect((await record(reference)).answer).toMatchObject({ issues: [{ field: 'agreedTerms' }] });
    expect((await record(reference, { agreedTerms: true })).status).toBe(200);
    expect(await world.readByStaff(staff, reference)).toMatchObject({
      state: 'confirmed',
      termsAcceptedAt: expect.any(String),
    });
  });

  test('asks nothing of an order whose buyer has agreed at the checkout', async () => {
    const { answer } = await world.press(await learner(), await addCourse(database.db), { method: 'bank' });
    expect((await record(answer.reference)).status).toBe(200);
    expect(await world.stateOf(answer.reference)).toBe('confirmed');
  });
});

describe('a promo code in a sale', () => {
  const quote = async (slug: string, code: string, personId?: string) =>
    calls.quoteSale.response.parse(
      (await world.call(calls.quoteSale, { courses: slug, code, personId }, staff)).answer,
    );

  test('is shown before, taken off the price, and used once by its person', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { code } = await addPromo(database.db, { maxUsesPerUser: 1 });
    expect(await quote(course.slug, code.toLowerCase(), person.id)).toMatchObject({
      promo: { code, discountEur: 14_500 },
      promoProblem: null,
      totalEur: 130_500,
    });
    const sold = await world.sell({ by: staff, to: person }, [course], {
      payment: 'cash',
      promoCode: code,
      totalEur: 130_500,
    });
    expect(await world.readByStaff(staff, sold.answer.reference)).toMatchObject({
      state: 'confirmed',
      breakdown: { promoCode: code, promoDiscount: 14_500, total: 130_500 },
      lines: [{ promoEur: 14_500, priceEur: 130_500 }],
    });
    const other = await addCourse(database.db);
    const said = 'This person has used this promo code already';
    expect(await quote(other.slug, code, person.id)).toMatchObject({ promo: null, promoProblem: said });
    const again = await world.sell({ by: staff, to: person }, [other], {
      promoCode: code,
      totalEur: 130_500,
    });
    expect(again.answer.issues).toEqual([{ field: 'promoCode', message: said }]);
  });

  test('is free for others again when the sale is cancelled before it was paid', async () => {
    const course = await addCourse(database.db);
    const { code } = await addPromo(database.db, { maxUses: 1 });
    const sell = async () =>
      world.sell({ by: staff, to: await learner() }, [course], { promoCode: code, totalEur: 130_500 });
    const first = await sell();
    expect((await sell()).answer.message).toBe('This promo code has been used up');
    const facts = { reference: String(first.answer.reference), reason: 'Changed their mind' };
    expect((await world.call(calls.cancelSale, facts, staff)).status).toBe(200);
    expect((await sell()).status).toBe(200);
  });

  test('that takes everything makes the sale free, without another reason', async () => {
    const course = await addCourse(database.db);
    const { code } = await addPromo(database.db, { percentBp: 10_000 });
    const { answer } = await world.sell({ by: staff, to: await learner() }, [course], {
      payment: 'free',
      promoCode: code,
      totalEur: 0,
    });
    expect(await world.readByStaff(staff, answer.reference)).toMatchObject({
      state: 'confirmed',
      agreedPrices: [],
      breakdown: { promoCode: code, total: 0 },
    });
  });

  test('does not go with a price that an administrator has agreed on', async () => {
    const course = await addCourse(database.db);
    const { code } = await addPromo(database.db);
    const lines = [{ courseId: course.slug, priceEur: 100_000, reason: 'Agreed with the clinic' }];
    const wish = { promoCode: code, lines, totalEur: 100_000 };
    const { answer } = await world.sell({ by: admin, to: await learner() }, [course], wish);
    expect(answer.issues).toMatchObject([{ field: 'promoCode' }]);
    expect(await world.countsOf(course)).toMatchObject({ orders: 0, taken: 0 });
  });
});
