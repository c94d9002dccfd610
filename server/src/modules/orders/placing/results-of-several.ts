import type { ReturnPaths } from '#server/modules/payments/index.ts';
import type { Order } from '../orders.repository.ts';

const NOT_COMPLETED = 'The payment was not completed';

/** The pages that say how the payment of a cart went; they ask the server by the reference and take nothing else as a fact. */
export const resultsOfSeveral = ({
  reference,
  totalEur,
}: Pick<Order, 'reference' | 'totalEur'>): ReturnPaths => {
  const about = { order_id: reference };
  const amount = ((totalEur ?? 0) / 100).toFixed(2);
  return {
    success: `/payment/success?${new URLSearchParams({ ...about, amount })}`,
    failure: `/payment/failure?${new URLSearchParams({ reason: NOT_COMPLETED, ...about })}`,
  };
};
