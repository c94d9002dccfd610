import { z } from 'zod';
import { aed, formatAed, formatForeign } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { declareCommand, enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { raiseAction } from '../actions/raise-action.ts';
import type { Foreign } from '../gateways/gateway.ts';
import type { Capture } from '../settling/captures.repository.ts';
import { insertRefund, type Refund, updateRefund } from './refunds.repository.ts';

export const EXECUTE_REFUND = declareCommand('execute-refund', { refundId: z.uuid() });

/**
 * Writes down that money is to go back, before anybody is asked to send it. What came by card goes back through its
 * gateway, by a job; what came by transfer has to be transferred by somebody.
 */
export const requestRefund = async (
  ctx: Ctx,
  wish: { capture: Capture } & Pick<Refund, 'kind' | 'aed' | 'eur' | 'reason'>,
): Promise<string> => {
  const { capture, kind, reason } = wish;
  const id = uuidv7();
  await insertRefund(ctx.db, {
    id,
    captureId: capture.id,
    kind,
    aed: wish.aed,
    eur: wish.eur,
    reason,
    requestedBy: ctx.caller.user?.id ?? null,
    createdAt: ctx.now,
  });
  if (capture.method === 'card') {
    await enqueue(ctx, EXECUTE_REFUND, { refundId: id });
    return id;
  }
  await updateRefund(ctx.db, id, { state: 'needs-action' });
  await raiseRefundByHand(ctx, {
    refundId: id,
    capture,
    message: `Please transfer ${formatAed(aed(wish.aed))} back to the payer, then mark this as done`,
  });
  return id;
};

/** The same of all that came in another currency, which somebody sends back at the gateway. */
export const requestForeignRefund = async (
  ctx: Ctx,
  { capture, foreign, reason }: { capture: Capture; foreign: Foreign; reason: string },
): Promise<string> => {
  const id = uuidv7();
  await insertRefund(ctx.db, {
    id,
    captureId: capture.id,
    kind: 'excess',
    aed: 0,
    eur: 0,
    foreignMinor: foreign.minor,
    reason,
    requestedBy: null,
    createdAt: ctx.now,
  });
  await updateRefund(ctx.db, id, { state: 'needs-action' });
  await raiseRefundByHand(ctx, {
    refundId: id,
    capture,
    message: `${formatForeign(foreign)} came where dirhams were asked for; please send all of it back at the gateway, then mark this as done`,
  });
  return id;
};

export const REFUND_BY_HAND = 'refund-by-hand';

/** Resolving this entry records that the money has gone back. */
export const raiseRefundByHand = (
  ctx: Ctx,
  { refundId, capture, message }: { refundId: string; capture: Capture; message: string },
) =>
  raiseAction(ctx, {
    kind: REFUND_BY_HAND,
    dedupeKey: `${REFUND_BY_HAND}:${refundId}`,
    owner: { kind: capture.ownerKind, id: capture.ownerId },
    message,
  });
