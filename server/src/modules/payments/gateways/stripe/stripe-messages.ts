import { z } from 'zod';
import type { Callback } from '../gateway.ts';
import type { MoneyNews } from '../gateway-books.ts';
import { instant, readSession, session } from './stripe-session.ts';

/** What its endpoint is set to send, as its dashboard calls it. */
export const STRIPE_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.updated',
  'refund.failed',
  'charge.dispute.*',
];

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  created: z.number().int(),
  data: z.object({ object: z.looseObject({ id: z.string().max(200) }) }),
});

const dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
});
const refund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
});

export const parseCallback = (rawBody: string): Callback => {
  const { id, type, created, data } = event.parse(JSON.parse(rawBody));
  const about = { eventId: id, gatewayRef: data.object.id, kind: type, attemptId: null, session: null };
  if (!type.startsWith('checkout.session.')) return { ...about, news: newsOf(type, data.object) };
  return {
    ...about,
    attemptId: session.parse(data.object).client_reference_id ?? null,
    session: readSession(data.object, instant(created)),
    news: null,
  };
};

const newsOf = (type: string, object: unknown): MoneyNews | null => {
  if (type.startsWith('charge.dispute.')) return disputeOf(dispute.parse(object));
  if (type !== 'refund.failed' && type !== 'refund.updated') return null;
  const { id, status, failure_reason: reason } = refund.parse(object);
  return status === 'failed' ? { kind: 'refund-failed', refundId: id, reason: reason ?? 'unknown' } : null;
};

/** A mere inquiry takes no money; it is answered like a dispute. */
const disputeOf = (found: z.infer<typeof dispute>): MoneyNews => {
  const { status, evidence_details: evidence } = found;
  return {
    kind: 'dispute',
    disputeId: found.id,
    transactionId: found.payment_intent,
    state: status === 'won' || status === 'warning_closed' ? 'won' : status === 'lost' ? 'lost' : 'open',
    minor: found.amount,
    currency: found.currency.toUpperCase(),
    reason: found.reason.replaceAll('_', ' '),
    answerBy: evidence?.due_by ? instant(evidence.due_by) : null,
  };
};
