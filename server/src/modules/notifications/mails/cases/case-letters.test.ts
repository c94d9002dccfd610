import { expect, test } from 'vitest';
import { rateMicro } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { saleOfCase, saleOfOrder } from '#emails/sale.ts';
import { expectWhole, sender } from '#server/testing/letter-check.ts';
import { paymentRefused } from '../payments/payment-refused.ts';
import { refundSent } from '../payments/refund-sent.ts';
import { academyCasePaid } from './academy-case-paid.ts';
import { academyCaseProblem } from './academy-case-problem.ts';
import { academyLinkAsked } from './academy-link-asked.ts';
import { caseCancelled } from './case-cancelled.ts';
import { caseLink } from './case-link.ts';
import type { CaseLink } from './case-link-letter.ts';
import { casePartDue } from './case-part-due.ts';
import { casePaymentReceived } from './case-payment-received.ts';

const part = { dueOn: localDate('2027-04-02'), eur: 72_500, aed: 313_925 };
const order = {
  courseTitles: ['Botox Professional Training'],
  reference: 'AUR-0123456789',
  orderUrl: 'https://academy.example/orders/AUR-0123456789',
  contactEmail: sender.email,
};
const whole = { eur: 25_000, aed: 105_000 };
const half = { eur: 12_500, aed: 52_500 };
const asked = {
  name: 'Ada Byron',
  title: 'Private training day',
  number: 'PC-ABCD2345',
  currency: 'EUR' as const,
  linkUrl: 'https://academy.example/payment/general/0123456789-0123456789_0123456789-0123456789',
  contactEmail: sender.email,
};
const request: CaseLink = {
  ...asked,
  seller: { legalName: sender.legalName, taxRegistrationNumber: '100000000000003' },
  description: 'One day.\nFor three.',
  asked: { type: 'fixed', total: whole },
  rate: rateMicro(4_200_000),
  numberOfParts: 1,
  plannedParts: [whole],
  paid: { eur: 0, aed: 0 },
  openParts: [],
  validUntil: '28 November 2026, 14:00 in Dubai',
  attendees: [{ name: 'Grace Hopper', email: 'grace@example.com' }],
  courses: [{ title: 'Botox Professional Training', code: 'BTX-27-04' }],
};
const casePayment = {
  ...asked,
  paidBy: null,
  paid: whole,
  rate: request.rate,
  receipt: {
    number: 'R-2026-000002',
    href: `https://${'long-'.repeat(20)}academy.example.com/api/general-payment/receipt/PC-ABCD2345?receipt=R-2026-000002&key=${'k'.repeat(43)}`,
  },
  openParts: [],
};
const caseRefund = {
  name: 'Ada Byron',
  amount: 'AED 3,139.25',
  paper: { number: 'RF-2026-000001', href: 'https://academy.test/refund.pdf' },
  reason: 'The payment request was withdrawn',
  sale: saleOfCase({ ...asked, contactUrl: 'https://academy.example/contact-us' }),
};

const academyCase = {
  title: asked.title,
  number: asked.number,
  payer: { name: 'Ada Byron', email: 'ada@example.com' },
  adminUrl: 'https://academy.example/admin/general-payment?case=1',
};
const letters: [string, Letter][] = [
  ['case-link', caseLink.write(request)],
  ['case-link in parts', caseLink.write({ ...request, numberOfParts: 2, plannedParts: [half, half] })],
  ['case-link of a range', caseLink.write({ ...request, asked: { type: 'range', min: half, max: whole } })],
  ['case-link of any amount', caseLink.write({ ...request, asked: { type: 'open' } })],
  [
    'case-link again',
    caseLink.write({ ...request, numberOfParts: 2, paid: half, openParts: [{ ...half, dueOn: part.dueOn }] }),
  ],
  ['case-link of the least', caseLink.write({ ...request, description: '', attendees: [], courses: [] })],
  ['case-payment-received', casePaymentReceived.write(casePayment)],
  [
    'case-payment-received of a part, to who was asked',
    casePaymentReceived.write({ ...casePayment, paidBy: 'Grace', openParts: [part] }),
  ],
  ['case-part-due', casePartDue.write({ ...asked, part, daysLeft: 7 })],
  ['case-part-due missed', casePartDue.write({ ...asked, part, daysLeft: -1 })],
  ['case-cancelled', caseCancelled.write({ ...asked, paid: { eur: 0, aed: 0 } })],
  ['case-cancelled half paid', caseCancelled.write({ ...asked, paid: half })],
  ['payment-refused of a case', paymentRefused.write(caseRefund)],
  ['refund-sent of a case', refundSent.write(caseRefund)],
  [
    'payment-refused of a case that is gone',
    paymentRefused.write({
      ...caseRefund,
      sale: saleOfCase({ ...asked, linkUrl: null, contactUrl: 'https://academy.example/contact-us' }),
    }),
  ],
  [
    'academy-case-paid',
    academyCasePaid.write({
      ...academyCase,
      paid: whole,
      currency: 'EUR',
      paidBy: { name: 'G', email: 'g@b.c' },
    }),
  ],
  ['academy-link-asked', academyLinkAsked.write({ ...academyCase, expiredOn: request.validUntil })],
  [
    'academy-case-problem',
    academyCaseProblem.write({ ...academyCase, message: 'Wrong person!\n<b>Not</b> me.' }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('a payment request names who asks, for whom, how much in both currencies, at what rate and until when', async () => {
  const { html, text } = await renderLetter(caseLink.write(request), sender);
  for (const words of [
    'Aurea Academy FZ-LLC',
    '100000000000003',
    'PC-ABCD2345',
    '€250.00 (AED 1,050.00)',
    '1 EUR = 4.20 AED',
    '28 November 2026, 14:00 in Dubai',
    'Botox Professional Training (BTX-27-04)',
    'Grace Hopper, grace@example.com',
    '> One day.\n> For three.',
  ])
    expect(text).toContain(words);
  expect(html).toContain('>Pay securely<');
});

test('markup in a request stays text', async () => {
  const { html, text } = await renderLetter(
    caseLink.write({
      ...request,
      title: '<b>Day</b>',
      description: '<script>alert(1)</script>',
      attendees: [{ name: '<i>Grace</i>', email: 'grace@example.com' }],
    }),
    sender,
  );
  expect(html).not.toMatch(/<b>|<i>|<script/);
  for (const words of ['<b>Day</b>', '<script>alert(1)</script>', '<i>Grace</i>'])
    expect(text).toContain(words);
});

test.each<[string, Partial<CaseLink>, string]>([
  [
    'a range',
    { asked: { type: 'range', min: half, max: whole } },
    '€125.00 to €250.00 (AED 525.00 to AED 1,050.00)',
  ],
  [
    'a range from nothing',
    { asked: { type: 'range', min: { eur: 0, aed: 0 }, max: whole } },
    'Up to €250.00 (AED 1,050.00)',
  ],
  ['any amount', { asked: { type: 'open' } }, 'You choose the amount'],
  [
    'a range in dirhams',
    { currency: 'AED', asked: { type: 'range', min: half, max: whole } },
    'AED 525.00 to AED 1,050.00',
  ],
])('a request for %s says so', async (_, changes, words) => {
  expect((await renderLetter(caseLink.write({ ...request, ...changes }), sender)).text).toContain(words);
});

test('what is asked for in dirhams has no euros and no rate', async () => {
  const { text } = await renderLetter(caseLink.write({ ...request, currency: 'AED' }), sender);
  expect(text).toContain('AED 1,050.00');
  expect(text).not.toMatch(/€|EUR/);
});

test('a request that is paid in parts says when each is due and that the link stays', async () => {
  const planned = await renderLetter(
    caseLink.write({ ...request, numberOfParts: 2, plannedParts: [half, half] }),
    sender,
  );
  for (const words of [
    'in 2 parts, a month apart',
    'this same link',
    'First: €125.00',
    'A month later: €125.00',
  ])
    expect(planned.text).toContain(words);
  const openParts = [{ ...half, dueOn: part.dueOn }];
  const begun = await renderLetter(
    caseLink.write({ ...request, numberOfParts: 2, plannedParts: [], paid: half, openParts }),
    sender,
  );
  expect(begun.text).toContain('2 April 2027: €125.00 (AED 525.00)');
  expect(begun.text).toMatch(/Paid so far\s+€125.00 \(AED 525.00\)/);
});

test('a payment on a request tells both amounts, the rate and the receipt, and to who was asked also who paid', async () => {
  const mine = await renderLetter(casePaymentReceived.write(casePayment), sender);
  for (const words of [
    '€250.00 (AED 1,050.00)',
    '1 EUR = 4.20 AED',
    'R-2026-000002',
    'Everything is paid now',
  ])
    expect(mine.text).toContain(words);
  expect(mine.text).toContain(`R-2026-000002 ${casePayment.receipt.href}`);
  expect(mine.text).not.toContain('Paid by');
  expect(mine.html).toContain(casePayment.receipt.href.replaceAll('&', '&amp;'));
  const dirhams = await renderLetter(
    casePaymentReceived.write({ ...casePayment, currency: 'AED', paidBy: 'Grace Hopper', openParts: [part] }),
    sender,
  );
  expect(dirhams.text).toContain('AED 1,050.00 (€250.00)');
  expect(dirhams.text).toMatch(/Paid by\s+Grace Hopper/);
  expect(dirhams.text).toContain('2 April 2027: AED 3,139.25');
});

test('money that goes back is told of in the words of what it was for', async () => {
  const [ofOrder, ofCase] = [
    await renderLetter(paymentRefused.write({ ...caseRefund, sale: saleOfOrder(order) }), sender),
    await renderLetter(paymentRefused.write(caseRefund), sender),
  ];
  expect(ofOrder.text).toContain('waiting list');
  expect(ofOrder.text).toContain(order.reference);
  expect(ofCase.text).not.toMatch(/seat|Order|waiting list/);
  expect(ofCase.text).toContain('PC-ABCD2345');
});

test('no title, name or number of a request can add a header', async () => {
  const evil = { ...request, title: 'Day\r\nBcc: all@example.com', name: 'Ada\r\nX: y' };
  for (const letter of [
    caseLink.write(evil),
    casePaymentReceived.write({ ...casePayment, title: evil.title }),
    caseCancelled.write({ ...asked, title: evil.title, paid: half }),
    casePartDue.write({ ...asked, title: evil.title, part, daysLeft: 1 }),
    academyCasePaid.write({ ...academyCase, title: evil.title, paid: whole, currency: 'EUR', paidBy: null }),
  ])
    expect((await renderLetter(letter, sender)).subject).not.toMatch(/[\r\n]/);
});
