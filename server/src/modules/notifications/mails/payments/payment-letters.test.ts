import { expect, test } from 'vitest';
import { headerText, type Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { saleOfOrder } from '#emails/sale.ts';
import { expectWhole, order, paid, receipts, sender } from '#server/testing/letter-check.ts';
import { academyNeedsAction } from './academy-needs-action.ts';
import { paymentReceived } from './payment-received.ts';
import { paymentRefused } from './payment-refused.ts';
import { refundSent } from './refund-sent.ts';

const adminUrl = 'https://academy.example/admin/orders/AUR-0123456789';
const goesBack = {
  name: order.name,
  amount: 'AED 3,139.25',
  paper: { number: 'RF-2026-000001', href: 'https://academy.test/refund.pdf' },
  reason: 'The last seat had been taken',
};
const refund = { ...goesBack, sale: saleOfOrder(order) };

const letters: [string, Letter][] = [
  ['payment-received', paymentReceived.write({ ...order, paid, receipts, openParts: [] })],
  ['payment-refused', paymentRefused.write(refund)],
  ['refund-sent', refundSent.write(refund)],
  [
    'academy-needs-action',
    academyNeedsAction.write({
      message: 'A transfer does not cover what is due',
      reference: 'AUR-0123456789',
      action: { label: 'Open the order', href: adminUrl },
    }),
  ],
  [
    'academy-needs-action without an order',
    academyNeedsAction.write({
      message: 'A mail was not sent',
      reference: null,
      action: { label: 'Open the enquiry', href: adminUrl },
    }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('a title cannot add a header: the subject is one line', async () => {
  const title = 'Botox\r\nBcc: everyone@example.com\u2028';
  const { subject } = await renderLetter(
    paymentReceived.write({ ...order, courseTitle: title, paid, receipts, openParts: [] }),
    sender,
  );
  expect(subject).toBe('We received your payment for Botox Bcc: everyone@example.com');
  expect(headerText('a\u0000b\tc')).toBe('a b c');
});
