import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { readPassOn, toGiver } from './read-pass-on.ts';

type PassOnEnded = {
  giver: string;
  colleague: { name: string };
  state: string;
  /** Whether the giver has the seat as it was. */
  isKept: boolean;
  reference: string;
  course: RunFacts;
  /** What was paid for it, and goes back. */
  fee: Amount;
  orderUrl: string;
  contactEmail: string;
};

export const passOnEnded = defineMail({
  template: 'pass-on-ended',
  on: [afterSaleEvents['pass-on.ended']],
  to: toGiver,
  read: readPassOn,
  write: (data: PassOnEnded): Letter => ({
    subject: `${data.isKept ? 'Your seat stays yours' : 'Your seat was not passed on'}: ${data.course.title}`,
    heading: data.isKept ? 'Your seat stays yours' : 'Your seat was not passed on',
    paragraphs: [greeting(data.giver), `${whyWords(data)} ${feeWords(data)}`],
    facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If you have a question, please write to us: ${data.contactEmail}`],
  }),
});

const whyWords = ({ colleague: { name }, state, isKept }: PassOnEnded): string => {
  if (!isKept)
    return `the course below was moved or called off, or your place on it was given back, before ${name} accepted your seat. The invitation has ended.`;
  if (state === 'declined') return `${name} has declined your seat on the course below. It stays yours.`;
  if (state === 'lapsed')
    return `${name} has not accepted your seat on the course below in time. It stays yours.`;
  return `the invitation of ${name} to the course below was taken back. The seat stays yours.`;
};

const feeWords = ({ fee }: PassOnEnded): string =>
  fee.eur > 0
    ? `The fee of ${amountText(fee)} goes back to you the way you paid it. Banks take three to ten working days to show it.`
    : 'There was nothing to pay for it, so nothing goes back.';
