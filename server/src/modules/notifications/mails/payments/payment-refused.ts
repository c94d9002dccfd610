import type { Letter } from '#emails/letter.ts';
import type { Sale } from '#emails/sale.ts';
import { greeting } from '#emails/words.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { defineMail } from '../mail.ts';
import { readRefund, toRefunded } from './refund.ts';

type PaymentRefused = { name: string; sale: Sale; amount: string; reason: string };

/** Money came that could not be used, or not all of it: too late, too much, or the last seat had gone. */
export const paymentRefused = defineMail({
  template: 'payment-refused',
  on: [paymentsEvents['payment.refused']],
  to: toRefunded,
  read: readRefund,
  write: ({ name, sale, amount, reason }: PaymentRefused): Letter => ({
    subject: `Your payment goes back to you: ${sale.title}`,
    heading: 'Your payment goes back to you',
    paragraphs: [
      greeting(name),
      'we received money from you that we could not use. The amount below goes back by the way it came, and we write again when it has been sent.',
    ],
    facts: [
      ...sale.facts,
      { label: 'Amount that goes back', value: amount },
      { label: 'Why', value: reason },
    ],
    action: sale.action,
    closing: [sale.ifRefused],
  }),
});
