import { AppError } from '#server/calls/app-error.ts';
import type { Order } from '../orders/index.ts';

/** What staff have sold and what waits for its payment. */
export const requireUnpaidSale = (order: Order): Order => {
  if (!order.soldBy)
    throw new AppError('wrong-state', { message: 'This order was not sold by the course office.' });
  if (order.state !== 'placed')
    throw new AppError('wrong-state', { message: 'This order does not wait for its payment any more.' });
  return order;
};
