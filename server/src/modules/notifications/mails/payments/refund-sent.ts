import type { Letter } from '#emails/letter.ts';
import type { Sale } from '#emails/sale.ts';
import { greeting } from '#emails/words.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { defineMail } from '../mail.ts';
import { type RefundPaper, readRefund, toRefunded } from './refund.ts';

type RefundSent = { name: string; sale: Sale; amount: string; reason: string; paper: RefundPaper | null };

export const refundSent = defineMail({
  template: 'refund-sent',
  on: [paymentsEvents['payment.refunded']],
  to: toRefunded,
  read: readRefund,
  write: ({ name, sale, amount, reason, paper }: RefundSent): Letter => ({
    subject: `Your refund has been sent: ${sale.title}`,
    heading: 'Your refund has been sent',
    paragraphs: [
      greeting(name),
      'we have sent your money back by the way it came. Your bank may need a few days to show it.',
    ],
    facts: [
      ...sale.facts,
      { label: 'Refund', value: amount },
      { label: 'Why', value: reason },
      ...(paper ? [{ label: 'Paper', value: paper.number, href: paper.href }] : []),
    ],
    action: sale.action,
  }),
});
