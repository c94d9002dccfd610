import type { OrderSummary } from '#contracts/orders.ts';

export type OrderState = OrderSummary['state'];

/** What the office says of an order's state, in the order of its chips. */
export const orderStateWords: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
  draft: 'Draft',
};

export const methodWords = { card: 'Card', bank: 'Bank transfer', free: 'Free' } as const;
