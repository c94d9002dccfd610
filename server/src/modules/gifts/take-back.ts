import { canTakeBack } from '#domain/orders/gift-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { endOrder, refundInFull } from '../orders/index.ts';
import { lockGift } from './gather-gift.ts';
import { changeGift } from './gifts.repository.ts';

const REASON = 'The gift was taken back by its giver';

/** Ends a gift that nobody has claimed: its seats are free, and everything that was paid goes back. */
export const takeBack = async (ctx: SignedInCtx, reference: string): Promise<void> => {
  const { gift, order, facts } = await lockGift(ctx, reference);
  if (facts.isTakenBack) return;
  if (!canTakeBack(facts)) throw new AppError('wrong-state', { message: whyNot(facts.places) });
  await endOrder(ctx, order, REASON);
  await refundInFull(ctx, order, REASON);
  await changeGift(ctx.db, gift.id, { takenBackAt: ctx.now });
};

const whyNot = (places: readonly string[]): string => {
  if (places.includes('claimed')) return 'This gift has been claimed and can no longer be taken back.';
  return places.includes('begun')
    ? 'The first course of this gift has begun: it stays yours, and nothing goes back.'
    : 'This gift can no longer be taken back.';
};
