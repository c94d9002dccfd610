import { formatEur } from '#domain/money/money.ts';
import type { MoveFigures } from '#domain/policies/moving.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '../../catalogue/index.ts';
import { kindOf } from '../../orders/index.ts';
import { type BegunChange, beginChange } from '../changes/begin-change.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { livePlaces } from './price-on.ts';
import { requireRun } from './runs-to-move-to.ts';
import { isCovered, type OtherFigures, termsOfMove } from './terms-of-move.ts';

export type MoveWish = {
  courseId: string;
  /** What was shown to whoever asks. */
  agreed?: { payEur: number; backEur: number };
  other?: OtherFigures | undefined;
  reason?: string;
  /** Where what is to be paid is paid by somebody else, later. */
  holdMinutes?: number;
};

const UNCOVERED =
  'More would go back than has been paid so far. Please pay what is still open first, or contact us.';

/**
 * Moves a line, locked, to another run, or holds its seats there until it is paid for. Nothing is held before where
 * nothing is to be paid: then both runs are locked in the order of their ids.
 */
export const askForMove = async (ctx: Ctx, at: LineAtHand, wish: MoveWish): Promise<BegunChange> => {
  const to = await requireRun(ctx, at, wish.courseId);
  const figures = await termsOfMove(ctx, at, { to, other: wish.other });
  requireAgreed(figures, wish);
  if (!isCovered(at, figures)) throw new AppError('wrong-state', { message: UNCOVERED });
  const holdEndsAt = figures.pay > 0 ? await holdSeats(ctx, at, { to, wish }) : null;
  return beginChange(ctx, at, {
    kind: 'move',
    toCourseId: to.id,
    feeEur: figures.fee,
    differenceEur: figures.difference,
    refundEur: figures.back,
    reason: wish.reason ?? '',
    holdEndsAt,
  });
};

const requireAgreed = ({ pay, back }: MoveFigures, { agreed }: MoveWish): void => {
  if (!agreed || (agreed.payEur === pay && agreed.backEur === back)) return;
  const now =
    pay > 0 ? `${formatEur(pay)} to pay` : back > 0 ? `${formatEur(back)} back to you` : 'nothing to pay';
  throw new AppError('conflict', {
    message: `The figures have changed meanwhile: it is ${now} now. Please look at them again.`,
  });
};

const holdSeats = async (
  ctx: Ctx,
  { line }: LineAtHand,
  { to, wish }: { to: InPersonCourse; wish: MoveWish },
): Promise<Date | null> => {
  const held = await kindOf(ctx, to).hold(ctx, { ...livePlaces(line), courseId: to.id }, wish.holdMinutes);
  if (!held)
    throw new AppError('no-seat-left', { message: 'No seat is left on that date. Please choose another.' });
  return held.heldUntil;
};
