import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { headerText, type Letter, type Sender } from './letter.ts';
import { academyNeedsAction } from './letters/academy-needs-action.ts';
import { academyNewOrder } from './letters/academy-new-order.ts';
import { enrolmentCancelled } from './letters/enrolment-cancelled.ts';
import { orderConfirmed } from './letters/order-confirmed.ts';
import { orderLapsed } from './letters/order-lapsed.ts';
import { partDue } from './letters/part-due.ts';
import { paymentReceived } from './letters/payment-received.ts';
import { paymentRefused } from './letters/payment-refused.ts';
import { refundSent } from './letters/refund-sent.ts';
import { resetPassword } from './letters/reset-password.ts';
import { transferAwaited } from './letters/transfer-awaited.ts';
import { verifyEmail } from './letters/verify-email.ts';
import { renderLetter } from './render-letter.tsx';

const sender: Sender = {
  brand: 'Aurea Academy',
  legalName: 'Aurea Academy FZ-LLC',
  address: 'Dubai Healthcare City, Building 64',
  email: 'hello@aurea.example',
  phone: '+971 4 555 0100',
};
const course = {
  title: 'Botox Professional Training',
  code: 'BTX-27-04',
  startDate: localDate('2027-04-09'),
  endDate: localDate('2027-04-10'),
  startTime: '09:00',
  endTime: '17:00',
  zone: 'Asia/Dubai',
  venueName: 'Aurea Clinic',
  venueAddress: 'Building 64',
  city: 'Dubai',
  country: 'United Arab Emirates',
};
const orderUrl = 'https://academy.example/orders/AUR-0123456789';
const adminUrl = 'https://academy.example/admin/orders/AUR-0123456789';
const order = {
  name: 'Ada Byron',
  reference: 'AUR-0123456789',
  orderUrl,
  courseTitle: course.title,
  contactEmail: sender.email,
};
const part = { dueOn: localDate('2027-04-02'), eur: 72_500, aed: 313_925 };
const receipts = [
  { number: 'R-2026-000001', href: 'https://academy.example/api/orders/AUR-0123456789/receipts/1' },
];
const paid = { eur: 72_500, aed: 313_925 };
const refund = { ...order, refundAed: 313_925, reason: 'The last seat had been taken' };
const bank = { accountName: 'Aurea FZ-LLC', bankName: 'Example Bank', iban: 'AE07 0331', swift: 'EXMPAEAD' };
const link = {
  name: 'Ada',
  href: 'https://academy.example/verify-email?token=0123456789-0123456789_0123456789-0123456789',
};

const letters: [string, Letter][] = [
  ['verify-email', verifyEmail(link)],
  ['reset-password', resetPassword(link)],
  [
    'order-confirmed',
    orderConfirmed({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
  ],
  ['payment-received', paymentReceived({ ...order, paid, receipts, openParts: [] })],
  ['part-due in 7 days', partDue({ ...order, part, daysLeft: 7 })],
  ['part-due tomorrow', partDue({ ...order, part, daysLeft: 1 })],
  ['part-due missed', partDue({ ...order, part, daysLeft: -1 })],
  ['payment-refused', paymentRefused(refund)],
  ['refund-sent', refundSent(refund)],
  [
    'transfer-awaited',
    transferAwaited({ ...order, course, due: paid, payUntil: '26 November 2026, 14:00 (Asia/Dubai)', bank }),
  ],
  ['enrolment-cancelled', enrolmentCancelled({ ...order, course })],
  ['order-lapsed', orderLapsed({ ...order, course })],
  [
    'academy-new-order',
    academyNewOrder({
      ...order,
      adminUrl,
      course,
      totalEur: 145_000,
      paid,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
    }),
  ],
  [
    'academy-needs-action',
    academyNeedsAction({
      message: 'A transfer does not cover what is due',
      reference: 'AUR-0123456789',
      adminUrl,
    }),
  ],
  [
    'academy-needs-action without an order',
    academyNeedsAction({ message: 'A mail was not sent', reference: null, adminUrl }),
  ],
];

const linksTo = (html: string, href: string) => html.split(`href="${href}"`).length - 1;

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  const { subject, html, text } = await renderLetter(letter, sender);
  expect(subject).not.toBe('');
  expect(linksTo(html, letter.action.href)).toBe(1);
  for (const form of [html, text]) {
    expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    expect(form).toContain(letter.action.href);
    expect(form).toContain(letter.heading);
    for (const { value } of letter.facts ?? []) expect(form).toContain(value);
    for (const item of letter.lists?.flatMap(({ items }) => items) ?? []) expect(form).toContain(item);
    expect(form).toContain(sender.legalName);
  }
  expect(html).not.toMatch(/<img|<script|url\(/);
});

test('the confirmation names course, dates, venue, both amounts, the receipt and the open parts', async () => {
  const { text } = await renderLetter(
    orderConfirmed({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
    sender,
  );
  for (const words of [
    'Botox Professional Training',
    'BTX-27-04',
    '9–10 April 2027',
    'Aurea Clinic, Building 64, Dubai',
    '€725.00 (AED 3,139.25)',
    'R-2026-000001',
    '2 April 2027: €725.00',
  ])
    expect(text).toContain(words);
});

test('a free place is not called paid', async () => {
  const free = { ...order, course, totalEur: 0, paid: { eur: 0, aed: 0 }, receipts: [], openParts: [] };
  const { text } = await renderLetter(orderConfirmed(free), sender);
  expect(text).toContain('This place is free');
  expect(text).not.toContain('Still to pay');
});

test('what a person wrote stays text', async () => {
  const { html } = await renderLetter(verifyEmail({ ...link, name: '<b onclick="x">Ada</b>' }), sender);
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b onclick');
});

test('a title cannot add a header: the subject is one line', async () => {
  const title = 'Botox\r\nBcc: everyone@example.com\u2028';
  const { subject } = await renderLetter(
    paymentReceived({ ...order, courseTitle: title, paid, receipts, openParts: [] }),
    sender,
  );
  expect(subject).toBe('We received your payment for Botox Bcc: everyone@example.com');
  expect(headerText('a\u0000b\tc')).toBe('a b c');
});
