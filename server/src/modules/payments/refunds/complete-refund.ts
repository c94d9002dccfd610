import { refundPaid, unappliedRefunded } from '#domain/ledger/journal.ts';
import { aed, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { findObligation } from '../obligations/obligations.repository.ts';
import { paymentsEvents } from '../payments.events.ts';
import { requireObligor } from '../payments.ports.ts';
import { accountOf } from '../settling/apply-capture.ts';
import { type Capture, findCapture, foreignOf } from '../settling/captures.repository.ts';
import { findRefund, lockRefund, type Refund, updateRefund } from './refunds.repository.ts';

/** The money has gone back: once, whoever says so. `gatewayRefundId` is null when somebody sent it by hand. */
export const completeRefund = async (
  ctx: Ctx,
  refundId: string,
  gatewayRefundId: string | null,
): Promise<void> => {
  const found = await findRefund(ctx.db, refundId);
  const capture = found && (await findCapture(ctx.db, found.captureId));
  if (!capture) throw new Error(`no refund ${refundId}`);
  const obligor = requireObligor(ctx, capture.ownerKind);
  await obligor.lock(ctx, capture.ownerId);
  const refund = await lockRefund(ctx.db, refundId);
  if (!refund || refund.state === 'succeeded') return;
  const sent = gatewayRefundId ? { gatewayRefundId } : {};
  await updateRefund(ctx.db, refundId, { ...sent, state: 'succeeded', settledAt: ctx.now });
  const { ownerKind, ownerId } = capture;
  const ids = { id: uuidv7(), ownerKind, ownerId, captureId: capture.id, refundId };
  const paid = { currency: 'AED', minor: aed(refund.aed) } as const;
  const from = accountOf(capture);
  if (refund.kind === 'excess') {
    await insertJournal(
      ctx.db,
      { ...ids, kind: 'excess-refunded', at: ctx.now },
      unappliedRefunded({ from, paid: foreignOf(capture) ?? paid }),
    );
  } else {
    const owed = { currency: 'EUR', minor: eur(refund.eur) } as const;
    await insertJournal(
      ctx.db,
      { ...ids, kind: 'refund-paid', at: ctx.now },
      refundPaid({ from, paid, owed }),
    );
  }
  await obligor.onRefunded(ctx, { ownerId, refundId, captureId: capture.id });
  await announce(ctx, paymentsEvents['payment.refunded'], {
    ownerKind,
    ownerId,
    refundId,
    captureId: capture.id,
  });
  // One that came back and was sent another way has its paper.
  if (!refund.settledAt) await issuePaper(ctx, refund, capture);
};

const issuePaper = async (ctx: Ctx, refund: Refund, capture: Capture): Promise<void> => {
  const obligation = await findObligation(ctx.db, capture.obligationId);
  if (!obligation) throw new Error(`the obligation of the capture ${capture.id} has gone`);
  const sale = await requireObligor(ctx, capture.ownerKind).describe(ctx, capture.ownerId, capture);
  await ctx.ports.receipts.issueRefund(ctx, { refund, capture, obligation, sale });
};
