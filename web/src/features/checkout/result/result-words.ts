import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { Held } from '#domain/courses/course-kind.ts';
import { aedText, eurText, sumTexts } from '#web/lib/format.ts';
import { heldOf } from '#web/lib/orders/ordered.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';
import type { PaymentStatus } from './payment-status.server.ts';

export type ResultKind = 'paid' | 'free' | 'transfer' | 'waiting' | 'failed' | 'refunding' | 'refunded';

/** How an order's payment ended, never better than it is known. */
export function resultKind({ status, method }: PaymentStatus): ResultKind {
  if (status === 'completed') return method === 'free' ? 'free' : 'paid';
  if (status === 'waiting') return method === 'bank' ? 'transfer' : 'waiting';
  return status;
}

type Words = { title: string; status: string; lamp: LampKind; label: string };

const RESULT_WORDS: Readonly<Record<ResultKind, Words>> = {
  paid: { title: 'Payment Successful!', status: 'Completed', lamp: 'completed', label: 'Amount Paid' },
  free: { title: 'Enrollment Successful!', status: 'Completed', lamp: 'completed', label: 'Amount Paid' },
  transfer: {
    title: 'Waiting for your transfer',
    status: 'Waiting for your transfer',
    lamp: 'limited',
    label: 'To transfer',
  },
  waiting: {
    title: 'Your payment is being confirmed',
    status: 'Waiting for confirmation',
    lamp: 'in-progress',
    label: 'Being confirmed',
  },
  failed: {
    title: 'Payment not completed',
    status: 'Not completed',
    lamp: 'cancelled',
    label: 'Not charged',
  },
  refunding: {
    title: 'Your refund is on its way',
    status: 'Refund on its way',
    lamp: 'in-progress',
    label: 'On its way back',
  },
  refunded: { title: 'Payment refunded', status: 'Refunded', lamp: 'closed', label: 'Given back' },
};

/** `held` is what waits for the payment. */
export const resultWords = (kind: ResultKind, held: Held): Words =>
  kind === 'transfer'
    ? { ...RESULT_WORDS.transfer, title: `Your ${held} waits for your transfer` }
    : RESULT_WORDS[kind];

type Sum = { eur: number; aed: number };

/** The one sum of the page: what was paid or given back, else what is asked for. */
export function resultSum(kind: ResultKind, order: OrderDetail): Sum {
  if (kind === 'paid' || kind === 'free') return { eur: order.paidEur + order.creditEur, aed: order.paidAed };
  if (kind !== 'refunding' && kind !== 'refunded') return order.nextDue ?? order.parts[0] ?? NOTHING;
  return order.refunds.reduce((all, { eur, aed }) => ({ eur: all.eur + eur, aed: all.aed + aed }), NOTHING);
}

const NOTHING: Sum = { eur: 0, aed: 0 };

/** The charge under the figure in euro. */
export function sumNote(kind: ResultKind, sum: Sum, creditEur = 0): string | null {
  if (kind === 'free') return 'A free registration: nothing was charged.';
  if (kind !== 'paid') return sumTexts(sum).note;
  if (creditEur === 0) return `${aedText(sum.aed)} charged`;
  return sum.aed === 0
    ? 'Paid by credit note: nothing was charged.'
    : `${aedText(sum.aed)} charged, and ${eurText(creditEur)} by credit note`;
}

/** What the figure cannot say; nothing where the pages below do. */
export function resultText(kind: ResultKind, order: OrderDetail): string | null {
  switch (kind) {
    case 'failed':
      return failedText(order);
    case 'refunding':
    case 'refunded':
      return order.state === 'lapsed' && heldOf(order) === 'seat'
        ? `The payment came after your seat had gone, and no other was left. ${BACK}`
        : BACK;
    default:
      return null;
  }
}

function failedText(order: OrderDetail): string {
  const held = heldOf(order);
  if (order.state === 'placed')
    return `Nothing was charged by this attempt. Your ${held === 'seat' ? 'seat is still held' : 'order is still open'}: you can pay again.`;
  return held === 'seat'
    ? 'Nothing was charged, and the seat is free again.'
    : 'Nothing was charged. You can begin again.';
}

const BACK = 'It goes back the way it came. Banks take three to ten working days to show it.';
