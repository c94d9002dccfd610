import { captureApplied, clearingAccount, type MoneyAccount } from '#domain/ledger/journal.ts';
import { type AedMinor, aed, eur } from '#domain/money/money.ts';
import { allocate, settledEur } from '#domain/payments/allocation.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { insertJournals } from '../ledger/ledger.repository.ts';
import type { Obligation } from '../obligations/obligations.repository.ts';
import { type Debtor, type RecognisedSale, requireObligor } from '../payments.ports.ts';
import { type Capture, insertAllocation } from './captures.repository.ts';
import { saleEntry } from './recognise-sale.ts';

export const accountOf = (capture: Pick<Capture, 'method' | 'gateway'>): MoneyAccount =>
  capture.method === 'card' ? clearingAccount(capture.gateway) : 'bank';

export type Applied = {
  /** The obligations that the capture paid for, wholly or in part. */
  paid: Obligation[];
  /** The owner has announced what that brought about. */
  isTold: boolean;
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
  { debtor, payable }: { debtor: Debtor; payable: readonly Obligation[] },
): Promise<Applied> => {
  const paid: Obligation[] = [];
  let left = aed(capture.aed);
  let isTold = false;
  for (const obligation of payable) {
    const share = allocate({ due: aed(obligation.aed), applied: aed(obligation.appliedAed), captured: left });
    if (share.applied === 0) continue;
    const isCovered = obligation.appliedAed + share.applied === obligation.aed;
    const ids = { obligationId: obligation.id, captureId: capture.id };
    const verdict = isCovered && (await debtor.onCaptured({ ...ids, aed: share.applied }));
    if (verdict && !verdict.accepted) return { paid, isTold, unapplied: left, reason: verdict.reason };
    if (verdict) isTold ||= verdict.isTold === true;
    if (!isCovered && capture.method === 'card') {
      return { paid, isTold, unapplied: left, reason: 'The amount does not cover what is due' };
    }
    if (!isCovered && !requireObligor(ctx, capture.ownerKind).takesParts) await raiseUnderpaid(ctx, capture);
    const sale = verdict ? verdict.sale : undefined;
    await settleObligation(ctx, capture, { obligation, applied: share.applied, sale });
    paid.push(obligation);
    left = share.unapplied;
  }
  return {
    paid,
    isTold,
    unapplied: left,
    reason: paid.length > 0 ? 'More than was due' : 'Nothing is due any more',
  };
};

type Share = { obligation: Obligation; applied: AedMinor; sale: RecognisedSale | undefined };

const settleObligation = async (ctx: Ctx, capture: Capture, { obligation, applied, sale }: Share) => {
  const settled = settledEur({
    due: eur(obligation.eur),
    charge: aed(obligation.aed),
    appliedBefore: aed(obligation.appliedAed),
    applied,
  });
  const ids = { captureId: capture.id, obligationId: obligation.id };
  await insertAllocation(ctx.db, { id: uuidv7(), ...ids, aed: applied, eur: settled, createdAt: ctx.now });
  const lines = captureApplied({
    into: accountOf(capture),
    paid: { currency: 'AED', minor: applied },
    settles: { currency: 'EUR', minor: settled },
  });
  const { ownerKind, ownerId } = capture;
  const journal = { id: uuidv7(), kind: 'capture-applied', ownerKind, ownerId, ...ids, at: ctx.now } as const;
  const sold = sale ? [saleEntry(ctx, { kind: ownerKind, id: ownerId }, sale)] : [];
  await insertJournals(ctx.db, [...sold, { journal, lines }]);
};

const raiseUnderpaid = (ctx: Ctx, capture: Capture) =>
  raiseAction(ctx, {
    kind: 'underpaid',
    dedupeKey: `underpaid:${capture.id}`,
    owner: { kind: capture.ownerKind, id: capture.ownerId },
    message: 'A transfer does not cover what is due',
  });
