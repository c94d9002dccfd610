import { basisPoints, eur } from '#domain/money/money.ts';
import { type CancellationOutcome, cancellationOutcome } from '#domain/policies/cancellation.ts';
import type { LineAtHand } from '../line-at-hand.ts';

/** What a cancellation by its person gives back today; all of it where the academy has moved the course. */
export const quoteCancel = ({
  policy,
  days,
  paid,
  isMoved,
}: LineAtHand): Pick<CancellationOutcome, 'refund' | 'creditNote' | 'percentBp'> =>
  isMoved
    ? { refund: paid, creditNote: eur(0), percentBp: basisPoints(10_000) }
    : cancellationOutcome({ policy, by: 'student', paidSoFar: paid, ...days });
