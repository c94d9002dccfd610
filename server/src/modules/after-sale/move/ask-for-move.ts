import { formatEur } from '#domain/money/money.ts';
import type { MoveFigures } from '#domain/policies/moving.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../../catalogue/index.ts';
import { kindOf } from '../../orders/index.ts';
import { type BegunChange, beginChange } from '../changes/begin-change.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { livePlaces } from './price-on.ts';
import { quoteMove } from './quote-move.ts';
import type { OtherFigures } from './terms-of-move.ts';

export type MoveWish = {
  courseId: string;
  /** What was shown to whoever asks. */
  agreed?: { payEur: number; backEur: number } | undefined;
  other?: OtherFigures | undefined;
  /** By staff, who answer for it with a reason. */
  licenceSeen?: boolean;
  reason?: string;
  /** Where what is to be paid is paid by somebody else, later. */
  holdMinutes?: number;
};

/**
 * Moves a line, locked, to another run, or holds its seats there until it is paid for. Nothing is held before where
 * nothing is to be paid: then both runs are locked in the order of their ids.
 */
export const askForMove = async (ctx: Ctx, at: LineAtHand, wish: MoveWish): Promise<BegunChange> => {
  const { to, figures } = await quoteMove(ctx, at, wish);
  requireAgreed(figures, wish);
  const holdEndsAt = figures.pay > 0 ? await holdSeats(ctx, at, { to, wish }) : null;
  return beginChange(ctx, at, {
    kind: 'move',
    toCourseId: to.id,
    feeEur: figures.fee,
    differenceEur: figures.difference,
    refundEur: figures.back,
    reason: wish.reason ?? '',
    licenceSeen: wish.licenceSeen ?? false,
    holdEndsAt,
    isPaidLater: wish.holdMinutes !== undefined,
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
  { to, wish }: { to: Run; wish: MoveWish },
): Promise<Date | null> => {
  const moved = { ...livePlaces(line), courseId: to.id };
  const held = await kindOf(ctx, to).hold(
    ctx,
    moved,
    wish.holdMinutes && untilStart(ctx, to, wish.holdMinutes),
  );
  if (!held)
    throw new AppError('no-seat-left', { message: 'No seat is left on that date. Please choose another.' });
  return held.heldUntil;
};

/** So many minutes, but none after the start of the course. */
const untilStart = ({ now }: Ctx, { startsAt }: Run, minutes: number): number =>
  startsAt ? Math.min(minutes, Math.floor((startsAt.getTime() - now.getTime()) / 60_000)) : minutes;
