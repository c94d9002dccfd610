import type { OrderDetail } from '#contracts/orders/orders.ts';

type Part = OrderDetail['parts'][number];
export type ShownPartState = Part['state'] | 'refunded';

/** How a part of an order's plan is shown: where nothing of the order's money is left, a paid part has gone back. */
export const shownPartState = (
  { state, paidAed }: Pick<Part, 'state' | 'paidAed'>,
  order: Pick<OrderDetail, 'paidAed'>,
): ShownPartState => (state === 'paid' && paidAed > 0 && order.paidAed === 0 ? 'refunded' : state);
