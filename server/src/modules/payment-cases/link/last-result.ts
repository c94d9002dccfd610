import type { z } from 'zod';
import type { getLinkResult as call } from '#contracts/payment-cases/payment-links.ts';
import { isLiveAttempt } from '#domain/orders/order-state.ts';
import {
  type Attempt,
  type CaptureView,
  listAttempts,
  listCaptures,
  refundStateOf,
} from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ownerOf } from '../owner-of.ts';

export type LinkResult = z.output<(typeof call)['response']>['result'];

/** How the last payment of a case ended, never better than it is known. */
export const lastResult = async (db: Tx | Db, one: { id: string; number: string }): Promise<LinkResult> => {
  const [attempt] = await listAttempts(db, ownerOf(one));
  const [capture] = await listCaptures(db, ownerOf(one));
  // Ids are in the order of time: money that came another way after a card page counts, too.
  if (capture && (!attempt || capture.attemptId === attempt.id || capture.id > attempt.id))
    return resultOf(capture, one);
  if (!attempt) return { ...NOTHING, outcome: 'none' };
  if (isLiveAttempt(attempt.state)) return { ...NOTHING, outcome: 'waiting', orderId: one.number };
  return { ...NOTHING, outcome: 'failed', orderId: one.number, reason: reasonOf(attempt) };
};

const NOTHING = {
  transactionId: null,
  orderId: null,
  paidAt: null,
  paidEur: 0,
  paidAed: 0,
  reason: null,
} satisfies Omit<LinkResult, 'outcome'>;

const resultOf = (capture: CaptureView, one: { number: string }): LinkResult => {
  const { transactionId, capturedAt, appliedAed, appliedEur } = capture;
  return {
    outcome: refundStateOf([capture]) ?? 'completed',
    transactionId,
    orderId: one.number,
    paidAt: capturedAt.toISOString(),
    paidEur: appliedEur,
    paidAed: appliedAed,
    reason: appliedAed === 0 ? 'The payment could not be used and goes back to your card.' : null,
  };
};

const reasonOf = ({ state }: Attempt): string =>
  state === 'declined' ? 'Your card was declined.' : 'The payment was not completed.';
