import { toDecimal } from '#contracts/money.ts';
import type { LinkResult } from './last-result.ts';

/** For whoever reads the address; the pages ask for what is true. */
export const returnQuery = (result: LinkResult): string => {
  const { outcome, transactionId, orderId, paidAed, reason } = result;
  if (outcome === 'failed' && reason) return `?${new URLSearchParams({ reason })}`;
  if (outcome !== 'completed' || !transactionId) return '';
  const amount = toDecimal(paidAed).toFixed(2);
  const facts = { transaction_id: transactionId, order_id: orderId ?? '', amount, currency: 'AED' };
  return `?${new URLSearchParams(facts)}`;
};
