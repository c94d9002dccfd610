import type { orderSteps } from '#contracts/orders/order-query.ts';

/** How far an order has come, as lists and figures call it. */
export const stepWords: Readonly<Record<(typeof orderSteps)[number], string>> = {
  begun: 'Checkout opened',
  placed: 'Order placed',
  paid: 'Paid',
};
