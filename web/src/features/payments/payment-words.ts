import type { Payment } from '#contracts/reporting/admin-payments.ts';
import type { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';

export const moveWords: Readonly<Record<Payment['move'], string>> = {
  received: 'Received',
  refunded: 'Given back',
  returned: 'Refund came back',
};

export const wayWords: Readonly<Record<(typeof PAYMENT_WAYS)[number], string>> = {
  in: 'Received',
  out: 'Given back',
};

/** What the figures count, and what they leave out. */
export const BASIS =
  'In euro, each at the rate that its order or case was agreed at; days are those of Dubai. What an order of several courses is paid stands in a row for each, shared by their prices. Credit notes, money that no order could take, and what a gateway or a bank keeps are not among them.';

export const noPayments = {
  unmatched: {
    title: 'No payment matches this filter',
    text: 'Both days are included, and days are those of Dubai.',
    all: 'Show all payments',
  },
  none: {
    title: 'Nothing has been paid yet',
    text: 'A payment appears here as soon as it has settled an order or a payment case.',
  },
};
