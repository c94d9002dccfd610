import { type CaseFacts, caseTopic, paidText } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import { type Amount, greeting } from '#emails/words.ts';
import { caseEvents, findCase } from '#server/modules/payment-cases/index.ts';
import { paidFor } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { caseOwner, ofCase, readCase } from './read-case.ts';
import { toAsked } from './to-asked.ts';

/** `paid` is what was received and not given back. */
type CaseCancelled = CaseFacts & { paid: Amount };

export const caseCancelled = defineMail({
  template: 'case-cancelled',
  on: [caseEvents['case.cancelled']],
  to: (ctx, { caseId }) => toAsked(ctx, caseId, ofCase(caseId)),
  /** Nothing to who never heard of it. */
  async read(ctx, { ownerId }) {
    const one = await findCase(ctx.db, ownerId);
    if (one?.status !== 'cancelled' || !one.sentAt) return null;
    return { ...(await readCase(ctx, one)), paid: await paidFor(ctx, caseOwner(one)) };
  },
  write: (data: CaseCancelled): Letter => ({
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
  }),
});
