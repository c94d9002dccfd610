import type { Letter } from '../letter.ts';
import type { Sale } from '../sale.ts';
import { aedText, greeting } from '../words.ts';

export type RefundSent = { name: string; sale: Sale; refundAed: number; reason: string };

export const refundSent = ({ name, sale, refundAed, reason }: RefundSent): Letter => ({
  subject: `Your refund is on its way: ${sale.title}`,
  heading: 'Your refund is on its way',
  paragraphs: [
    greeting(name),
    'we have sent your money back by the way it came. Your bank may need a few days to show it.',
  ],
  facts: [...sale.facts, { label: 'Refund', value: aedText(refundAed) }, { label: 'Why', value: reason }],
  action: sale.action,
});
