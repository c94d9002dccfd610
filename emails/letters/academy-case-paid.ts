import type { Currency } from '#domain/cases/case-amount.ts';
import { type AcademyCaseFacts, academyCaseTopic, paidText } from '../case-words.ts';
import type { Letter } from '../letter.ts';
import type { Amount } from '../words.ts';

export type AcademyCasePaid = AcademyCaseFacts & {
  paid: Amount;
  currency: Currency;
  /** Of whoever paid last, where that is not who was asked. */
  paidBy: { name: string; email: string } | null;
};

export const academyCasePaid = (data: AcademyCasePaid): Letter => ({
  subject: `Paid in full: ${data.number}, ${data.title}`,
  heading: 'A payment case is paid in full',
  paragraphs: ['Nothing is open on it any more.'],
  facts: [
    ...academyCaseTopic(data),
    { label: 'Paid', value: paidText(data.paid, data.currency) },
    ...(data.paidBy ? [{ label: 'Paid by', value: `${data.paidBy.name}, ${data.paidBy.email}` }] : []),
  ],
  action: { label: 'Open the payment case', href: data.adminUrl },
});
