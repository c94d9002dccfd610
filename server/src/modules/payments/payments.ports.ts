import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { BasisPoints, EurMinor } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Gateways } from './gateways/gateway.ts';

/** How money came. */
export type CaptureMethod = 'card' | 'bank' | 'manual';

/** By what a payment was made: who pays may depend on it. */
export type PaidBy = { method: CaptureMethod; attemptId: string | null };

/** Whoever owes: an order, a payment case. Payments knows no more of it than its kind and id. */
export type Owner = { kind: string; id: string };

/** What a receipt says about the sale, and how it is taxed. */
export type OwnerDescription = {
  reference: string;
  title: string;
  courseCode: string;
  payer: { name: string; email: string };
  billing: BillingInfo | null;
  totalEur: EurMinor;
  taxBp: BasisPoints;
  /** What each costs of several that were sold at once, as it was agreed. */
  lines?: readonly SoldLine[];
};

export type SoldLine = { title: string; code: string; priceEur: EurMinor };

/** Who owes and for what, as a list tells it. */
export type OwnerSummary = { reference: string; person: string; courseCode: string };

/** The gross price of a sale, which is owed as a whole from its first settlement on, and its tax. */
export type RecognisedSale = { totalEur: EurMinor; taxBp: BasisPoints };

/**
 * `sale` is what the payment has made owed, once; `isTold`: the owner has announced what it brought about, so that it is
 * no news any more.
 */
export type CaptureVerdict =
  | { accepted: true; sale?: RecognisedSale; isTold?: true }
  | { accepted: false; reason: string };

/** An owner under its lock, as it was read then: good for what is left of that transaction. */
export interface Debtor {
  /**
   * An obligation is covered in full: take the seat, enrol, use the promo, say what was sold. `aed` is what
   * this capture gives to the obligation. When refused, the money stays unapplied and goes back to its payer.
   */
  onCaptured(capture: { obligationId: string; captureId: string; aed: number }): Promise<CaptureVerdict>;
  /** Money has been given to its obligations, some or all of what is due; what the owner keeps of it is brought up to date. */
  onApplied?(): Promise<void>;
  /** What its receipt says; `paidBy` as for `Obligor.describe`. */
  describe(paidBy: PaidBy): Promise<OwnerDescription>;
}

/** What the owner of obligations does within the transaction that settles them. */
export interface Obligor {
  kind: string;
  /** Part payments recorded by hand are expected, and nothing that somebody has to look into. */
  takesParts?: true;
  /** The first lock of every transaction that changes an owner's money: it serialises all of it. */
  lock(ctx: Ctx, ownerId: string): Promise<Debtor>;
  /** A refund has gone out. */
  onRefunded(ctx: Ctx, refund: { ownerId: string; refundId: string; captureId: string }): Promise<void>;
  /** `paidBy` is what a receipt is written for. */
  describe(ctx: Ctx, ownerId: string, paidBy?: PaidBy): Promise<OwnerDescription>;
  /** Of several at once, without a lock. One that is gone is left out. */
  summarise?(db: Db | Tx, ownerIds: readonly string[]): Promise<Map<string, OwnerSummary>>;
  /**
   * Return paths may stand for a secret that is not stored with them; the owner puts it in when a browser comes back.
   * Null where that secret has been replaced since: whoever was given the old one is not handed the new one.
   */
  fillPath?(ctx: Ctx, ownerId: string, path: string): Promise<string | null>;
}

declare module '#server/calls/context.ts' {
  interface Ports {
    obligors: Map<string, Obligor>;
    gateways: Gateways;
  }
}

export const requireObligor = (ctx: Pick<Ctx, 'ports'>, kind: string): Obligor => {
  const obligor = ctx.ports.obligors.get(kind);
  if (!obligor) throw new Error(`nobody owns obligations of the kind ${kind}`);
  return obligor;
};
