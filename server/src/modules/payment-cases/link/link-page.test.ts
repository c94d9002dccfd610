import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { createLinksWorld, ENTRIES, refOf, type SentLink } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

describe('what a payer sees', () => {
  test('who asks whom for what, and how it is charged', async () => {
    const course = await addCourse(database.db, { title: 'Botox Training' });
    const { token, browser, one } = await world.linkTo({
      description: 'Two days in Dubai',
      payer: { name: 'Ada Byron', email: 'ada@example.com', phone: '+971 50 000 0000' },
      attendees: [{ name: 'Bob', email: 'bob@example.com', phone: '+971 55 555 5555' }],
      linkedCourses: [{ courseId: course.slug }],
      internalNotes: 'a difficult customer',
    });
    const { status, answer } = await browser.ask(links.getPaymentLink, { token });
    expect(status).toBe(200);
    expect(answer.paymentCase).toMatchObject({
      caseId: one.caseId,
      title: 'Private training day',
      description: 'Two days in Dubai',
      status: 'active',
      paymentType: 'fixed',
      totalAmount: 250,
      amount: { min: null, max: null },
      currency: { allowed: ['EUR', 'AED'], own: 'EUR' },
      attendees: [{ name: 'Bob', email: 'bob@example.com' }],
      payerEmail: 'ada@example.com',
      linkedCourses: [{ courseId: course.id, courseType: 'InPersonCourse', title: 'Botox Training' }],
      seller: { legalName: 'Aurea Academy FZ-LLC', taxRegistrationNumber: '100000000000003' },
      askedBy: 'Alan Turing',
      rate: 4.2,
      minimumAed: 200,
      total: { eur: 25_000, aed: 105_000 },
      next: { eur: 25_000, aed: 105_000 },
      paid: { eur: 0, aed: 0 },
      refunded: { eur: 0, aed: 0, at: null },
      parts: [{ sequence: 0, isNext: true, paidAed: 0 }],
      payingUntil: null,
      receipts: [],
      lastEntries: null,
    });
    const told = JSON.stringify(answer);
    for (const secret of ['difficult', '555 5555', 'token', 'createdBy', one._id])
      expect(told).not.toContain(secret);
  });

  test('nothing is decided while the payer chooses, also while somebody pays', async () => {
    const { token, browser } = await world.linkTo({
      paymentType: 'range',
      amount: { min: 100, max: 500 },
      currency: { allowed: ['AED'] },
    });
    const open = { totalAmount: null, amount: { min: 100, max: 500 }, total: null, next: null, parts: [] };
    expect(await browser.open(token)).toMatchObject({ ...open, status: 'active', currency: { own: 'AED' } });
    await browser.press(token, { amount: 200 });
    expect(await world.openBrowser().open(token)).toMatchObject({
      ...open,
      status: 'pending',
      payingUntil: expect.any(String),
    });
  });

  test.each([
    ['expired', sql`expires_at = now() - interval '1 second'`],
    ['cancelled', sql`cancelled_at = now()`],
  ])('one that is %s is shown as such, with nothing to pay', async (status, change) => {
    const link = await world.linkTo();
    await world.change(link, change);
    expect(await link.browser.open(link.token)).toMatchObject({
      status,
      next: null,
      total: { aed: 105_000 },
    });
  });

  test('one that is paid is shown with its receipt, and once given back with the day', async () => {
    const { token, browser, id } = await world.linkTo();
    await browser.pay(token);
    const paid = await browser.open(token);
    expect(paid).toMatchObject({
      status: 'fully_paid',
      next: null,
      paid: { eur: 25_000, aed: 105_000 },
      settledAt: expect.any(String),
      receipts: [{ aed: 105_000, href: expect.stringContaining('/api/general-payment/receipt/PC-') }],
    });
    await world.call(
      office.refundPaymentCase,
      { id, amount: 1_050, reason: 'a mistake', password: 'an office password' },
      world.admin,
    );
    expect(await browser.open(token)).toMatchObject({
      status: 'fully_paid',
      refunded: { eur: 0, aed: 0, at: null, isUnderway: true },
    });
    await world.sendRefunds();
    expect(await browser.open(token)).toMatchObject({
      status: 'refunded',
      refunded: { eur: 25_000, aed: 105_000, at: expect.any(String), isUnderway: false },
    });
    const { answer } = await browser.ask(links.getLinkResult, { token });
    expect(answer.result).toMatchObject({ outcome: 'refunded', paidAed: 105_000 });
  });

  test('what was entered is remembered for that browser, and shown to no other that has the link', async () => {
    const { token, browser } = await world.linkTo();
    await browser.press(token, { billingAddress: '5 Secret Lane', billingCountry: 'France' });
    expect((await browser.open(token)).lastEntries).toMatchObject({
      ...Object.fromEntries(Object.entries(ENTRIES).filter(([key]) => key !== 'agreeToTerms')),
      billingAddress: '5 Secret Lane',
      billingCountry: 'France',
    });
    const other = world.openBrowser();
    expect((await other.open(token)).lastEntries).toBeNull();
    const elsewhere = await world.linkTo();
    await elsewhere.browser.press(elsewhere.token);
    for (const [name, value] of elsewhere.browser.jar)
      other.jar.set(name.replace(elsewhere.one.caseId, (await other.open(token)).caseId), value);
    expect((await other.open(token)).lastEntries).toBeNull();
    await other.press(token, { startAgain: true, payerEmail: 'bob@example.com' });
    expect((await browser.open(token)).lastEntries).toBeNull();
  });

  test('cookies are for this site’s own requests only, and say nothing', async () => {
    const { token, browser } = await world.linkTo();
    const { cookies } = await browser.ask(links.getPaymentLink, { token });
    expect(cookies).toEqual([
      expect.stringMatching(
        /^link-viewer-PC-\w{8}=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(cookies.join()).not.toContain(token);
  });
});

describe('a token that opens nothing', () => {
  const calls = [
    'getPaymentLink',
    'getLinkResult',
    'checkLinkPayment',
    'askForNewLink',
    'reportLinkProblem',
  ] as const;
  test.each(calls)('%s: guessed, replaced and unsent links look the same', async (name) => {
    const ask = async (token: string) =>
      world.openBrowser().ask(links[name] as typeof links.reportLinkProblem, { token, message: 'Hello' });
    const unknown = await ask('b'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, answer: { code: 'not-found' }, cookies: [] });
    const draft = await world.linkTo({ saveAsDraft: true });
    expect(await ask(draft.token)).toEqual(unknown);
    await world.change(draft, sql`cancelled_at = now()`);
    expect(await ask(draft.token)).toEqual(unknown);
    const replaced = await world.linkTo();
    const { answer } = await world.call(office.replacePaymentLink, { id: replaced.id }, world.admin);
    expect(await ask(replaced.token)).toEqual(unknown);
    const fresh = world.tokenOf(answer.paymentCase as typeof replaced.one);
    expect((await ask(fresh)).answer.code).not.toBe('not-found');
  });
});

describe('how the last payment ended', () => {
  const resultOf = async ({ token, browser }: SentLink) =>
    (await browser.ask(links.getLinkResult, { token })).answer.result;

  const caseIdOf = async ({ token, browser }: SentLink) => {
    const { answer } = await browser.ask(links.getLinkResult, { token });
    return links.getLinkResult.response.parse(answer).paymentCase.caseId;
  };

  test('from nothing over waiting to what the gateway says', async () => {
    const link = await world.linkTo();
    expect(await resultOf(link)).toMatchObject({ outcome: 'none', paidAed: 0 });
    const ref = refOf(await link.browser.press(link.token));
    expect(await resultOf(link)).toMatchObject({ outcome: 'waiting', transactionId: null, paidAt: null });
    world.gateway.pay(ref);
    expect(await resultOf(link)).toMatchObject({ outcome: 'waiting' });
    expect((await link.browser.check(link.token)).status).toBe(200);
    expect(await resultOf(link)).toMatchObject({
      outcome: 'completed',
      transactionId: `txn_${ref}`,
      orderId: await caseIdOf(link),
      paidEur: 25_000,
      paidAed: 105_000,
      reason: null,
    });
  });

  test('the browser comes back to the link’s own pages, with what is known in the address', async () => {
    const link = await world.linkTo();
    const declined = refOf(await link.browser.press(link.token));
    world.gateway.decline(declined);
    const failed = new URL(await world.comeBack(declined), 'https://academy.test');
    expect(failed.pathname).toBe(`/payment/general/${link.token}/failed`);
    expect(failed.searchParams.get('reason')).toBe('Your card was declined.');
    world.gateway.pay(declined);
    const paid = new URL(await world.comeBack(declined), 'https://academy.test');
    expect(paid.pathname).toBe(`/payment/general/${link.token}/success`);
    expect(Object.fromEntries(paid.searchParams)).toEqual({
      transaction_id: `txn_${declined}`,
      order_id: await caseIdOf(link),
      amount: '1050.00',
      currency: 'AED',
    });
  });

  test('a browser that comes back by a replaced link learns how it ended, and no token', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    const returned = links.getReturnedPayment;
    await world.replace(link);
    const name = world.gateway.nameInReturn(ref);
    const ask = async (asked: string) => (await world.openBrowser().ask(returned, { token: asked })).answer;
    expect(await ask(name)).toMatchObject({ outcome: 'failed' });
    // A gateway that captures what it had been told to end.
    Object.assign(world.gateway.session(ref), { state: 'open' });
    world.gateway.pay(ref);
    await world.hearOf(ref);
    expect(await world.comeBack(ref)).toBe(`/payment/returned/${name}`);
    expect(await ask(name)).toEqual({ success: true, outcome: 'completed', aed: 105_000 });
    const [id = ''] = name.split('.');
    for (const guess of [id, ref, `${id}.${'a'.repeat(43)}`])
      expect(await ask(guess)).toMatchObject({ code: 'not-found' });
  });

  test('no token is kept in the database', async () => {
    const link = await world.linkTo();
    await link.browser.pay(link.token);
    const { rows } = await database.db.execute<{ found: number }>(sql`
      select (select count(*) from attempts a where a::text like ${`%${link.token}%`})::int
        + (select count(*) from payment_cases c where c::text like ${`%${link.token}%`})::int
        + (select count(*) from documents d where d::text like ${`%${link.token}%`})::int as found`);
    expect(rows).toEqual([{ found: 0 }]);
  });
});
