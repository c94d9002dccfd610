import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Gathered, lockGift, waitingOf } from './gather-gift.ts';
import { sendGift } from './send-gift.ts';

/** Nobody is written to more often. */
const MINUTES_BETWEEN = 10;

/** Sends the letter of a gift now: before its day, or once more. */
export const sendAgain = async (ctx: SignedInCtx, reference: string): Promise<void> => {
  const gathered = await lockGift(ctx, reference);
  requireWaiting(gathered);
  if (gathered.email === null)
    throw new AppError('wrong-state', {
      message: 'Please enter an address first: nobody is named for this gift.',
    });
  const { sentAt } = gathered.gift;
  if (sentAt && ctx.now.getTime() - sentAt.getTime() < MINUTES_BETWEEN * 60_000)
    throw new AppError('wrong-state', {
      message: `The letter was sent a moment ago. It can be sent again after ${MINUTES_BETWEEN} minutes.`,
    });
  await sendGift(ctx, gathered);
};

export const requireWaiting = (gathered: Gathered): void => {
  if (!gathered.facts.isOrderConfirmed || waitingOf(gathered).length === 0)
    throw new AppError('wrong-state', { message: 'Nothing of this gift waits for anybody any more.' });
};
