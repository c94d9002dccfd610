import type { OrderSummary } from '#contracts/orders/orders.ts';
import type { OrderAct } from './detail/order-acts.ts';

export type OrderState = OrderSummary['state'];

/** What the office says of an order's state, in the order of its chips. */
export const orderStateWords: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
  draft: 'Draft',
};

export const methodWords = {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash',
  free: 'Free',
  credit: 'Credit note',
} as const;

export const noOrders = {
  unmatched: {
    title: 'No order matches this filter',
    text: 'The search looks in the reference, the name and the email address.',
    all: 'Show all orders',
  },
  none: {
    title: 'There are no orders yet',
    text: 'An order appears here as soon as somebody begins a checkout.',
  },
};

const DONE: Record<
  OrderAct | 'cancel-line' | 'move-line' | 'pass-on-line' | 'send-pass-on' | 'take-pass-on-back',
  string
> = {
  'pass-on-line': 'The colleague is invited, or the person has been asked to pay the fee first.',
  'send-pass-on': 'The letter is on its way to the colleague.',
  'take-pass-on-back': 'The seat stays with its person. What was paid as a fee goes back.',
  'move-line': 'The date is changed, or the person has been asked to pay for it first.',
  'cancel-line': 'The place is cancelled. What goes back is on its way.',
  transfer: 'The transfer is recorded.',
  accept: 'Bank transfer can be chosen now.',
  remind: 'The reminder is on its way.',
  hold: 'The seat is held longer.',
  letter: 'The letter is on its way.',
  paper: 'The paper is on its way as a PDF.',
  cancel: 'The order is cancelled, and what it held is free.',
  refund:
    'The refund has begun. What came by card goes back by itself, a transfer waits under “Needs action”.',
};

/** What has just been done, as the address names it. */
export const doneWords = (act: string | null): string | null =>
  Object.entries(DONE).find(([name]) => name === act)?.[1] ?? null;
