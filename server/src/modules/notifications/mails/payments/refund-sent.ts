import type { Letter } from '#emails/letter.ts';
import type { Sale } from '#emails/sale.ts';
import { aedText, greeting } from '#emails/words.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { defineMail } from '../mail.ts';
import { readRefund, toRefunded } from './refund.ts';

type RefundSent = { name: string; sale: Sale; refundAed: number; reason: string };

export const refundSent = defineMail({
  template: 'refund-sent',
  on: [paymentsEvents['payment.refunded']],
  to: toRefunded,
  read: readRefund,
  write: ({ name, sale, refundAed, reason }: RefundSent): Letter => ({
    subject: `Your refund has been sent: ${sale.title}`,
    heading: 'Your refund has been sent',
    paragraphs: [
      greeting(name),
      'we have sent your money back by the way it came. Your bank may need a few days to show it.',
    ],
    facts: [...sale.facts, { label: 'Refund', value: aedText(refundAed) }, { label: 'Why', value: reason }],
    action: sale.action,
  }),
});
