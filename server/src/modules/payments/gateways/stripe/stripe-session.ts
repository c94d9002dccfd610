import { z } from 'zod';
import type { GatewaySession } from '../gateway.ts';

const charge = z.object({ created: z.number().int() });
const intent = z.object({ id: z.string(), status: z.string(), latest_charge: charge.nullish().catch(null) });
export const session = z.object({
  id: z.string().min(1).max(200),
  client_reference_id: z.string().max(200).nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.union([z.string(), intent]).nullish(),
});
type Session = z.infer<typeof session>;

export const instant = (seconds: number): Date => new Date(seconds * 1000);

/** `toldAt`: when it was told, where it does not say when it was paid. */
export const readSession = (found: unknown, toldAt?: Date): GatewaySession => {
  const facts = session.parse(found);
  const { amount_total: amount, currency, payment_intent: paidBy } = facts;
  const state = stateOf(facts);
  if (state !== 'captured') return { state };
  if (!amount || !currency || !paidBy) throw new Error(`the paid session ${facts.id} says not what was paid`);
  const paid = typeof paidBy === 'string' ? { id: paidBy } : paidBy;
  const capturedAt =
    'latest_charge' in paid && paid.latest_charge ? instant(paid.latest_charge.created) : toldAt;
  return {
    state,
    ...(currency === 'aed'
      ? { amountAed: amount }
      : { foreign: { currency: currency.toUpperCase(), minor: amount } }),
    transactionId: paid.id,
    ...(capturedAt && { capturedAt }),
  };
};

/** A card that was declined leaves the page open for another one. */
const stateOf = ({ status, payment_status, payment_intent: paidBy }: Session): GatewaySession['state'] => {
  if (payment_status === 'paid') return 'captured';
  if (status !== 'complete') return status;
  const isUnderWay = typeof paidBy !== 'object' || paidBy?.status === 'processing';
  return isUnderWay ? 'open' : 'declined';
};
