import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { lockObligations } from '../obligations/obligations.repository.ts';
import { paymentsEvents } from '../payments.events.ts';
import type { Debtor, Owner } from '../payments.ports.ts';
import { applyCapture } from './apply-capture.ts';
import { type Capture, findCaptureOf, insertCapture } from './captures.repository.ts';
import { returnExcess } from './return-excess.ts';

/** Money that has arrived. A card payment is for one obligation; a transfer is for what its owner owes. */
export type Arrival = {
  owner: Owner;
  obligationId: string | null;
  attemptId: string | null;
} & Pick<Capture, 'gateway' | 'transactionId' | 'method' | 'aed' | 'capturedAt' | 'recordedBy' | 'note'> &
  Partial<Pick<Capture, 'methodName'>>;

export type Settlement = { capture: Capture; isNew: boolean };

/**
 * The one place where money becomes an effect. Webhook, browser return, poll, replay and hand-made record all meet
 * here, with the owner locked. The capture is recorded whatever happens: its gateway and transaction are unique, so
 * whoever comes second finds the work done. Then its owner decides, and what cannot be used goes back.
 */
export const settle = async (ctx: Ctx, debtor: Debtor, arrival: Arrival): Promise<Settlement> => {
  const { owner, obligationId, ...fact } = arrival;
  const all = await lockObligations(ctx.db, owner);
  const payable = all.filter(
    (one) => one.voidedAt === null && (obligationId === null || one.id === obligationId),
  );
  const meant = all.find((one) => one.id === obligationId) ?? payable[0] ?? all[0];
  if (!meant) throw new Error(`${owner.kind} ${owner.id} has no obligation to receive money for`);
  const capture = await insertCapture(ctx.db, {
    methodName: '',
    foreignCurrency: null,
    foreignMinor: null,
    ...fact,
    id: uuidv7(),
    obligationId: meant.id,
    ownerKind: owner.kind,
    ownerId: owner.id,
  });
  if (!capture) return { capture: await requireCapture(ctx, arrival), isNew: false };
  const { paid, isTold, unapplied, reason } = await applyCapture(ctx, capture, { debtor, payable });
  const ids = { ownerKind: owner.kind, ownerId: owner.id, obligationId: meant.id, captureId: capture.id };
  if (unapplied > 0) {
    const refundId = await returnExcess(ctx, { capture, amount: unapplied, reason });
    await announce(ctx, paymentsEvents['payment.refused'], { ...ids, refundId, reason });
  }
  if (paid[0]) {
    await debtor.onApplied?.();
    if (!isTold) await announce(ctx, paymentsEvents['payment.captured'], ids);
    const sale = await debtor.describe(capture);
    await ctx.ports.receipts.issue(ctx, { capture, obligation: paid[0], sale });
  }
  return { capture, isNew: true };
};

const requireCapture = async (ctx: Ctx, arrival: Arrival): Promise<Capture> => {
  const capture = await findCaptureOf(ctx.db, arrival);
  if (!capture) throw new Error(`the transaction ${arrival.transactionId} conflicts with nothing`);
  return capture;
};
