import { captureApplied, clearingAccount, type MoneyAccount } from '#domain/ledger/journal.ts';
import { aed, eur } from '#domain/money/money.ts';
import { allocate, settledEur } from '#domain/payments/allocation.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { addApplied, type Obligation } from '../obligations/obligations.repository.ts';
import { requireObligor } from '../payments.ports.ts';
import { type Capture, insertAllocation } from './captures.repository.ts';

export const accountOf = (capture: Pick<Capture, 'method' | 'gateway'>): MoneyAccount =>
  capture.method === 'card' ? clearingAccount(capture.gateway) : 'bank';

export type Applied = {
  /** The obligations that the capture paid for, wholly or in part. */
  paid: Obligation[];
  unapplied: number;
  /** Why something is left. */
  reason: string;
};

/**
 * Gives a capture to obligations in their order, each up to what is due and as its owner agrees. A card payment that
 * does not cover what it was for confirms nothing and goes back; a transfer that does not is kept towards it, for
 * somebody has recorded it by hand and the rest will follow.
 */
export const applyCapture = async (
  ctx: Ctx,
  capture: Capture,
  payable: readonly Obligation[],
): Promise<Applied> => {
  const paid: Obligation[] = [];
  let left = aed(capture.aed);
  for (const obligation of payable) {
    const share = allocate({ due: aed(obligation.aed), applied: aed(obligation.appliedAed), captured: left });
    if (share.applied === 0) continue;
    const isCovered = obligation.appliedAed + share.applied === obligation.aed;
    const refusal = isCovered ? await askOwner(ctx, capture, { obligation, aed: share.applied }) : undefined;
    if (refusal) return { paid, unapplied: left, reason: refusal };
    if (!isCovered && capture.method === 'card') {
      return { paid, unapplied: left, reason: 'The amount does not cover what is due' };
    }
    if (!isCovered && !requireObligor(ctx, capture.ownerKind).takesParts) await raiseUnderpaid(ctx, capture);
    await settleObligation(ctx, capture, { obligation, applied: share.applied });
    paid.push(obligation);
    left = share.unapplied;
  }
  return { paid, unapplied: left, reason: paid.length > 0 ? 'More than was due' : 'Nothing is due any more' };
};

const askOwner = async (ctx: Ctx, capture: Capture, due: { obligation: Obligation; aed: number }) => {
  const verdict = await requireObligor(ctx, capture.ownerKind).onCaptured(ctx, {
    ownerId: capture.ownerId,
    obligationId: due.obligation.id,
    captureId: capture.id,
    aed: due.aed,
  });
  return verdict.accepted ? undefined : verdict.reason;
};

const settleObligation = async (
  ctx: Ctx,
  capture: Capture,
  { obligation, applied }: { obligation: Obligation; applied: ReturnType<typeof aed> },
) => {
  const settled = settledEur({
    due: eur(obligation.eur),
    charge: aed(obligation.aed),
    appliedBefore: aed(obligation.appliedAed),
    applied,
  });
  const ids = { captureId: capture.id, obligationId: obligation.id };
  await addApplied(ctx.db, obligation.id, applied);
  await insertAllocation(ctx.db, { id: uuidv7(), ...ids, aed: applied, eur: settled, createdAt: ctx.now });
  const lines = captureApplied({
    into: accountOf(capture),
    paid: { currency: 'AED', minor: applied },
    settles: { currency: 'EUR', minor: settled },
  });
  const { ownerKind, ownerId } = capture;
  const journal = { id: uuidv7(), kind: 'capture-applied', ownerKind, ownerId, ...ids, at: ctx.now } as const;
  await insertJournal(ctx.db, journal, lines);
};

const raiseUnderpaid = (ctx: Ctx, capture: Capture) =>
  raiseAction(ctx, {
    kind: 'underpaid',
    dedupeKey: `underpaid:${capture.id}`,
    owner: { kind: capture.ownerKind, id: capture.ownerId },
    message: `The transfer ${capture.transactionId} does not cover what is due`,
  });
