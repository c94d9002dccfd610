import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { officeSaleEndpoints as calls } from '#contracts/orders/admin-office-sales.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOfficeSalesWorld } from '#server/testing/worlds/office-sales-world.ts';

const DAY_MS = 86_400_000;

const database = given(freshDatabase);
const world = given(() => createOfficeSalesWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff', firstName: 'Sam', lastName: 'Office' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));
const learner = () => addUser(database.db);

const pay = (person: Awaited<ReturnType<typeof learner>>, reference: unknown, agreeTerms?: boolean) =>
  world.call(orderEndpoints.payObligation, { reference: String(reference), agreeTerms }, person);

afterEach(() => expectTrueBooks(database.db));

describe('a sale that is paid by link', () => {
  test('holds the seats as long as a transfer would, and is confirmed when its person has paid it', async () => {
    const [person, course, online] = [
      await learner(),
      await addCourse(database.db),
      await addSelfPaced(database.db),
    ];
    const { answer } = await world.sell({ by: staff, to: person }, [course, online], { totalEur: 159_000 });
    expect(answer).toMatchObject({ success: true, leftOut: [] });
    const { reference } = answer;
    expect(world.announced('order.payment-asked')).toHaveLength(1);
    const order = await world.read(person, reference);
    expect(order).toMatchObject({ state: 'placed', method: 'card', asksForTerms: true, totalEur: 159_000 });
    expect(Math.round((Date.parse(order.holdEndsAt ?? '') - Date.now()) / DAY_MS)).toBe(5);
    expect(await world.readByStaff(staff, reference)).toMatchObject({
      soldBy: 'Sam Office',
      termsAcceptedAt: null,
    });

    const page = await pay(person, reference, true);
    world.payOnPage(page.answer);
    await world.check(person, reference);
    expect(await world.read(person, reference)).toMatchObject({ state: 'confirmed', paidEur: 159_000 });
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('opens no card page until its person has agreed to the terms, once', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: staff, to: person }, [course], { agreedTerms: false });
    const pages = world.gateway.sessions.size;
    const refused = await pay(person, answer.reference);
    expect(refused.status).toBe(400);
    expect(refused.answer.message).toBe('Please agree to the Terms and Conditions to proceed.');
    expect(world.gateway.sessions.size).toBe(pages);
    expect((await pay(person, answer.reference, true)).status).toBe(200);
    expect((await pay(person, answer.reference)).status).toBe(200);
    expect(await world.readByStaff(staff, answer.reference)).toMatchObject({
      termsVersion: '2026-01',
      termsAcceptedAt: expect.any(String),
    });
  });

  test('keeps what was agreed: the checkout leads to the order', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: staff, to: person }, [course]);
    const pressed = await world.press(person, course);
    expect(pressed.answer).toMatchObject({
      code: 'wrong-state',
      redirectUrl: `/orders/${answer.reference}`,
    });
    expect((await world.pressCart(person, [course])).status).toBe(409);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('stands while the gateway is silent, and can be paid afterwards', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    world.gateway.trouble = { createAttempt: 'refuse' };
    const { answer, status } = await world.sell({ by: staff, to: person }, [course]);
    expect(status).toBe(200);
    expect((await pay(person, answer.reference, true)).answer.code).toBe('gateway-unavailable');
    world.gateway.trouble = {};
    const page = await pay(person, answer.reference);
    expect(page.status).toBe(200);
    world.payOnPage(page.answer);
    await world.check(person, answer.reference);
    expect(await world.stateOf(answer.reference)).toBe('confirmed');
  });

  test('is held for the usual minutes where the course is too near for days', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    await database.db.execute(sql`update course_runs set deadline_at = now() + interval '20 hours',
      starts_at = now() + interval '20 hours' where course_id = ${course.id}`);
    const { answer } = await world.sell({ by: staff, to: person }, [course]);
    const { holdEndsAt } = await world.read(person, answer.reference);
    expect(Date.parse(holdEndsAt ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  });
});

describe('a sale that is paid by transfer', () => {
  const transfer = { payment: 'transfer' } as const;

  test('waits for it as any transfer does', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: staff, to: person }, [course], transfer);
    const order = await world.read(person, answer.reference);
    expect(order).toMatchObject({ state: 'placed', method: 'bank', asksForTerms: false });
    expect(order.bankTransfer?.reference).toBe(answer.reference);
    expect(world.announced('order.transfer-awaited').length).toBeGreaterThan(0);
  });

  test('keeps the three rules of transfers; beyond the share of a course, where staff say so, and no further', async () => {
    const course = await addCourse(database.db, { capacity: 2 });
    const stranger = await addUser(database.db, { emailVerifiedAt: null });
    const sell = (person: typeof stranger, beyondTransferShare = false, of = course) =>
      world.sell({ by: staff, to: person }, [of], { ...transfer, beyondTransferShare });
    const [first, next, other] = [await learner(), await learner(), await addCourse(database.db)];
    expect((await sell(first)).status).toBe(200);
    for (const isBeyond of [false, true]) {
      expect((await sell(stranger, isBeyond)).answer.message).toContain('has not confirmed');
      expect((await sell(first, isBeyond, other)).answer.message).toContain('waiting for a bank transfer');
    }
    expect((await sell(next)).answer.message).toContain('may wait for bank transfers');
    expect(await world.countsOf(course)).toMatchObject({ taken: 1 });
    expect((await sell(next, true)).status).toBe(200);
    expect(await world.countsOf(course)).toMatchObject({ taken: 2 });
  });
});

describe('a sale in cash', () => {
  test('is recorded, confirmed and has its receipt at once', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: staff, to: person }, [course], {
      payment: 'cash',
      cashReference: 'BOOK-7',
    });
    const order = await world.readByStaff(staff, answer.reference);
    expect(order).toMatchObject({ state: 'confirmed', method: 'cash', paidEur: 145_000, paidAed: 627_850 });
    expect(order.captures).toMatchObject([{ method: 'manual', transactionId: 'BOOK-7', aed: 627_850 }]);
    expect(order.receipts).toHaveLength(1);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
    const again = await world.sell({ by: staff, to: await learner() }, [course], {
      payment: 'cash',
      cashReference: 'BOOK-7',
    });
    expect(again.answer.message).toContain('recorded already');
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('is of a day that has come', async () => {
    const wish = { payment: 'cash', receivedOn: '2999-01-01' } as const;
    const { answer } = await world.sell(
      { by: staff, to: await learner() },
      [await addCourse(database.db)],
      wish,
    );
    expect(answer.issues).toMatchObject([{ field: 'receivedOn' }]);
  });
});

describe('a sale for nothing', () => {
  test('needs a reason, is frozen at zero and enrols at once', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const free = { payment: 'free', totalEur: 0 } as const;
    const refused = await world.sell({ by: staff, to: person }, [course], free);
    expect(refused.answer.issues).toMatchObject([{ field: 'freeReason' }]);
    const { answer } = await world.sell({ by: staff, to: person }, [course], {
      ...free,
      freeReason: 'A speaker of ours',
    });
    const order = await world.readByStaff(staff, answer.reference);
    expect(order).toMatchObject({ state: 'confirmed', method: 'free', totalEur: 0 });
    expect(order.lines).toMatchObject([{ listEur: 145_000, adjustmentEur: -145_000, priceEur: 0 }]);
    expect(order.agreedPrices).toMatchObject([{ reason: 'A speaker of ours' }]);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1, enrolled: 1 });
  });
});

describe('another price', () => {
  const other = { totalEur: 100_000 };
  const linesOf = (slug: string, reason = 'Agreed with the clinic') => [
    { courseId: slug, priceEur: 100_000, reason },
  ];

  test('is what an administrator agrees on, and is paid to the cent', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: admin, to: person }, [course], {
      ...other,
      lines: linesOf(course.slug),
    });
    const order = await world.read(person, answer.reference);
    expect(order).toMatchObject({
      totalEur: 100_000,
      breakdown: { listPrice: 145_000, adjustment: -45_000, total: 100_000, totalAed: 433_000 },
    });
    const page = await pay(person, answer.reference, true);
    world.payOnPage(page.answer);
    await world.check(person, answer.reference);
    expect(await world.read(person, answer.reference)).toMatchObject({
      state: 'confirmed',
      paidAed: 433_000,
    });
  });

  test('may be above the current one', async () => {
    const course = await addCourse(database.db);
    const { answer } = await world.sell({ by: admin, to: await learner() }, [course], {
      payment: 'cash',
      totalEur: 150_000,
      lines: [{ courseId: course.slug, priceEur: 150_000, reason: 'With a private mentor' }],
    });
    const order = await world.readByStaff(admin, answer.reference);
    expect(order).toMatchObject({ state: 'confirmed', paidEur: 150_000 });
    expect(order.lines).toMatchObject([{ adjustmentEur: 5_000, priceEur: 150_000 }]);
  });

  test('is refused to staff, without a reason, and where the sum is not what was said', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const lines = linesOf(course.slug);
    expect((await world.sell({ by: staff, to: person }, [course], { ...other, lines })).status).toBe(403);
    const silent = await world.sell({ by: admin, to: person }, [course], {
      ...other,
      lines: linesOf(course.slug, ''),
    });
    expect(silent.answer.issues).toMatchObject([{ field: 'lines.0.reason' }]);
    expect((await world.sell({ by: staff, to: person }, [course], other)).answer.code).toBe('conflict');
    expect((await world.sell({ by: admin, to: person }, [course], { lines })).answer.code).toBe('conflict');
    expect(await world.countsOf(course)).toMatchObject({ orders: 0, taken: 0 });
  });
});

describe('what was sold and is not paid', () => {
  test('can be cancelled by staff, with a reason, and its card page is closed', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const { answer } = await world.sell({ by: staff, to: person }, [course]);
    const reference = String(answer.reference);
    const page = await pay(person, reference, true);
    const cancel = () => world.call(calls.cancelSale, { reference, reason: 'Changed their mind' }, staff);
    expect((await cancel()).status).toBe(200);
    expect(world.payOnPage(page.answer)).toBe(false);
    expect(await world.countsOf(course)).toMatchObject({ taken: 0 });
    expect((await cancel()).answer.code).toBe('wrong-state');
    const bought = await world.press(await learner(), course);
    const foreign = { reference: String(bought.answer.reference), reason: 'Not ours' };
    expect((await world.call(calls.cancelSale, foreign, staff)).answer.code).toBe('wrong-state');
  });

  test('was bought by who has paid before it was cancelled', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const reference = String((await world.sell({ by: staff, to: person }, [course])).answer.reference);
    world.payOnPage((await pay(person, reference, true)).answer);
    const cancelled = await world.call(calls.cancelSale, { reference, reason: 'Too late' }, staff);
    expect(cancelled.answer.code).toBe('wrong-state');
    expect(await world.stateOf(reference)).toBe('confirmed');
  });

  test('is asked for again by letter', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const reference = String((await world.sell({ by: staff, to: person }, [course])).answer.reference);
    const before = world.announced('order.payment-asked').length;
    expect((await world.call(calls.sendPaymentLetter, { reference }, staff)).status).toBe(200);
    expect(world.announced('order.payment-asked')).toHaveLength(before + 1);
    await world.call(orderEndpoints.abandonOrder, { reference }, person);
    expect((await world.call(calls.sendPaymentLetter, { reference }, staff)).answer.code).toBe('wrong-state');
  });
});
