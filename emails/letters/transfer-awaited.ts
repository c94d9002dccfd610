import type { Letter } from '../letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '../words.ts';

export type TransferAwaited = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  due: Amount;
  /** '26 November 2026, 14:00 (Asia/Dubai)'. */
  payUntil: string;
  bank: { accountName: string; bankName: string; iban: string; swift: string };
};

export const transferAwaited = (data: TransferAwaited): Letter => ({
  subject: `Please transfer the fee for ${data.course.title}`,
  heading: 'We hold a seat for you',
  paragraphs: [
    greeting(data.name),
    `please transfer ${amountText(data.due)} and give the reference, so that we can match it. Your seat is held until ${data.payUntil}.`,
  ],
  facts: [
    { label: 'Amount', value: amountText(data.due) },
    { label: 'Reference', value: data.reference },
    { label: 'Account name', value: data.bank.accountName },
    { label: 'Bank', value: data.bank.bankName },
    { label: 'IBAN', value: data.bank.iban },
    { label: 'SWIFT', value: data.bank.swift },
    { label: 'Held until', value: data.payUntil },
    ...courseFacts(data.course),
  ],
  action: { label: 'See your order', href: data.orderUrl },
  closing: ['We confirm your place by e-mail as soon as the transfer has reached us.'],
});
