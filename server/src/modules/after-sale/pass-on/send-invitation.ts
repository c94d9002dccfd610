import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { findLastPassOn, markPassOn, type PassOn } from './pass-ons.repository.ts';

/** Nobody is written to more often. */
const MINUTES_BETWEEN = 10;

/** Owes the letter to whoever is invited. */
export const sendInvitation = async (ctx: Ctx, { id: changeId }: { id: string }): Promise<void> => {
  await markPassOn(ctx.db, changeId, { sentAt: ctx.now });
  await announce(ctx, afterSaleEvents['pass-on.invited'], { changeId, sending: ctx.now.toISOString() });
};

/** Sends the letter of a seat that waits to be accepted once more; under the lock of its order. */
export const sendInvitationAgain = async (ctx: Ctx, lineId: string): Promise<PassOn> => {
  const passOn = await findLastPassOn(ctx.db, lineId);
  if (passOn?.state !== 'pending' || !passOn.toPlaceId || passOn.isOver)
    throw new AppError('wrong-state', { message: 'Nobody is invited to this seat any more.' });
  if (passOn.sentAt && ctx.now.getTime() - passOn.sentAt.getTime() < MINUTES_BETWEEN * 60_000)
    throw new AppError('wrong-state', {
      message: `The letter was sent a moment ago. It can be sent again after ${MINUTES_BETWEEN} minutes.`,
    });
  await sendInvitation(ctx, passOn);
  return passOn;
};
