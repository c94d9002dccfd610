import type { Currency } from '#domain/cases/case-amount.ts';
import { type AcademyCaseFacts, academyCaseTopic, paidText } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import type { Amount } from '#emails/words.ts';
import { caseEvents, findCase, ownCurrencyOf } from '#server/modules/payment-cases/index.ts';
import { receiptsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { toAcademy } from '../recipients.ts';
import { caseOwner, ofCase, readCaseForAcademy } from './read-case.ts';

type AcademyCasePaid = AcademyCaseFacts & {
  paid: Amount;
  currency: Currency;
  /** Of whoever paid last, where that is not who was asked. */
  paidBy: { name: string; email: string } | null;
};

export const academyCasePaid = defineMail({
  template: 'academy-case-paid',
  on: [caseEvents['case.settled']],
  to: (ctx, { caseId }) => toAcademy(ctx, caseId, ofCase(caseId)),
  async read(ctx, { ownerId }) {
    const one = await findCase(ctx.db, ownerId);
    if (!one) return null;
    const last = (await receiptsOf(ctx, caseOwner(one))).at(-1)?.snapshot.payer;
    return {
      ...readCaseForAcademy(ctx, one),
      paid: { eur: one.appliedEur, aed: one.appliedAed },
      currency: ownCurrencyOf(one),
      paidBy: last && last.email !== one.payerEmail ? last : null,
    };
  },
  write: (data: AcademyCasePaid): Letter => ({
    subject: `Paid in full: ${data.number}, ${data.title}`,
    heading: 'A payment case is paid in full',
    paragraphs: ['Nothing is open on it any more.'],
    facts: [
      ...academyCaseTopic(data),
      { label: 'Paid', value: paidText(data.paid, data.currency) },
      ...(data.paidBy ? [{ label: 'Paid by', value: `${data.paidBy.name}, ${data.paidBy.email}` }] : []),
    ],
    action: { label: 'Open the payment case', href: data.adminUrl },
  }),
});
