import type { Letter } from '../letter.ts';
import type { Sale } from '../sale.ts';
import { aedText, greeting } from '../words.ts';

export type PaymentRefused = { name: string; sale: Sale; refundAed: number; reason: string };

/** Money came that could not be used, or not all of it: too late, too much, or the last seat had gone. */
export const paymentRefused = ({ name, sale, refundAed, reason }: PaymentRefused): Letter => ({
  subject: `Your payment goes back to you: ${sale.title}`,
  heading: 'Your payment goes back to you',
  paragraphs: [
    greeting(name),
    'we received money from you that we could not use. The amount below is on its way back by the way it came; your bank may need a few days to show it.',
  ],
  facts: [
    ...sale.facts,
    { label: 'Amount that goes back', value: aedText(refundAed) },
    { label: 'Why', value: reason },
  ],
  action: sale.action,
  closing: [sale.ifRefused],
});
