import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { amountText, currencyOf, outstandingOf, sumText } from '../case-words.ts';

export interface ShareMessage {
  subject: string;
  text: string;
}

/** What a person of the staff writes to the payer in place of our mail: who, what, how much, until when, where. */
export function mailMessage(one: PaymentCaseDetail, brand: string): ShareMessage {
  const lines = [
    `Dear ${one.payer.name},`,
    '',
    `${brand} asks you to pay ${sumOf(one)} for: ${one.title}.`,
    ...until(one),
    '',
    'You can see the details and pay by card here:',
    one.paymentLink.fullUrl,
    '',
    `Payment request ${one.caseId}`,
  ];
  return { subject: `Payment request ${one.caseId}: ${one.title}`, text: lines.join('\n') };
}

/** The same for a small screen. */
export function chatMessage(one: PaymentCaseDetail, brand: string): string {
  const lines = [
    `Dear ${one.payer.name}, this is ${brand}. Please pay ${sumOf(one)} for: ${one.title} (${one.caseId}).`,
    ...until(one),
    one.paymentLink.fullUrl,
  ];
  return lines.join('\n');
}

/** Of what is paid in part only the rest is asked for. */
function sumOf(one: PaymentCaseDetail): string {
  const open = outstandingOf(one);
  if (one.financial.totalAmountPaid > 0 && open !== null)
    return `the remaining ${sumText(currencyOf(one), open)}`;
  return one.paymentType === 'open' ? 'an amount of your choice' : amountText(one);
}

const until = ({ expiresAt }: PaymentCaseDetail) =>
  expiresAt ? [`The link is valid until ${officeMoment(expiresAt)} (Dubai time).`] : [];

/** Opens a chat with the payer where the number says its country, else the app asks for the person. */
export function whatsappHref(phone: string, text: string): string {
  const number = /^(\+|00)/.test(phone) ? phone.replace(/^00/, '').replace(/\D/g, '') : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

export function mailHref(to: string, { subject, text }: ShareMessage): string {
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
