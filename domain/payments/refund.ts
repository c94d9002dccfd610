import {
  type AedMinor,
  aed,
  type EurMinor,
  eur,
  type Minor,
  minus,
  type RateMicro,
  smaller,
  toAed,
} from '../money/money.ts';

/** What is left of a capture to refund. Throws RangeError when more was refunded than captured. */
export function refundable<M extends Minor>({ captured, refunded }: { captured: M; refunded: M }): M {
  return minus(captured, refunded);
}

/** A capture as far as it can still be refunded: the EUR it settled and the AED it took, less earlier refunds. */
export type RefundableCapture = { eurLeft: EurMinor; aedLeft: AedMinor };

/**
 * The AED to give back for a refund in EUR at the frozen rate, half away from zero, never above what is left. Refunding
 * all the EUR that is left gives back all the AED that is left, so no fils stays behind. Throws RangeError when the
 * refund is above the EUR left.
 */
export function refundInAed(refund: EurMinor, capture: RefundableCapture, rate: RateMicro): AedMinor {
  const keeps = minus(capture.eurLeft, refund);
  return keeps === 0 ? capture.aedLeft : smaller(toAed(refund, rate), capture.aedLeft);
}

export type RefundPiece = { eur: EurMinor; aed: AedMinor };

/**
 * Spreads a refund over the captures of an order, each used up before the next, since a gateway refunds per capture.
 * One piece for each capture in the same order; Σ eur = refund and no piece is above what its capture has left.
 * Throws RangeError when the refund is above Σ eurLeft.
 */
export function spreadRefund(
  refund: EurMinor,
  captures: readonly RefundableCapture[],
  rate: RateMicro,
): RefundPiece[] {
  let left = refund;
  const pieces = captures.map((capture) => {
    const piece = smaller(left, capture.eurLeft);
    left = minus(left, piece);
    return piece === 0
      ? { eur: eur(0), aed: aed(0) }
      : { eur: piece, aed: refundInAed(piece, capture, rate) };
  });
  if (left > 0) throw new RangeError(`${left} cents of the refund exceed what was paid`);
  return pieces;
}
