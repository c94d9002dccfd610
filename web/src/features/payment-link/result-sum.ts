import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { openOf } from './case-words.ts';
import type { LinkResult } from './result-words.ts';

type Sum = { eur: number; aed: number };

/** What the link asks for next; what was paid so far while the payer chooses, or nothing is asked any more. */
export const openSum = (request: LinkCase): Sum => request.next ?? openOf(request) ?? request.paid;

/** The one sum of the result page: what was paid or given back, else what is asked for. */
export function resultSum(request: LinkCase, result: LinkResult): Sum {
  if (result.outcome === 'completed') return { eur: result.paidEur, aed: result.paidAed };
  if (result.outcome === 'refunding') return request.paid;
  return result.outcome === 'refunded' ? request.refunded : openSum(request);
}
