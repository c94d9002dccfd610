import {
  type AedMinor,
  aed,
  type EurMinor,
  eur,
  minus,
  proportionOf,
  type RateMicro,
  smaller,
  sum,
} from '#domain/money/money.ts';
import { spreadRefund } from '#domain/payments/refund.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import { type CaptureView, listCaptures, lockCaptures } from '../settling/captures.repository.ts';
import { sendBack } from './send-back.ts';

export type RefundOrder = { owner: Owner; aed: number; reason: string };

/** So much of what was agreed in EUR, sent back in AED at the rate that was frozen with the sale. */
export type RefundInEur = { owner: Owner; eur: EurMinor; rate: RateMicro; reason: string };

/**
 * Gives back what was paid and applied, the oldest payment first; never more than is left of it, decided under the
 * owner's lock. The sale is reversed at once, the money follows by jobs.
 */
export const refundCaptures = async (ctx: Ctx, wish: RefundOrder): Promise<string[]> => {
  const captures = await lockRefundable(ctx, wish.owner);
  if (wish.aed <= 0 || wish.aed > sum(captures.map((one) => aed(one.aedLeft))))
    throw new AppError('refund-too-large');
  let left = aed(wish.aed);
  const pieces = captures.map((capture) => {
    const piece = smaller(left, aed(capture.aedLeft));
    left = minus(left, piece);
    // The share of the EUR that is left, so that giving back the last fils gives back the last cent.
    return { aed: piece, eur: shareOfLeft(capture, piece) };
  });
  return sendBack(ctx, wish, { captures, pieces });
};

/** The same of an amount in EUR, as a policy says it. */
export const refundInEur = async (ctx: Ctx, wish: RefundInEur): Promise<string[]> => {
  const captures = await lockRefundable(ctx, wish.owner);
  const left = captures.map((one) => ({ eurLeft: eur(one.eurLeft), aedLeft: aed(one.aedLeft) }));
  if (wish.eur <= 0 || wish.eur > sum(left.map(({ eurLeft }) => eurLeft)))
    throw new AppError('refund-too-large');
  return sendBack(ctx, wish, { captures, pieces: spreadRefund(wish.eur, left, wish.rate) });
};

/** What it would send, without sending it. */
export const previewRefund = async (
  db: Tx | Db,
  { owner, eur: amount, rate }: Omit<RefundInEur, 'reason'>,
): Promise<AedMinor> => {
  const captures = (await listCaptures(db, owner)).toReversed();
  const left = captures.map((one) => ({ eurLeft: eur(one.eurLeft), aedLeft: aed(one.aedLeft) }));
  return sum(spreadRefund(amount, left, rate).map((piece) => piece.aed));
};

const shareOfLeft = ({ eurLeft, aedLeft }: CaptureView, part: AedMinor): EurMinor =>
  part === 0 ? eur(0) : proportionOf(eur(eurLeft), { part, whole: aedLeft });

/** An owner's captures under its lock, oldest first. */
const lockRefundable = async (ctx: Ctx, owner: Owner): Promise<CaptureView[]> => {
  await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  await lockCaptures(ctx.db, owner);
  return (await listCaptures(ctx.db, owner)).toReversed();
};
