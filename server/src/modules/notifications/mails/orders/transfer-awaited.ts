import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import { orderEvents, seatGoesAt } from '#server/modules/orders/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { listOpenParts, momentIn, ownerOf } from '../read-sale.ts';
import { toPlacing } from './to-placing.ts';

type TransferAwaited = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  due: Amount;
  /** '26 November 2026, 14:00 in Dubai'. */
  payUntil: string;
  bank: { accountName: string; bankName: string; iban: string; swift: string };
};

export const transferAwaited = defineMail({
  template: 'transfer-awaited',
  on: [orderEvents['order.transfer-awaited']],
  to: toPlacing,
  /** Nothing when it was paid, given up or placed anew meanwhile. */
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    const goesAt = seatGoesAt(sale.order);
    const [due] = await listOpenParts(ctx, owner);
    if (sale.order.state !== 'placed' || !goesAt || !due) return null;
    const { bank } = await settingsOf(ctx);
    return { ...sale, due, payUntil: momentIn(sale.zone, goesAt), bank };
  },
  write: (data: TransferAwaited): Letter => ({
    subject: `Please transfer the fee for ${data.course.title}`,
    heading: data.course.kind === 'run' ? 'We hold a seat for you' : 'We wait for your transfer',
    paragraphs: [
      greeting(data.name),
      `please transfer ${amountText(data.due)} and give the reference, so that we can match it. ${data.course.kind === 'run' ? 'Your seat is held' : 'Your order stands'} until ${data.payUntil}.`,
    ],
    facts: [
      { label: 'Amount', value: amountText(data.due) },
      { label: 'Reference', value: data.reference },
      { label: 'Account name', value: data.bank.accountName },
      { label: 'Bank', value: data.bank.bankName },
      { label: 'IBAN', value: data.bank.iban },
      { label: 'SWIFT', value: data.bank.swift },
      { label: data.course.kind === 'run' ? 'Held until' : 'To be paid until', value: data.payUntil },
      ...courseFacts(data.course),
    ],
    action: { label: 'See your order', href: data.orderUrl },
    closing: ['We confirm it by email as soon as the transfer has reached us.'],
  }),
});
