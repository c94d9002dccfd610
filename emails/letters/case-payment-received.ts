import type { RateMicro } from '#domain/money/money.ts';
import { askedText, type CaseFacts, caseTopic, paidText, rateFact } from '../case-words.ts';
import type { Letter } from '../letter.ts';
import { type Amount, greeting, type OpenPart, openPartsList } from '../words.ts';

export type CasePaymentReceived = CaseFacts & {
  /** Who paid, where that is not who reads this: the link may have been handed on. */
  paidBy: string | null;
  paid: Amount;
  rate: RateMicro;
  receipt: { number: string; href: string };
  openParts: OpenPart[];
};

export const casePaymentReceived = (data: CasePaymentReceived): Letter => ({
  subject: data.paidBy ? `A payment was received: ${data.title}` : `We received your payment: ${data.title}`,
  heading: data.paidBy ? 'A payment was received' : 'We received your payment',
  paragraphs: [
    greeting(data.name),
    `${data.paidBy ? 'the request below was sent to you, and somebody has paid on it.' : 'thank you for your payment.'} ${
      data.openParts.length > 0
        ? 'What is still to be paid stands below; the same link pays it.'
        : 'Everything is paid now.'
    }`,
  ],
  facts: [
    ...caseTopic(data),
    { label: 'Paid', value: paidText(data.paid, data.currency) },
    ...(data.paidBy ? [{ label: 'Paid by', value: data.paidBy }] : []),
    rateFact(data.rate),
    { label: 'Receipt', value: data.receipt.number, href: data.receipt.href },
  ],
  lists: openPartsList(data.openParts, (amount) => askedText(amount, data.currency)),
  action: {
    label: data.openParts.length > 0 ? 'Pay the next part' : 'See the payment request',
    href: data.linkUrl,
  },
  closing: [`If something is not right, please write to us: ${data.contactEmail}`],
});
