import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { paymentCases } from '#server/db/schema/index.ts';
import { listObligations, recordTransfer } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { ACADEMY, createCaseMailsWorld, SITE } from '#server/testing/worlds/case-mails-world.ts';
import { OFFICE_PASSWORD, PAYER } from '#server/testing/worlds/cases-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createCaseMailsWorld(database.db));

test('a payment is told to who made it with a receipt that opens by the mail, and the academy hears that all is paid', async () => {
  const one = await world.ask();
  await world.pay(one, { payerEmail: one.email });
  expect(world.subjectsTo(one.email).at(-1)).toBe('We received your payment: Private training day');
  const { receipts } = await world.readCase(one._id);
  const number = receipts[0]?.number ?? '';
  const key = world.ctx(async ({ ports: { caseLinks } }) =>
    caseLinks.sealFor('receipt', { id: one._id, linkVersion: 1 }),
  );
  const href = `${SITE}/api/general-payment/receipt/${one.caseId}?receipt=${number}&key=${await key}`;
  for (const words of [
    'Everything is paid now',
    '€250.00 (AED 1,050.00)',
    '1 EUR = 4.20 AED',
    `${number} ${href}`,
  ])
    expect(world.textTo(one.email)).toContain(words);
  expect(world.subjectsTo(ACADEMY)).toEqual([`Paid in full: ${one.caseId}, Private training day`]);
  expect(world.textTo(ACADEMY)).toContain(`${SITE}/admin/general-payment?case=${one._id}`);
  const count = world.sent.length;
  await world.happened('case.settled', { caseId: one._id });
  expect(world.sent).toHaveLength(count);
});

test('the receipt of a mail opens for whoever has the mail; another key opens nothing', async () => {
  const one = await world.ask();
  await world.pay(one, { payerEmail: one.email });
  const [url = ''] = world.textTo(one.email).match(/\S+general-payment\/receipt\S+/) ?? [];
  const app = await world.openDocuments();
  const open = (path: string) => app.inject({ method: 'GET', url: path });
  const answer = await open(url.replace(SITE, ''));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-/);
  expect((await open(url.replace(SITE, '').replace(/key=.*$/, 'key=guessed'))).statusCode).toBe(404);
  await app.close();
});

test('where somebody else pays, who was asked hears of it, too; a refund is told to who paid, whoever came after', async () => {
  const one = await world.ask({ installments: { enabled: true, numberOfInstallments: 2 } });
  const payerEmail = `payer-of-${one.email}`;
  await world.pay(one, { payerName: 'Grace Hopper', payerEmail });
  expect(world.textTo(payerEmail)).toContain('Dear Grace Hopper');
  expect(world.textTo(payerEmail)).not.toContain('Paid by');
  expect(world.textTo(one.email)).toContain('Dear Ada Byron');
  expect(world.textTo(one.email)).toMatch(/Paid by\s+Grace Hopper/);
  for (const email of [payerEmail, one.email]) {
    expect(world.textTo(email)).toMatch(/\d+ \w+ 20\d\d: €125\.00 \(AED 525\.00\)/);
    expect(world.textTo(email)).toContain(`Pay the next part ${one.paymentLink.fullUrl}`);
  }
  await world.press(one);
  const wish = { id: one._id, amount: 100, reason: 'Goodwill', password: OFFICE_PASSWORD };
  await world.act(calls.refundPaymentCase, wish, await world.anAdmin());
  await world.sendRefunds();
  await world.workOff();
  expect(world.subjectsTo(payerEmail).at(-1)).toBe('Your refund has been sent: Private training day');
  for (const words of ['AED 100.00', 'Goodwill', one.caseId, one.paymentLink.fullUrl])
    expect(world.textTo(payerEmail)).toContain(words);
  expect(world.subjectsTo(PAYER.payerEmail)).toEqual([]);
});

test('money that comes for a withdrawn request goes back, in words that fit, and staff come to the case', async () => {
  const one = await world.ask();
  const page = await world.press(one);
  await database.db.update(paymentCases).set({ cancelledAt: world.now }).where(eq(paymentCases.id, one._id));
  world.payOnPage(page);
  await world.call(links.checkLinkPayment, { token: world.tokenOf(one) });
  await world.workOff();
  const [back] = world.mailsTo(PAYER.payerEmail);
  expect(back?.subject).toBe('Your payment goes back to you: Private training day');
  expect(back?.text).toContain('AED 1,050.00');
  expect(back?.text).not.toMatch(/seat|waiting list/);
  expect(world.subjectsTo(ACADEMY)).toContain(`Needs action: ${one.caseId}`);
  const told = world.mailsTo(ACADEMY).find(({ subject }) => subject === `Needs action: ${one.caseId}`);
  expect(told?.text).toContain(`Open the payment case ${SITE}/admin/general-payment?case=${one._id}`);
  const { answer } = await world.call(needsActionEndpoints.listNeedsAction, {}, world.staff);
  expect(answer.actions).toContainEqual(
    expect.objectContaining({ kind: 'unapplied', caseId: one._id, orderReference: null, enquiryId: null }),
  );
});

test('each later part is reminded of once for each kind, with the same link, and not when it was paid', async () => {
  const one = await world.ask({ installments: { enabled: true, numberOfInstallments: 2 } });
  await world.pay(one, { payerEmail: one.email });
  const [, later] = await listObligations(database.db, { kind: 'case', id: one._id });
  const due = { caseId: one._id, obligationId: later?.id ?? '' };
  world.sent.length = 0;
  const dueAt = new Date(`${later?.dueOn}T08:00:00Z`).getTime();
  for (const [kind, days] of [
    ['in-7-days', 7],
    ['tomorrow', 1],
    ['missed', -1],
  ] as const) {
    world.now = new Date(dueAt - days * 86_400_000);
    for (let twice = 0; twice < 2; twice++) await world.happened('case.part-due', { ...due, kind });
  }
  expect(world.subjectsTo(one.email)).toEqual([
    'A payment is due in 7 days: Private training day',
    'A payment is due tomorrow: Private training day',
    'A payment is overdue: Private training day',
  ]);
  expect(world.textTo(one.email)).toContain(`Pay this part ${one.paymentLink.fullUrl}`);
  expect(world.textTo(one.email)).toContain('€125.00 (AED 525.00)');
  await world.pay(one, { payerEmail: one.email });
  await world.happened('case.part-due', { ...due, kind: 'once-more' });
  expect(world.subjectsTo(one.email).filter((subject) => subject.includes('is overdue'))).toHaveLength(1);
});

test('money that still comes for a deleted case is told of without a link that leads nowhere', async () => {
  const one = await world.ask();
  await world.press(one);
  await database.db.update(paymentCases).set({ deletedAt: world.now }).where(eq(paymentCases.id, one._id));
  await world.ctx((ctx) =>
    recordTransfer(ctx, {
      owner: { kind: 'case', id: one._id },
      aed: 105_000,
      transactionId: one.caseId,
      receivedOn: '2026-11-20',
      note: '',
    }),
  );
  await world.workOff();
  const [back] = world.mailsTo(PAYER.payerEmail);
  expect(back?.text).toContain(one.caseId);
  expect(back?.text).toContain(`Contact us ${SITE}/contact-us`);
  expect(back?.text).not.toContain(one.paymentLink.fullUrl);
});
