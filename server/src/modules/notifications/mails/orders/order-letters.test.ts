import { expect, test } from 'vitest';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { course, expectWhole, order, paid, part, receipts, sender } from '#server/testing/letter-check.ts';
import { academyNewOrder } from './academy-new-order.ts';
import { enrolmentCancelled } from './enrolment-cancelled.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderLapsed } from './order-lapsed.ts';
import { partDue } from './part-due.ts';
import { transferAwaited } from './transfer-awaited.ts';

const adminUrl = 'https://academy.example/admin/orders/AUR-0123456789';
const bank = { accountName: 'Aurea FZ-LLC', bankName: 'Example Bank', iban: 'AE07 0331', swift: 'EXMPAEAD' };

const letters: [string, Letter][] = [
  [
    'order-confirmed',
    orderConfirmed.write({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
  ],
  ['part-due in 7 days', partDue.write({ ...order, part, daysLeft: 7 })],
  ['part-due tomorrow', partDue.write({ ...order, part, daysLeft: 1 })],
  ['part-due missed', partDue.write({ ...order, part, daysLeft: -1 })],
  [
    'transfer-awaited',
    transferAwaited.write({
      ...order,
      course,
      due: paid,
      payUntil: '26 November 2026, 14:00 in Dubai',
      bank,
    }),
  ],
  ['enrolment-cancelled', enrolmentCancelled.write({ ...order, course })],
  ['order-lapsed', orderLapsed.write({ ...order, course })],
  [
    'academy-new-order',
    academyNewOrder.write({
      ...order,
      adminUrl,
      course,
      totalEur: 145_000,
      paid,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
    }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('the confirmation names course, dates, venue, both amounts, the receipt and the open parts', async () => {
  const { text } = await renderLetter(
    orderConfirmed.write({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
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
  const { text } = await renderLetter(orderConfirmed.write(free), sender);
  expect(text).toContain('This place is free');
  expect(text).not.toContain('Still to pay');
});
