import { refundReturned, unappliedReturned } from '#domain/ledger/gateway-journal.ts';
import { aed, eur, formatAed } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { requireObligor } from '../payments.ports.ts';
import { accountOf } from '../settling/apply-capture.ts';
import { type Capture, findCapture, foreignOf } from '../settling/captures.repository.ts';
import { findRefundOf, lockRefund, type Refund, updateRefund } from './refunds.repository.ts';
import { raiseRefundByHand } from './request-refund.ts';

type Failure = { gateway: string; refundId: string; reason: string };

/**
 * The payer's bank has sent a refund back: the gateway holds its money again, it is owed again, and somebody has to find
 * another way. Told twice, it happens once. False where no refund of ours has this name yet.
 */
export const takeRefundBack = async (ctx: Ctx, { gateway, refundId, reason }: Failure): Promise<boolean> => {
  const found = await findRefundOf(ctx.db, gateway, refundId);
  const capture = found && (await findCapture(ctx.db, found.captureId));
  if (!capture) return false;
  await requireObligor(ctx, capture.ownerKind).lock(ctx, capture.ownerId);
  const refund = await lockRefund(ctx.db, found.id);
  if (refund?.state !== 'succeeded') return true;
  await updateRefund(ctx.db, refund.id, { state: 'needs-action', lastProblem: reason });
  await writeReturned(ctx, refund, capture);
  await raiseRefundByHand(ctx, {
    refundId: refund.id,
    capture,
    message: `${formatAed(aed(refund.aed))} came back from the payer's bank (${reason}); please send them another way, then mark this as done`,
  });
  return true;
};

const writeReturned = async (ctx: Ctx, refund: Refund, capture: Capture): Promise<void> => {
  const to = accountOf(capture);
  const paid = foreignOf(capture) ?? { currency: 'AED', minor: aed(refund.aed) };
  const lines =
    refund.kind === 'excess'
      ? unappliedReturned({ to, paid })
      : refundReturned({ to, paid, owed: { currency: 'EUR', minor: eur(refund.eur) } });
  const { ownerKind, ownerId } = capture;
  const ids = { id: uuidv7(), ownerKind, ownerId, captureId: capture.id, refundId: refund.id };
  const kind = refund.kind === 'excess' ? 'excess-returned' : 'refund-returned';
  await insertJournal(ctx.db, { ...ids, kind, at: ctx.now }, lines);
};
