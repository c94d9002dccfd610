import { captureUnapplied, clearingAccount } from '#domain/ledger/journal.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { paymentsEvents } from '../payments.events.ts';
import { requestForeignRefund } from '../refunds/request-refund.ts';
import { insertCapture } from './captures.repository.ts';

const REASON = 'The payment came in another currency than was asked for';

/**
 * A capture in a currency that nothing is owed in, with the owner locked: it is recorded as it came and pays for nothing.
 * All of it is its payer's, and somebody sends it back, for we ask gateways for dirhams only.
 */
export const recordForeign = async (ctx: Ctx, attempt: Attempt, session: GatewaySession): Promise<void> => {
  const { owner, obligationId, gateway } = attempt;
  const { foreign, transactionId } = session;
  if (!foreign || !transactionId)
    throw new Error(`the capture of ${attempt.id} has no amount or transaction`);
  const ids = { ownerKind: owner.kind, ownerId: owner.id };
  const capture = await insertCapture(ctx.db, {
    ...ids,
    id: uuidv7(),
    gateway,
    transactionId,
    method: 'card',
    methodName: '',
    attemptId: attempt.id,
    obligationId,
    aed: 0,
    foreignCurrency: foreign.currency,
    foreignMinor: foreign.minor,
    capturedAt: session.capturedAt ?? ctx.now,
    recordedBy: null,
    note: REASON,
  });
  if (!capture) return;
  await insertJournal(
    ctx.db,
    { ...ids, id: uuidv7(), kind: 'capture-unapplied', captureId: capture.id, at: ctx.now },
    captureUnapplied({ into: clearingAccount(gateway), paid: foreign }),
  );
  const refundId = await requestForeignRefund(ctx, { capture, foreign, reason: REASON });
  const captureId = capture.id;
  await announce(ctx, paymentsEvents['payment.refused'], {
    ...ids,
    obligationId,
    captureId,
    refundId,
    reason: REASON,
  });
};
