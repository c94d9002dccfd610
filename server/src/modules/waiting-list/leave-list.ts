import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { releaseSeat } from '#server/modules/seats/index.ts';
import { giveUpPlace } from './give-up-place.ts';
import { requireStanding } from './require-standing.ts';

const isPaying = () =>
  new AppError('wrong-state', {
    message: 'Your order has taken the seat. To give it up, please cancel the order.',
  });

/** Gives an offered seat to the next at once; its person stays in line behind them. */
export const declineOffer = async (ctx: SignedInCtx, courseKey: string): Promise<void> => {
  const { course, standing } = await requireStanding(ctx, courseKey);
  if (standing.isPaying) throw isPaying();
  // Of an offer that has just ended, the next has been told already.
  await releaseSeat(ctx, { courseId: course.id, placeId: standing.id });
};

/** Leaves the line, and an offered seat to the next. */
export const leaveList = async (ctx: SignedInCtx, courseKey: string): Promise<void> => {
  const { standing } = await requireStanding(ctx, courseKey);
  if (!(await giveUpPlace(ctx, standing, 'left'))) throw isPaying();
};
