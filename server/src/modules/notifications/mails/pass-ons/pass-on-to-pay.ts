import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { readPassOn, toGiver } from './read-pass-on.ts';

type PassOnToPay = {
  giver: string;
  colleague: { name: string; email: string };
  reference: string;
  course: RunFacts;
  fee: Amount;
  until: string;
  changeUrl: string;
  contactEmail: string;
};

export const passOnToPay = defineMail({
  template: 'pass-on-to-pay',
  on: [afterSaleEvents['pass-on.to-pay']],
  to: toGiver,
  /** Nothing once it is paid, or over. */
  async read(ctx, ids) {
    const { state, payUntil, ...facts } = await readPassOn(ctx, ids);
    return state === 'unpaid' && payUntil ? { ...facts, until: payUntil } : null;
  },
  write: (data: PassOnToPay): Letter => ({
    subject: `Please pay to pass your seat on: ${data.course.title}`,
    heading: `Your seat for ${data.colleague.name}`,
    paragraphs: [
      greeting(data.giver),
      `as agreed with you we pass your seat on the course below on to ${data.colleague.name}. We write to them as soon as the fee of ${amountText(data.fee)} is paid. Please pay it until ${data.until}; if you do not, nothing changes.`,
      'The seat stays yours until they have accepted it, for which they have 72 hours. If they do not, the fee goes back to you.',
    ],
    facts: [
      ...courseFacts(data.course),
      { label: 'For', value: `${data.colleague.name}, ${data.colleague.email}` },
      { label: 'Order', value: data.reference },
      { label: 'Fee', value: amountText(data.fee) },
    ],
    action: { label: 'Pay the fee', href: data.changeUrl },
    closing: [
      `If this is not what you wanted, you need not do anything, or write to us: ${data.contactEmail}`,
    ],
  }),
});
