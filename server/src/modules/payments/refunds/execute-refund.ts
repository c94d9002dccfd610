import { aed, formatAed } from '#domain/money/money.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { type Capture, findCapture } from '../settling/captures.repository.ts';
import { completeRefund } from './complete-refund.ts';
import { beginTry, isOldRefund, lockRefund, type Refund, updateRefund } from './refunds.repository.ts';
import { raiseRefundByHand } from './request-refund.ts';

const MOST_TRIES = 10;

/**
 * Asks the gateway to send a refund. The row was written before; the refund's id is the key, so a try whose answer
 * was lost, or two at once, send the money once. What fails is tried again by a job until somebody has to look.
 */
export const executeRefund = async (ctx: OuterCtx, refundId: string): Promise<void> => {
  const refund = await ctx.transact((tx) => beginTry(tx.db, refundId));
  if (!refund) return;
  try {
    const capture = await requireCapture(ctx, refund);
    const attempt = capture.attemptId ? await findAttempt(ctx.database, capture.attemptId) : undefined;
    const sent = await ctx.ports.gateways.get(capture.gateway).refund({
      gatewayRef: attempt?.gatewayRef ?? '',
      transactionId: capture.transactionId,
      amountAed: refund.aed,
      idempotencyKey: refund.id,
    });
    await ctx.transact((tx) => completeRefund(tx, refund.id, sent.refundId));
  } catch (error) {
    ctx.log.warn({ err: error, refundId }, 'a refund could not be sent');
    await ctx.transact((tx) => recordFailure(tx, refundId, error));
  }
};

const recordFailure = async (ctx: Ctx, refundId: string, error: unknown): Promise<void> => {
  const refund = await lockRefund(ctx.db, refundId);
  if (refund?.state !== 'pending') return;
  const lastProblem = error instanceof Error ? error.message : String(error);
  const isHopeless = refund.tries >= MOST_TRIES || (await isOldRefund(ctx.db, refundId));
  await updateRefund(ctx.db, refundId, { lastProblem, state: isHopeless ? 'needs-action' : 'pending' });
  if (!isHopeless) return;
  const capture = await findCapture(ctx.db, refund.captureId);
  if (!capture) return;
  await raiseRefundByHand(ctx, {
    refundId,
    capture,
    message: `${formatAed(aed(refund.aed))} could not be sent back; please send them by hand, then mark this as done`,
  });
};

const requireCapture = async (ctx: OuterCtx, refund: Refund): Promise<Capture> => {
  const capture = await findCapture(ctx.database, refund.captureId);
  if (!capture) throw new Error(`the capture of the refund ${refund.id} has gone`);
  return capture;
};
