import { type CaseFacts, caseTopic, paidText } from '../case-words.ts';
import type { Letter } from '../letter.ts';
import { type Amount, greeting } from '../words.ts';

/** `paid` is what was received and not given back. */
export type CaseCancelled = CaseFacts & { paid: Amount };

export const caseCancelled = (data: CaseCancelled): Letter => ({
  subject: `Nothing is to be paid any more: ${data.title}`,
  heading: 'The payment request is withdrawn',
  paragraphs: [
    greeting(data.name),
    'we have withdrawn the request below. Please do not pay on it any more: a payment that is still on its way goes back to its payer.',
    ...(data.paid.aed > 0 ? ['What has been paid already is not changed by this.'] : []),
  ],
  facts: [
    ...caseTopic(data),
    ...(data.paid.aed > 0 ? [{ label: 'Paid already', value: paidText(data.paid, data.currency) }] : []),
  ],
  action: { label: 'See the payment request', href: data.linkUrl },
  closing: [`If you have a question about it, please write to us: ${data.contactEmail}`],
});
